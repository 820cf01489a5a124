import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { registerMutation } from '#src/api/auth.ts';
import { ApiError, isRefused } from '#src/api/errors.ts';
import { createIdempotencyKey, sendsIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { signUp as messages } from '#src/messages/signUp.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { urls } from '#src/urls.ts';
import { NewPasscodeField } from '../../NewPasscodeField';
import { reportFailure } from '../../reportFailure';
import { requiredSecret, requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { setNewPrivateKey } from '../newPrivateKey';
import { PublicPage } from '../PublicPage';

const schema = z.object({
  name: requiredText(messages.nameRequired),
  email: requiredText(messages.emailRequired),
  password: requiredSecret(messages.passcodeRequired),
  referral_code: requiredText(messages.referralCodeRequired),
});

/** Checks the format only. */
const referralCode = z.catch(z.string().check(z.trim(), z.regex(/^[\p{L}\p{N}._+/-]{1,64}$/u)), '');

/** The code of a referral link (`/signup?ref=CODE`); empty if it is missing or malformed. */
const readReferralCode = (params: URLSearchParams): string => referralCode.parse(params.get('ref'));

/** Create Your Account (R2.4). The new private key is passed on in memory, never in a URL. */
export default function SignUp() {
  const { client } = useServices();
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const { mutateAsync, isPending } = useMutation(registerMutation(client));
  const [isLoading, setIsLoading] = useState(false);
  /** the keys of registrations whose outcome is not known, by what was sent */
  const unresolvedKeys = useRef(new Map<string, string>());
  const { form, register, failure, data } = useValidatedForm({
    schema,
    initialValues: { name: '', email: '', password: '', referral_code: readReferralCode(params) },
    onSubmit: async (account) => {
      setIsLoading(true);
      try {
        // The provider tells the private key once: nothing is sent before the screen that shows it is there.
        await import('../sign-up-success/SignUpSuccess');
      } catch (cause) {
        console.error('The screen with the private key could not be loaded.', cause);
        notify.failure(messages.notLoaded);
        return { text: messages.notLoaded };
      } finally {
        setIsLoading(false);
      }
      // Sent once more with an unknown outcome, it is the same registration: the provider tells the private key then.
      const sent = JSON.stringify(account);
      const key = unresolvedKeys.current.get(sent) ?? createIdempotencyKey();
      const isOnly = unresolvedKeys.current.size === 0;
      unresolvedKeys.current.set(sent, key);
      try {
        const { message, user } = await mutateAsync({ body: account, key });
        notify.success(message ?? messages.success);
        setNewPrivateKey(user.user_pk);
        navigate(urls.signUpSuccess);
      } catch (cause) {
        // Where no registration of this form may have been made before, nor is made twice, the field is somebody's already.
        const isTaken =
          sendsIdempotencyKey &&
          isOnly &&
          cause instanceof ApiError &&
          cause.status === 409 &&
          Object.hasOwn(account, cause.body.field ?? '');
        if (isTaken || isRefused(cause)) unresolvedKeys.current.delete(sent);
        return reportFailure('Sign-up failed.', cause, {
          source: 'error',
          ...(!isTaken && { unknown: messages.unknown[sendsIdempotencyKey ? 'keyed' : 'unkeyed'] }),
        });
      }
    },
  });

  const typed = data();
  return (
    <PublicPage>
      <PageTitle>{messages.title}</PageTitle>
      <Form ref={form}>
        <Field label={messages.name} {...register('name')} autoComplete="name" />
        <Field
          label={messages.email}
          {...register('email')}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <NewPasscodeField
          label={messages.passcode}
          {...register('password')}
          typed={typed.password}
          own={[typed.name, typed.email]}
        />
        <Field
          label={messages.referralCode}
          {...register('referral_code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <FormFailure text={failure} />
        <SubmitButton busy={isPending || isLoading} fullWidth>
          {messages.submit}
        </SubmitButton>
      </Form>
      <p>
        {messages.haveAccount} <Link href={urls.signIn}>{messages.signIn}</Link>
      </p>
    </PublicPage>
  );
}
