import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useServices } from '../../../actors/context';
import { notify } from '../../../actors/notify';
import { changePasswordMutation } from '../../../api/users';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { setting } from '../../../wording/setting';
import { requiredSecret } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { reportSaveFailure } from './reportSaveFailure';

const sentences = setting.security;

const schema = z.object({
  current_password: requiredSecret(sentences.currentRequired),
  new_password: requiredSecret(sentences.newRequired),
});

/** Current Password and New Password; emptied once they have been changed, kept when that failed. */
export function PasswordForm() {
  const { client } = useServices();
  const { mutateAsync, isPending } = useMutation(changePasswordMutation(client));
  const { form, errors, reset } = useValidatedForm({
    schema,
    initialValues: { current_password: '', new_password: '' },
    onSubmit: async (passwords) => {
      try {
        const { message } = await mutateAsync(passwords);
        reset();
        notify.success(message?.trim() || sentences.success);
      } catch (failure) {
        reportSaveFailure('The password could not be changed.', failure);
      }
    },
  });
  const found = errors();
  return (
    <Form ref={form} aria-label={sentences.changePassword}>
      <Field
        label={sentences.current}
        name="current_password"
        type="password"
        autoComplete="current-password"
        reveal={sentences.reveal.current}
        error={found.current_password}
      />
      <Field
        label={sentences.new}
        name="new_password"
        type="password"
        autoComplete="new-password"
        reveal={sentences.reveal.new}
        error={found.new_password}
      />
      <FormActions>
        <Button type="submit" busy={isPending}>
          {setting.saveChanges}
        </Button>
      </FormActions>
    </Form>
  );
}
