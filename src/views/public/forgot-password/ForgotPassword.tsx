import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { forgotPasswordMutation } from '#src/api/auth.ts';
import { forgotPassword as messages } from '#src/messages/passcode.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { reportFailure } from '../../reportFailure';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { PublicPage } from '../PublicPage';

const schema = z.object({ email: requiredText(messages.emailRequired) });

/** Requests an e-mail to reset the passcode (R2.6). */
export default function ForgotPassword() {
  const { client } = useServices();
  const [askedFor, setAskedFor] = useState<string>();
  const { mutateAsync, isPending } = useMutation(forgotPasswordMutation(client));
  const { form, register, failure } = useValidatedForm({
    schema,
    initialValues: { email: '' },
    onSubmit: async (values) => {
      try {
        const { message } = await mutateAsync(values);
        notify.success(message ?? messages.success);
        setAskedFor(values.email);
      } catch (cause) {
        return reportFailure('Asking for a reset failed.', cause);
      }
    },
  });

  return (
    <PublicPage>
      <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      <Form ref={form}>
        <Field
          label={messages.email}
          {...register('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <FormFailure text={failure} />
        <SubmitButton busy={isPending} fullWidth>
          {messages.submit}
        </SubmitButton>
        {askedFor !== undefined && !isPending && !failure && (
          // The toast, which has announced it, soon is gone.
          <Notice tone="success">{messages.asked(askedFor)}</Notice>
        )}
      </Form>
      <p>
        <Link href={urls.signIn} state={useHistoryState()}>
          {messages.back}
        </Link>
      </p>
    </PublicPage>
  );
}
