import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { notifications } from '#src/actors/notify.ts';
import { signIn as messages } from '#src/messages/signIn.ts';
import { requiredKey, requiredSecret } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';

const schema = z.object({
  identifier: requiredKey(messages.identifierRequired),
  password: requiredSecret(messages.passcodeRequired),
});

export type SignInValues = z.output<typeof schema>;
export type SignInErrors = { readonly [Name in keyof SignInValues]?: readonly string[] | null } & {
  /** why the last sign-in failed */
  readonly form?: string | null;
};

interface SignInValidationProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onErrors: (errors: SignInErrors) => void;
  /** From now on the form is validated and submitted by this. */
  readonly onAttached: () => void;
  readonly onSubmit: (values: SignInValues) => void;
}

/** Validates the sign-in form, and submits it. Renders nothing: the form is there before this code is. */
export default function SignInValidation({ form, onErrors, onAttached, onSubmit }: SignInValidationProps) {
  const { form: attached, errors } = useValidatedForm({
    schema,
    onSubmit: (values) => {
      onSubmit(values);
    },
  });
  const shown = errors();
  useLayoutEffect(() => {
    if (typeof attached === 'object' && attached) attached.current = form.current;
  }, [attached, form]);
  const failure = useSyncExternalStore(notifications.subscribe, notifications.getFailure);
  useLayoutEffect(() => onErrors({ ...shown, form: failure }), [onErrors, shown, failure]);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('input', notifications.forgetFailure);
    return () => element?.removeEventListener('input', notifications.forgetFailure);
  }, [form]);
  useEffect(onAttached, [onAttached]);
  return null;
}
