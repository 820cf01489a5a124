import { useForm } from '@felte/react';
import { validator } from '@felte/validator-zod';
import { useLayoutEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';

interface ValidatedForm<Values extends Record<string, string>, Output> {
  /** presence checks only; the provider validates the rest (R5.1) */
  readonly schema: z.ZodMiniType<Output, Values>;
  /** left out, the fields keep what is in them when the form is attached */
  readonly initialValues?: NoInfer<Values>;
  /** Receives the parsed values. Not called again before it has settled. */
  readonly onSubmit: (values: NoInfer<Output>) => Promise<void> | void;
}

/**
 * A Felte form validated by a zod schema: touched fields show errors, submitting focuses the first invalid field, and
 * submitting again before the first has settled does nothing.
 */
export function useValidatedForm<Values extends Record<string, string>, Output>({
  schema,
  initialValues,
  onSubmit,
}: ValidatedForm<Values, Output>) {
  const isSubmitting = useRef(false);
  // Felte keeps the function that it was first given.
  const latestSubmit = useRef(onSubmit);
  useLayoutEffect(() => {
    latestSubmit.current = onSubmit;
  });
  const felte = useForm<Values>({
    ...(initialValues ? { initialValues } : {}),
    extend: [validator({ schema }), focusFirstError, preloadToasts],
    onSubmit: async (values) => {
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      try {
        await latestSubmit.current(schema.parse(values));
      } finally {
        isSubmitting.current = false;
      }
    },
  });
  const errors = felte.errors();
  return {
    ...felte,
    /** the props that connect a field with the form */
    register: <Name extends keyof Values & string>(name: Name) => ({ name, error: errors[name] }),
  };
}

interface FelteExtenderInput {
  readonly form?: HTMLFormElement;
}

/** A Felte extender: loads the toasts' code when the form is first focused, or has been. */
function preloadToasts({ form }: FelteExtenderInput) {
  if (form?.contains(document.activeElement)) notify.prepare();
  form?.addEventListener('focusin', notify.prepare, { once: true });
  return {};
}

/** A Felte extender: in the order of the document, not of the schema. */
function focusFirstError({ form }: FelteExtenderInput) {
  return {
    onSubmitError: ({ errors }: { errors: object }) => {
      const fieldErrors = new Map<string, unknown>(Object.entries(errors));
      for (const control of form?.elements ?? []) {
        if (control instanceof HTMLInputElement && hasError(fieldErrors.get(control.name)))
          return control.focus();
      }
    },
  };
}

const hasError = (error: unknown) => (Array.isArray(error) ? error.length > 0 : Boolean(error));
