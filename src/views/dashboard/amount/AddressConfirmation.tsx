import { spellOut } from '#src/domain/address.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { Confirmation, describeAddressWarnings } from './Confirmation';
import { destination } from './Confirmation.css';
import type { AddressWarnings } from './examineAddress';

const messages = confirmation.savedAddress;

interface AddressConfirmationProps {
  readonly address: string;
  readonly warnings: AddressWarnings;
  readonly isCompact?: boolean;
  readonly onConfirm: () => void;
  readonly onGoBack: () => void;
}

/** Before an address is saved of which there is something to warn (D491). */
export const AddressConfirmation = ({ address, warnings, ...actions }: AddressConfirmationProps) => (
  <Confirmation
    {...actions}
    title={messages.title}
    warnings={describeAddressWarnings(address, warnings)}
    final={messages.final}
    confirmLabel={messages.confirm}
  >
    <code className={destination}>{spellOut(address)}</code>
  </Confirmation>
);
