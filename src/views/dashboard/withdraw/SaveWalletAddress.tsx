import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import { saveWalletMutation } from '#src/api/users.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { Button } from '#src/ui/Button.tsx';
import { reportFailure } from '../../reportFailure';

const messages = withdraw.saveAddress;

interface SaveWalletAddressProps {
  readonly typed: string;
  /** the profile's wallet address, once it is loaded and if there is one */
  readonly walletAddress: string | undefined;
}

/** Offers to make a typed address that is not the profile's the member's wallet address (R7.25). */
export function SaveWalletAddress({ typed, walletAddress }: SaveWalletAddressProps) {
  const { client } = useServices();
  const { mutateAsync: save, isPending } = useMutation(saveWalletMutation(client));
  const [saved, setSaved] = useState<string>();
  const confirmation = useRef<HTMLParagraphElement>(null);
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
  const saveAddress = async () => {
    try {
      await save(address);
      setSaved(address);
    } catch (failure) {
      reportFailure('The wallet address could not be saved.', failure);
    }
  };
  return (
    <div>
      <Button variant="quiet" busy={isPending} onClick={() => void saveAddress()}>
        {messages.offer}
      </Button>
    </div>
  );
}
