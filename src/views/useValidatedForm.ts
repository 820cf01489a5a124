import { useForm } from '@felte/react';
import { validator } from '@felte/validator-zod';
import { useRef } from 'react';
import type * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';

interface ValidatedForm<Values extends Record<string, string>, Output> {
  /** presence checks only: the provider decides the rest (specification section 5) */
  readonly schema: z.ZodMiniType<Output, Values>;
  readonly initialValues: NoInfer<Values>;
  /** Handed what the schema makes of what was typed. Never called again while it is still under way. */
  readonly onSubmit: (values: NoInfer<Output>) => Promise<void> | void;
}

/**
 * A Felte form checked by a zod schema: errors stand under touched fields, the first bad field gets the focus on
 * submit, and a second click while the first is under way does nothing.
 */
export function useValidatedForm<Values extends Record<string, string>, Output>({
  schema,
  initialValues,
  onSubmit,
}: ValidatedForm<Values, Output>) {
  const underWay = useRef(false);
  return useForm<Values>({
    initialValues,
    extend: [validator({ schema }), focusFirstError, prepareMessages],
    onSubmit: async (values) => {
      if (underWay.current) return;
      underWay.current = true;
      try {
        await onSubmit(schema.parse(values));
      } finally {
        underWay.current = false;
      }
    },
  });
}

interface FormStage {
  readonly form?: HTMLFormElement;
}

/** A Felte extender: whoever begins to fill in a form will soon be told how it went. */
function prepareMessages({ form }: FormStage) {
  form?.addEventListener('focusin', notify.prepare, { once: true });
  return {};
}

/** A Felte extender: in the order of the page, not of the schema. */
function focusFirstError({ form }: FormStage) {
  return {
    onSubmitError: ({ errors }: { errors: object }) => {
      const wrong = new Map<string, unknown>(Object.entries(errors));
      for (const control of form?.elements ?? []) {
        if (control instanceof HTMLInputElement && isWrong(wrong.get(control.name))) return control.focus();
      }
    },
  };
}

const isWrong = (error: unknown) => (Array.isArray(error) ? error.length > 0 : Boolean(error));
