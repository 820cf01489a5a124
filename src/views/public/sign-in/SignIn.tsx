import type { ReactNode } from 'react';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { useServices, useSession } from '../../../actors/context';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { Notice } from '../../../ui/Notice';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { signIn as sentences } from '../../../wording/signIn';
import { required, requiredSecret } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';

const schema = z.object({
  identifier: required(sentences.identifierRequired),
  password: requiredSecret(sentences.passcodeRequired),
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
    onSubmit: (credentials) => session.send({ type: 'session.signIn', ...credentials }),
  });
  const found = errors();

  return (
    <PublicPage>
      <PageTitle>{sentences.title}</PageTitle>
      {reason !== null && reason !== 'signedOut' && (
        <Notice tone="warning" role="status">
          {sentences.ended[reason]}
        </Notice>
      )}
      {aid?.((credentials) => setFields(credentials))}
      <Form ref={form}>
        <Field
          label={sentences.identifier}
          name="identifier"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={found.identifier}
        />
        <PasscodeField
          label={sentences.passcode}
          name="password"
          autoComplete="current-password"
          error={found.password}
        />
        <p>
          <Link href={urls.forgotPassword}>{sentences.forgotPassword}</Link>
        </p>
        <FormActions>
          <Button type="submit" busy={busy} fullWidth>
            {sentences.submit}
          </Button>
        </FormActions>
      </Form>
      <p>
        {sentences.noAccount} <Link href={urls.signUp}>{sentences.signUp}</Link>
      </p>
    </PublicPage>
  );
}
