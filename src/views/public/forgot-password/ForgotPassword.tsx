import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { forgotPasswordMutation } from '../../../api/auth';
import { serverText } from '../../../api/errors';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { PageTitle } from '../../../ui/PageTitle';
import { urls } from '../../../urls';
import { somethingWentWrong } from '../../../wording/common';
import { forgotPassword as sentences } from '../../../wording/passcode';
import { required } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { PublicPage } from '../PublicPage';

const schema = z.object({ email: required(sentences.emailRequired) });

/** Asks for an e-mail to reset the passcode; failure keeps the user on the screen (specification section 2). */
export default function ForgotPassword() {
  const { client } = useServices();
  const { mutateAsync, isPending } = useMutation(forgotPasswordMutation(client));
  const { form, errors } = useValidatedForm({
    schema,
    initialValues: { email: '' },
    onSubmit: async (values) => {
      try {
        const { message } = await mutateAsync(values);
        notify.success(message ?? sentences.success);
      } catch (failure) {
        console.error('Asking for a reset failed.', failure);
        notify.failure(serverText(failure) ?? somethingWentWrong);
      }
    },
  });

  return (
    <PublicPage>
      <PageTitle lead={sentences.lead}>{sentences.title}</PageTitle>
      <Form ref={form}>
        <Field
          label={sentences.email}
          name="email"
          type="email"
          autoComplete="email"
          spellCheck={false}
          error={errors().email}
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
