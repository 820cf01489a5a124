import { useMutation } from '@tanstack/react-query';
import { Link, useLocation, useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { registerMutation } from '../../../api/auth';
import { serverText } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { somethingWentWrong } from '../../../wording/common';
import { signUp as sentences } from '../../../wording/signUp';
import { required, requiredSecret } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';
import { referralCodeIn } from './referralCodeIn';

const schema = z.object({
  name: required(sentences.nameRequired),
  email: required(sentences.emailRequired),
  password: requiredSecret(sentences.passcodeRequired),
  referral_code: required(sentences.referralCodeRequired),
});

/** Create Your Account (specification section 2); a referral link has filled in its code. The new private key goes on to the success screen, never into a URL. */
export default function SignUp() {
  const { client } = useServices();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const { mutateAsync, isPending } = useMutation(registerMutation(client));
  const { form, errors } = useValidatedForm({
    schema,
    initialValues: { name: '', email: '', password: '', referral_code: referralCodeIn(params) },
    onSubmit: async (account) => {
      try {
        const { message, user } = await mutateAsync(account);
        notify.success(message ?? sentences.success);
        navigate(urls.signUpSuccess, { state: { userPrivateKey: user.user_pk } });
      } catch (failure) {
        console.error('Sign-up failed.', failure);
        notify.failure(serverText(failure, 'error') ?? somethingWentWrong);
      }
    },
  });
  const found = errors();

  return (
    <PublicPage>
      <PageTitle>{sentences.title}</PageTitle>
      <Form ref={form}>
        <Field label={sentences.name} name="name" autoComplete="name" error={found.name} />
        <Field
          label={sentences.email}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={found.email}
        />
        <PasscodeField
          label={sentences.passcode}
          name="password"
          autoComplete="new-password"
          error={found.password}
        />
        <Field
          label={sentences.referralCode}
          name="referral_code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={found.referral_code}
        />
        <FormActions>
          <Button type="submit" busy={isPending} fullWidth>
            {sentences.submit}
          </Button>
        </FormActions>
      </Form>
      <p>
        {sentences.haveAccount} <Link href={urls.signIn}>{sentences.signIn}</Link>
      </p>
    </PublicPage>
  );
}
