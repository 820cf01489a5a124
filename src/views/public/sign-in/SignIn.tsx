import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { useServices, useSession } from '#src/actors/context.ts';
import { signIn as messages } from '#src/messages/signIn.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { required, requiredSecret } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';

const schema = z.object({
  identifier: required(messages.identifierRequired),
  password: requiredSecret(messages.passcodeRequired),
});

export interface SignInProps {
  /** Something beside the form that can fill it in: the demo's personas. */
  readonly aid?: ((fill: (credentials: z.output<typeof schema>) => void) => ReactNode) | undefined;
}

/** Access Your Account (specification section 2). */
export default function SignIn({ aid }: SignInProps) {
  const { session } = useServices();
  const busy = useSession((snapshot) => snapshot.hasTag('busy'));
  const reason = useSession((snapshot) => snapshot.context.reason);
  const { form, errors, setFields } = useValidatedForm({
    schema,
    initialValues: { identifier: '', password: '' },
    onSubmit: (credentials) => session.send({ type: 'session.login', ...credentials }),
  });
  const found = errors();

  return (
    <PublicPage>
      <PageTitle>{messages.title}</PageTitle>
      {reason !== null && reason !== 'loggedOut' && (
        <Notice tone="warning" role="status">
          {messages.ended[reason]}
        </Notice>
      )}
      {aid?.((credentials) => setFields(credentials))}
      <Form ref={form}>
        <Field
          label={messages.identifier}
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={found.identifier}
        />
        <PasscodeField
          label={messages.passcode}
          name="password"
          autoComplete="current-password"
          error={found.password}
        />
        <p>
          <Link href={urls.forgotPassword}>{messages.forgotPassword}</Link>
        </p>
        <FormActions>
          <Button type="submit" busy={busy} fullWidth>
            {messages.submit}
          </Button>
        </FormActions>
      </Form>
      <p>
        {messages.noAccount} <Link href={urls.signUp}>{messages.signUp}</Link>
      </p>
    </PublicPage>
  );
}
