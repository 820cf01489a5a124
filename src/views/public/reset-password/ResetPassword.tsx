import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { resetPasswordMutation } from '#src/api/auth.ts';
import { isRefused } from '#src/api/errors.ts';
import { resetPassword as messages } from '#src/messages/passcode.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { NewPasscodeField } from '../../NewPasscodeField';
import { reportFailure } from '../../reportFailure';
import { requiredSecret } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { PasscodeField } from '../PasscodeField';
import { PublicPage } from '../PublicPage';

/** Browsers and proxies take such a part out of a path together with the one before it, encoded or not, as slashes may be. */
const DOT_SEGMENT = /(?:^|[/\\]|%(?:25)*(?:2f|5c))(?:\.|%(?:25)*2e)+(?:$|[/\\;]|%(?:25)*(?:2f|5c|3b))/i;

const schema = z
  .object({
    password: requiredSecret(messages.passcodeRequired),
    confirm_password: requiredSecret(messages.confirmationRequired),
  })
  .check(
    z.refine((reset) => reset.confirm_password === '' || reset.password === reset.confirm_password, {
      path: ['confirm_password'],
      error: messages.mismatch,
      when: () => true,
    }),
  );

/** Sets a new passcode with the token of the e-mailed link (R2.7). */
export default function ResetPassword({ token }: { readonly token: string }) {
  return (
    <PublicPage>
      <PageTitle>{messages.title}</PageTitle>
      {DOT_SEGMENT.test(token) ? (
        <>
          <Notice tone="critical" role="alert">
            {messages.invalidLink}
          </Notice>
          <Link href={urls.forgotPassword} className={buttonClass('primary', true)}>
            {messages.newLink}
          </Link>
        </>
      ) : (
        <ResetForm token={token} />
      )}
      <p>
        <Link href={urls.signIn}>{messages.back}</Link>
      </p>
    </PublicPage>
  );
}

function ResetForm({ token }: { readonly token: string }) {
  const { client } = useServices();
  const [, navigate] = useLocation();
  const { mutateAsync, isPending } = useMutation(resetPasswordMutation(client, token));
  const [wasRefused, setWasRefused] = useState(false);
  const { form, register, failure, data } = useValidatedForm({
    schema,
    initialValues: { password: '', confirm_password: '' },
    onSubmit: async (values) => {
      try {
        const { message } = await mutateAsync(values);
        notify.success(message ?? messages.success);
        // Back does not lead to a link that has been used.
        navigate(urls.signIn, { replace: true });
      } catch (cause) {
        if (isRefused(cause)) setWasRefused(true);
        return reportFailure('Resetting the passcode failed.', cause, { unknown: messages.unknown });
      }
    },
  });

  return (
    <Form ref={form}>
      <NewPasscodeField label={messages.passcode} {...register('password')} typed={data().password} />
      <PasscodeField
        label={messages.confirmation}
        {...register('confirm_password')}
        autoComplete="new-password"
      />
      <FormFailure text={failure} />
      <SubmitButton busy={isPending} fullWidth>
        {messages.submit}
      </SubmitButton>
      {wasRefused && (
        <Link href={urls.forgotPassword} className={buttonClass('secondary', true)}>
          {messages.newLink}
        </Link>
      )}
    </Form>
  );
}
