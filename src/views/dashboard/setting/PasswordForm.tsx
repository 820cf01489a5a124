import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useServices } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { changePasswordMutation, profileQuery } from '#src/api/users.ts';
import { setting } from '#src/messages/setting.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { NewPasscodeField } from '../../NewPasscodeField';
import { reportFailure } from '../../reportFailure';
import { requiredSecret } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { useMemberQuery } from '../useMemberQuery';

const messages = setting.security;

const schema = z.object({
  current_password: requiredSecret(messages.currentRequired),
  new_password: requiredSecret(messages.newRequired),
});

/** Changes the password; the fields are cleared on success and kept on failure. */
export function PasswordForm() {
  const { client } = useServices();
  const { mutateAsync, isPending } = useMutation(changePasswordMutation(client));
  const member = useMemberQuery(profileQuery).data?.profile;
  const { form, register, reset, failure, data } = useValidatedForm({
    schema,
    initialValues: { current_password: '', new_password: '' },
    onSubmit: async (passwords) => {
      try {
        const { message } = await mutateAsync(passwords);
        reset();
        notify.success(message ?? messages.success);
      } catch (cause) {
        return reportFailure('The password could not be changed.', cause, { unknown: messages.unknown });
      }
    },
  });
  return (
    <Form ref={form} aria-label={messages.changePassword}>
      <Field
        label={messages.current}
        {...register('current_password')}
        type="password"
        autoComplete="current-password"
        reveal={messages.reveal.current}
      />
      <NewPasscodeField
        label={messages.new}
        {...register('new_password')}
        typed={data().new_password}
        own={[member?.name, member?.email]}
        reveal={messages.reveal.new}
      />
      <FormFailure text={failure} />
      <SubmitButton busy={isPending}>{setting.saveChanges}</SubmitButton>
    </Form>
  );
}
