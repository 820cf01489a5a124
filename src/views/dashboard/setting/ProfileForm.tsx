import * as z from 'zod/mini';
import { notify } from '../../../actors/notify';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Form, FormActions } from '../../../ui/Form';
import { setting } from '../../../wording/setting';
import { required } from '../../required';
import { useValidatedForm } from '../../useValidatedForm';
import { reportSaveFailure } from './reportSaveFailure';

const sentences = setting.profile;

const schema = z.object({ name: required(sentences.nameRequired), wallet_address: z.string() });

interface ProfileFormProps {
  /** what the fields begin with */
  readonly name: string;
  /** empty while there is none */
  readonly walletAddress: string;
  readonly save: (change: {
    name: string;
    wallet_address: string;
  }) => Promise<{ message?: string | undefined }>;
  readonly saving: boolean;
  readonly onSaved: () => void;
}

/** Full Name and Wallet Address. Both are always sent: an empty address is how one is removed. */
export function ProfileForm({ name, walletAddress, save, saving, onSaved }: ProfileFormProps) {
  const { form, errors } = useValidatedForm({
    schema,
    initialValues: { name, wallet_address: walletAddress },
    onSubmit: async (typed) => {
      try {
        const { message } = await save({
          name: typed.name.trim(),
          wallet_address: typed.wallet_address.trim(),
        });
        notify.success(message?.trim() || sentences.success);
        onSaved();
      } catch (failure) {
        reportSaveFailure('The profile could not be updated.', failure);
      }
    },
  });
  const found = errors();
  return (
    <Form ref={form} aria-label={sentences.form}>
      <Field label={sentences.fullName} name="name" autoComplete="name" error={found.name} />
      <Field
        label={sentences.walletAddress}
        name="wallet_address"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={sentences.walletAddressHint}
        error={found.wallet_address}
      />
      <FormActions>
        <Button type="submit" busy={saving}>
          {setting.saveChanges}
        </Button>
      </FormActions>
    </Form>
  );
}
