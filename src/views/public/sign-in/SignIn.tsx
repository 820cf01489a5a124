import { type ReactNode, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useServices, useSession } from '#src/actors/context.ts';
import { listStored, watchStored } from '#src/browser/storage.ts';
import { MOVEMENTS_KEY } from '#src/browser/storageKeys.ts';
import { signIn as messages } from '#src/messages/signIn.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { lazyPart } from '../../lazyPart';
import { getNewPrivateKey, setNewPrivateKey } from '../newPrivateKey';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';
import type { SignInErrors, SignInValues } from './SignInValidation';
import { useLateValidation } from './useLateValidation';

/** Loaded only where there is a record of a movement. */
const SignedOutMovements = lazyPart(() => import('./SignedOutMovements'), { what: messages.movements });
const watchRecords = (onChange: () => void) => watchStored(MOVEMENTS_KEY, onChange);
const hasRecords = () => listStored(MOVEMENTS_KEY).length > 0;

/** As if it was typed: the validation hears of it, if it is there already. */
function fillIn(form: HTMLFormElement | null, values: Partial<SignInValues>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

export interface SignInProps {
  /** rendered above the form, which it can fill in: the demo's personas */
  readonly aid?: ((fill: (credentials: SignInValues) => void) => ReactNode) | undefined;
}

/** Access Your Account (R2.1). */
export default function SignIn({ aid }: SignInProps) {
  const { session, load } = useServices();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const reason = useSession((snapshot) => snapshot.context.reason);
  const hasMovements = useSyncExternalStore(watchRecords, hasRecords, () => false);
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<SignInErrors>({});
  // What validates is of use only with what sends.
  const loadValidation = useCallback(
    () => Promise.all([import('./SignInValidation'), load()]).then(([part]) => part),
    [load],
  );
  const { Validation, state, handleSubmit, handleAttached } = useLateValidation(form, loadValidation);
  const login = useCallback(
    (credentials: SignInValues) => session.send({ type: 'session.login', ...credentials }),
    [session],
  );

  useEffect(() => {
    const identifier = getNewPrivateKey();
    if (identifier !== null) fillIn(form.current, { identifier });
    setNewPrivateKey(null);
  }, []);

  return (
    <PublicPage>
      <PageTitle>{messages.title}</PageTitle>
      {reason !== null && reason !== 'loggedOut' && (
        <Notice tone="warning" role="status">
          {messages.ended[reason]}
        </Notice>
      )}
      {hasMovements && <SignedOutMovements />}
      {aid?.((credentials) => fillIn(form.current, credentials))}
      <Form ref={form} onSubmit={handleSubmit}>
        <Field
          label={messages.identifier}
          name="identifier"
          error={errors.identifier}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasscodeField
          label={messages.passcode}
          name="password"
          error={errors.password}
          autoComplete="current-password"
        />
        <p>
          {/* The address that the sign-in leads to stays until the member comes back. */}
          <Link href={urls.forgotPassword} state={useHistoryState()}>
            {messages.forgotPassword}
          </Link>
        </p>
        {state === 'failed' && (
          <Notice tone="critical" role="alert">
            {messages.notLoaded}
          </Notice>
        )}
        {errors.form && <Notice tone="critical">{errors.form}</Notice>}
        <SubmitButton busy={busy || state === 'waiting'} fullWidth>
          {messages.submit}
        </SubmitButton>
      </Form>
      {Validation && (
        <Validation form={form} onErrors={setErrors} onAttached={handleAttached} onSubmit={login} />
      )}
      <p>
        {messages.noAccount} <Link href={urls.signUp}>{messages.signUp}</Link>
      </p>
    </PublicPage>
  );
}
