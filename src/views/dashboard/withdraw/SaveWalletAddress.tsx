import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useServices } from '#src/actors/context.ts';
import { saveWalletMutation } from '#src/api/users.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormFailure } from '#src/ui/Form.tsx';
import { reportFailure } from '../../reportFailure';
import { AddressConfirmation } from '../amount/AddressConfirmation';
import { type AddressWarnings, examineAddress } from '../amount/examineAddress';

const messages = withdraw.saveAddress;

interface SaveWalletAddressProps {
  readonly typed: string;
  /** the profile's wallet address, once it is loaded and if there is one */
  readonly walletAddress: string | undefined;
  /** that, and the addresses that withdrawals went to */
  readonly own: readonly string[];
}

/**
 * Offers to make a typed address that is not the profile's the member's wallet address (R7.25). One that looks wrong has
 * to be confirmed.
 */
export function SaveWalletAddress({ typed, walletAddress, own }: SaveWalletAddressProps) {
  const { client } = useServices();
  const { mutateAsync: save } = useMutation(saveWalletMutation(client));
  const [saved, setSaved] = useState<string>();
  const confirmation = useRef<HTMLParagraphElement>(null);
  const [isSaving, setSaving] = useState(false);
  const [failed, setFailed] = useState<{ readonly address: string; readonly text: string }>();
  const [asked, setAsked] = useState<{ readonly address: string; readonly warnings: AddressWarnings }>();
  const frame = useRef<HTMLDivElement>(null);
  const address = typed.trim();
  const isSaved = saved !== undefined && saved === address;

  // The button that had the focus is gone.
  useEffect(() => {
    if (isSaved) confirmation.current?.focus();
  }, [isSaved]);

  if (isSaved) {
    return (
      <p ref={confirmation} tabIndex={-1} role="status">
        {messages.done}
      </p>
    );
  }
  if (address === '' || address === walletAddress) return null;
  const saveAddress = async (isConfirmed: boolean) => {
    if (isSaving) return;
    setSaving(true);
    setFailed(undefined);
    try {
      const warnings = isConfirmed ? undefined : await examineAddress(address, own);
      if (warnings) return setAsked({ address, warnings });
      await save(address);
      setSaved(address);
    } catch (failure) {
      const reported = reportFailure('The wallet address could not be saved.', failure, {
        unknown: messages.unknown,
      });
      setFailed(reported && { address, text: reported.text });
    } finally {
      setSaving(false);
    }
  };
  if (asked?.address === address) {
    // The button that asked has the focus again.
    const close = () => {
      flushSync(() => setAsked(undefined));
      frame.current?.querySelector('button')?.focus();
    };
    return (
      <AddressConfirmation
        {...asked}
        isCompact
        onGoBack={close}
        onConfirm={() => {
          close();
          void saveAddress(true);
        }}
      />
    );
  }
  return (
    <div ref={frame}>
      <FormFailure text={failed?.address === address ? failed.text : undefined} />
      <Button variant="quiet" busy={isSaving} onClick={() => void saveAddress(false)}>
        {messages.offer}
      </Button>
    </div>
  );
}
