import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { resetPasswordMutation } from '../../../api/auth';
import { serverText } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { Form, FormActions } from '../../../ui/Form';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { somethingWentWrong } from '../../../wording/common';
import { resetPassword as sentences } from '../../../wording/passcode';
import { requiredSecret } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';

const schema = z
  .object({
    password: requiredSecret(sentences.passcodeRequired),
    confirm_password: requiredSecret(sentences.confirmationRequired),
  })
  .check(
    z.refine((reset) => reset.confirm_password === '' || reset.password === reset.confirm_password, {
      path: ['confirm_password'],
      error: sentences.mismatch,
      when: () => true,
    }),
  );

/** Choose a new passcode with the token of the e-mailed link (specification section 2). */
export default function ResetPassword({ token }: { readonly token: string }) {
  const { client } = useServices();
  const [, navigate] = useLocation();
  const { mutateAsync, isPending } = useMutation(resetPasswordMutation(client, token));
  const { form, errors } = useValidatedForm({
    schema,
    initialValues: { password: '', confirm_password: '' },
    onSubmit: async (values) => {
      try {
        const { message } = await mutateAsync(values);
        notify.success(message ?? sentences.success);
        navigate(urls.signIn);
      } catch (failure) {
        console.error('Resetting the passcode failed.', failure);
        notify.failure(serverText(failure) ?? somethingWentWrong);
      }
    },
  });
  const found = errors();

  return (
    <PublicPage>
      <PageTitle>{sentences.title}</PageTitle>
      <Form ref={form}>
        <PasscodeField
          label={sentences.passcode}
          name="password"
          autoComplete="new-password"
          error={found.password}
        />
        <PasscodeField
          label={sentences.confirmation}
          name="confirm_password"
          autoComplete="new-password"
          error={found.confirm_password}
        />
        <FormActions>
          <Button type="submit" busy={isPending} fullWidth>
            {sentences.submit}
          </Button>
        </FormActions>
      </Form>
      <p>
        <Link href={urls.signIn}>{sentences.back}</Link>
      </p>
    </PublicPage>
  );
}
