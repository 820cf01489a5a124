import { useForm } from '@felte/react';
import { validator } from '@felte/validator-zod';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';
import type { FormFailure } from './reportFailure';

interface ValidatedForm<Values extends Record<string, string>, Output> {
  /** presence checks only; the provider validates the rest (R5.1) */
  readonly schema: z.ZodMiniType<Output, Values>;
  /** left out, the fields keep what is in them when the form is attached */
  readonly initialValues?: NoInfer<Values>;
  /** what the fields hold at first in place of the initial values, to which a reset leads all the same */
  readonly restoredValues?: NoInfer<Values> | undefined;
  /** Receives the parsed values, and returns why they could not be sent. Not called again before it has settled. */
  readonly onSubmit: (values: NoInfer<Output>) => Promise<FormFailure | undefined> | undefined;
  /** why they could not be sent, where that comes later: each time another object */
  readonly laterFailure?: FormFailure | undefined;
}

/**
 * A Felte form validated by a zod schema: touched fields show errors, submitting focuses the first invalid field, and
 * submitting again before the first has settled does nothing.
 */
export function useValidatedForm<Values extends Record<string, string>, Output>({
  schema,
  initialValues,
  restoredValues,
  onSubmit,
  laterFailure,
}: ValidatedForm<Values, Output>) {
  const isSubmitting = useRef(false);
  // Felte keeps the function that it was first given.
  const latestSubmit = useRef(onSubmit);
  useLayoutEffect(() => {
    latestSubmit.current = onSubmit;
  });
  const [failure, setFailure] = useState<FormFailure>();
  const element = useRef<HTMLFormElement>(undefined);
  const felte = useForm<Values>({
    ...(initialValues ? { initialValues: restoredValues ?? initialValues } : {}),
    extend: [
      validator({ schema }),
      markAttached,
      ({ form }) => {
        element.current = form;
        return {};
      },
      focusFirstError,
      preloadToasts,
      onEdit(() => setFailure(undefined)),
      ignoreLeavingToFill,
    ],
    onSubmit: async (values) => {
      if (isSubmitting.current) return;
      isSubmitting.current = true;
      setFailure(undefined);
      notify.clearOutcomes();
      try {
        setFailure(await latestSubmit.current(schema.parse(values)));
      } finally {
        isSubmitting.current = false;
      }
    },
  });
  const [emptyValues] = useState(initialValues);
  const { reset, resetField, setInitialValues, setTouched } = felte;
  const prepareReset = useCallback(() => {
    if (emptyValues) setInitialValues(emptyValues);
    onNextBlurUnchanged(({ name }) => setTouched((touched) => ({ ...touched, [name]: false })));
  }, [emptyValues, setInitialValues, setTouched]);

  // What failed before the form was on the screen is old.
  const shownFailure = useRef(laterFailure);
  useEffect(() => {
    if (shownFailure.current !== laterFailure) setFailure(laterFailure);
    shownFailure.current = laterFailure;
  }, [laterFailure]);
  useEffect(() => {
    if (failure?.field === undefined) return;
    // Screen readers read what is wrong with the field that gets the focus: the toast would say it once more.
    if (focusRefused(element.current, failure.field)) notify.markRead();
  }, [failure]);
  const errors = felte.errors();
  const isAtField = failure?.field !== undefined && Object.hasOwn(felte.data(), failure.field);
  return {
    ...felte,
    reset: useCallback(() => {
      prepareReset();
      reset();
    }, [prepareReset, reset]),
    resetField: useCallback(
      (...field: Parameters<typeof resetField>) => {
        prepareReset();
        resetField(...field);
      },
      [prepareReset, resetField],
    ),
    /** the props that connect a field with the form; a field that the provider names has its sentence */
    register: <Name extends keyof Values & string>(name: Name) => ({
      name,
      error: getError(errors[name]) ?? (failure?.field === name ? failure.text : undefined),
    }),
    /** why the form could not be sent, until the next edit, where no field of it is at fault (D424) */
    failure: isAtField ? undefined : failure?.text,
  };
}

interface FelteExtenderInput {
  readonly form?: HTMLFormElement;
}

/** A Felte extender: tells from outside that what is typed from now on is the form's, and is kept. */
function markAttached({ form }: FelteExtenderInput) {
  if (form) form.dataset.attached = '';
  return {};
}

/** A Felte extender: loads the toasts' code when the form is first focused, or has been. */
function preloadToasts({ form }: FelteExtenderInput) {
  if (form?.contains(document.activeElement)) notify.prepare();
  form?.addEventListener('focusin', notify.prepare, { once: true });
  return {};
}

/** A Felte extender: calls back at each edit of the form by a person. */
const onEdit =
  (listener: () => void) =>
  ({ form }: FelteExtenderInput) => {
    form?.addEventListener('input', listener);
    return { destroy: () => form?.removeEventListener('input', listener) };
  };

/** A Felte extender: a field that is left for the button that fills it in is not touched yet. */
function ignoreLeavingToFill({ form }: FelteExtenderInput) {
  const ignore = (event: FocusEvent) => {
    const { target, relatedTarget } = event;
    const isFilled =
      target instanceof HTMLInputElement &&
      relatedTarget instanceof HTMLElement &&
      relatedTarget.dataset.fills === target.name;
    if (isFilled) event.stopPropagation();
  };
  form?.addEventListener('focusout', ignore, { capture: true });
  return { destroy: () => form?.removeEventListener('focusout', ignore, { capture: true }) };
}

/** Calls back when the field that has the focus is left as it is now, after Felte, which takes it for touched then. */
function onNextBlurUnchanged(listener: (field: HTMLInputElement) => void): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement) || !field.form) return;
  const ended = new AbortController();
  const { signal } = ended;
  field.addEventListener('input', () => ended.abort(), { signal });
  const listen = ({ target }: Event) => {
    if (target !== field) return;
    ended.abort();
    listener(field);
  };
  field.form.addEventListener('focusout', listen, { signal });
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

/** Moves the focus to the field that the provider names, unless it has gone elsewhere meanwhile. Returns whether it moved. */
function focusRefused(form: HTMLFormElement | undefined, name: string): boolean {
  const focused = document.activeElement;
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field === focused) return false;
  if (focused !== document.body && !form?.contains(focused)) return false;
  field.focus();
  return true;
}

/** Of one error or several. */
const getError = (error: string | readonly string[] | null | undefined) => [error].flat()[0];

const hasError = (error: unknown) => [error].flat().some(Boolean);
