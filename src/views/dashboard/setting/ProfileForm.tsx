import * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';
import { setting } from '#src/messages/setting.ts';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormFailure, SubmitButton } from '#src/ui/Form.tsx';
import { reportFailure } from '../../reportFailure';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';

const messages = setting.profile;

const schema = z.object({ name: requiredText(messages.nameRequired), wallet_address: z.string() });

interface ProfileFormProps {
  readonly name: string;
  /** undefined if the provider says none */
  readonly walletAddress: string | undefined;
  readonly save: (change: {
    readonly name: string;
    readonly wallet_address?: string;
  }) => Promise<{ message?: string | undefined }>;
  readonly saving: boolean;
  readonly onSaved: () => void;
}

/**
 * Full Name and Wallet Address. An empty address removes the one that there was; where the provider said none, it is not
 * sent.
 */
export function ProfileForm({ name, walletAddress, save, saving, onSaved }: ProfileFormProps) {
  const { form, register, failure } = useValidatedForm({
    schema,
    initialValues: { name, wallet_address: walletAddress ?? '' },
    onSubmit: async (typed) => {
      try {
        const wallet_address = typed.wallet_address.trim();
        const isSent = wallet_address !== '' || walletAddress !== undefined;
        const { message } = await save({ name: typed.name.trim(), ...(isSent && { wallet_address }) });
        notify.success(message?.trim() || messages.success);
        onSaved();
      } catch (cause) {
        return reportFailure('The profile could not be updated.', cause);
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
      <FormFailure text={failure} />
      <SubmitButton busy={saving}>{setting.saveChanges}</SubmitButton>
    </Form>
  );
}
