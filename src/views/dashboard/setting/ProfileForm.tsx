import * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';
import { setting } from '#src/messages/setting.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, SubmitButton } from '#src/ui/Form.tsx';
import { reportFailure } from '../../reportFailure';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';

const messages = setting.profile;

const schema = z.object({ name: requiredText(messages.nameRequired), wallet_address: z.string() });

interface ProfileFormProps {
  readonly name: string;
  /** empty if there is none */
  readonly walletAddress: string;
  readonly save: (change: {
    name: string;
    wallet_address: string;
  }) => Promise<{ message?: string | undefined }>;
  readonly saving: boolean;
  readonly onSaved: () => void;
}

/** Full Name and Wallet Address. Both are always sent: an empty address removes it. */
export function ProfileForm({ name, walletAddress, save, saving, onSaved }: ProfileFormProps) {
  const { form, register } = useValidatedForm({
    schema,
    initialValues: { name, wallet_address: walletAddress },
    onSubmit: async (typed) => {
      try {
        const { message } = await save({
          name: typed.name.trim(),
          wallet_address: typed.wallet_address.trim(),
        });
        notify.success(message?.trim() || messages.success);
        onSaved();
      } catch (failure) {
        reportFailure('The profile could not be updated.', failure);
      }
    },
  });
  return (
    <Form ref={form} aria-label={messages.form}>
      <Field label={messages.fullName} {...register('name')} autoComplete="name" />
      <Field
        label={messages.walletAddress}
        {...register('wallet_address')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={messages.walletAddressHint}
      />
      <SubmitButton busy={saving}>{setting.saveChanges}</SubmitButton>
    </Form>
  );
}
