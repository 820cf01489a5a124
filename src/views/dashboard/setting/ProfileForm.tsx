import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { notify } from '#src/actors/notify.ts';
import { spellOut, toDestination } from '#src/domain/address.ts';
import { setting } from '#src/messages/setting.ts';
import { Button } from '#src/ui/Button.tsx';
import { Field } from '#src/ui/Field.tsx';
import { Form, FormActions, FormFailure } from '#src/ui/Form.tsx';
import { reportFailure } from '../../reportFailure';
import { requiredText } from '../../requiredField';
import { useValidatedForm } from '../../useValidatedForm';
import { AddressConfirmation } from '../amount/AddressConfirmation';
import { type AddressWarnings, examineAddress } from '../amount/examineAddress';

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
  /** saved, or given up */
  readonly onClose: () => void;
}

/**
 * Full Name and Wallet Address. An empty address removes the one that there was; one that was not changed is not sent. An address that looks wrong has to be confirmed (D491).
 */
export function ProfileForm({ name, walletAddress, save, saving, onClose }: ProfileFormProps) {
  const [asked, setAsked] = useState<{ readonly address: string; readonly warnings: AddressWarnings }>();
  const confirmed = useRef<string>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  // Another tab may have saved another one since.
  const wasSent = useRef(false);
  const [shownAddress] = useState(walletAddress ?? '');
  const own = walletAddress ? [toDestination(walletAddress)] : [];
  const { form, register, data, failure } = useValidatedForm({
    schema,
    initialValues: { name, wallet_address: shownAddress },
    onSubmit: async (typed) => {
      try {
        const wallet_address = typed.wallet_address.trim();
        const isOld = ['', shownAddress, confirmed.current].includes(wallet_address);
        const warnings = isOld ? undefined : await examineAddress(wallet_address, own);
        if (warnings) {
          setAsked({ address: wallet_address, warnings });
          return;
        }
        // Sent once with an unknown outcome, it may be the address by now.
        const isSent = wasSent.current || wallet_address !== shownAddress;
        wasSent.current = isSent;
        const { message } = await save({ name: typed.name.trim(), ...(isSent && { wallet_address }) });
        notify.success(message ?? messages.success);
        onClose();
      } catch (cause) {
        return reportFailure('The profile could not be updated.', cause, { unknown: messages.unknown });
      }
    },
  });
  // The button that asked has the focus again.
  const close = () => {
    flushSync(() => setAsked(undefined));
    frame.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  };
  return (
    <>
      {asked && (
        <AddressConfirmation
          {...asked}
          onGoBack={close}
          onConfirm={() => {
            confirmed.current = asked.address;
            close();
            frame.current?.querySelector('form')?.requestSubmit();
          }}
        />
      )}
      <div ref={frame} hidden={asked !== undefined}>
        <Form ref={form} aria-label={messages.form}>
          <Field label={messages.fullName} {...register('name')} autoComplete="name" />
          <Field
            label={messages.walletAddress}
            {...register('wallet_address')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={messages.walletAddressHint}
            whole={spellOut(data().wallet_address)}
          />
          <FormFailure text={failure} />
          <FormActions>
            <Button type="submit" busy={saving}>
              {setting.saveChanges}
            </Button>
            <Button variant="secondary" disabled={saving} onClick={onClose}>
              {messages.cancel}
            </Button>
          </FormActions>
        </Form>
      </div>
    </>
  );
}
