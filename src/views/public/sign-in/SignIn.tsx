import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { useServices, useSession } from '#src/actors/context.ts';
import { readStored, watchStored } from '#src/browser/storage.ts';
import { MOVEMENTS_KEY } from '#src/browser/storageKeys.ts';
import { signIn as messages } from '#src/messages/signIn.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { lazyPart } from '../../lazyPart';
import { requiredSecret, requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';

/** Loaded only where there is a record of a movement. */
const SignedOutMovements = lazyPart(() => import('./SignedOutMovements'), { what: messages.movements });
const watchRecords = (onChange: () => void) => watchStored(MOVEMENTS_KEY, onChange);
const hasRecords = () => readStored(MOVEMENTS_KEY) !== null;

const schema = z.object({
  identifier: requiredText(messages.identifierRequired),
  password: requiredSecret(messages.passcodeRequired),
});

export interface SignInProps {
  /** rendered above the form, which it can fill in: the demo's personas */
  readonly aid?: ((fill: (credentials: z.output<typeof schema>) => void) => ReactNode) | undefined;
}

/** Access Your Account (R2.1). */
export default function SignIn({ aid }: SignInProps) {
  const { session } = useServices();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const reason = useSession((snapshot) => snapshot.context.reason);
  const hasMovements = useSyncExternalStore(watchRecords, hasRecords);
  const { form, register, setFields } = useValidatedForm({
    schema,
    initialValues: { identifier: '', password: '' },
    onSubmit: (credentials) => session.send({ type: 'session.login', ...credentials }),
  });

  return (
    <PublicPage>
      <PageTitle>{messages.title}</PageTitle>
      {reason !== null && reason !== 'loggedOut' && (
        <Notice tone="warning" role="status">
          {messages.ended[reason]}
        </Notice>
      )}
      {hasMovements && <SignedOutMovements />}
      {aid?.((credentials) => setFields(credentials))}
      <Form ref={form}>
        <Field
          label={messages.identifier}
          {...register('identifier')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasscodeField label={messages.passcode} {...register('password')} autoComplete="current-password" />
        <p>
          {/* The address that the sign-in leads to stays until the member comes back. */}
          <Link href={urls.forgotPassword} state={useHistoryState()}>
            {messages.forgotPassword}
          </Link>
        </p>
        <SubmitButton busy={busy} fullWidth>
          {messages.submit}
        </SubmitButton>
      </Form>
      <p>
        {messages.noAccount} <Link href={urls.signUp}>{messages.signUp}</Link>
      </p>
    </PublicPage>
  );
}
