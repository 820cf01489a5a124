import type { ReactNode } from 'react';
import type { Submission } from '#src/actors/moneyMovement.ts';
import type { MovementKind } from '#src/actors/pendingMovements.ts';
import { spellOut } from '#src/domain/address.ts';
import { formatDollars } from '#src/domain/money.ts';
import { confirmation as messages } from '#src/messages/confirmation.ts';
import { Confirmation, describeAddressWarnings, describeMalformed } from './Confirmation';
import { destination as destinationStyle } from './Confirmation.css';
import type { AddressWarnings } from './examineAddress';

/** Where the money of a form goes. */
export interface Destination {
  /** as it is typed, or as it was submitted */
  readonly text: string;
  /** whether money of this member has not gone there before, as far as this browser has a record */
  readonly isNew: boolean;
  /** of an address of a blockchain */
  readonly warnings?: AddressWarnings;
}

interface MovementConfirmationProps {
  readonly kind: MovementKind;
  readonly submission: Submission<{ readonly amount: number }>;
  /** undefined where there is only one place */
  readonly destination: Destination | undefined;
  /** what is wrong with the amount, as the form has said */
  readonly amountWarning: string | undefined;
  readonly onConfirm: () => void;
  readonly onGoBack: () => void;
}

/** What there is to say before a movement is sent: where it goes, what is unusual about it, what cannot be undone. */
export function MovementConfirmation(props: MovementConfirmationProps) {
  const { kind, submission, destination, amountWarning, onConfirm, onGoBack } = props;
  const warnings: readonly ReactNode[] = [
    ...(amountWarning === undefined ? [] : [amountWarning]),
    ...(submission.risks.includes('wholeBalance') ? [messages.wholeBalance] : []),
    ...(destination ? describeDestination(kind, destination) : []),
  ];
  return (
    <Confirmation
      title={messages.title[kind](formatDollars(submission.draft.amount))}
      warnings={warnings}
      final={messages.final[kind]}
      onConfirm={onConfirm}
      onGoBack={onGoBack}
    >
      {destination === undefined || kind === 'donation' ? (
        <p>{messages.programme}</p>
      ) : (
        <p>
          {messages.goesTo[kind]}
          <code className={destinationStyle}>{spellOut(destination.text)}</code>
        </p>
      )}
    </Confirmation>
  );
}

function describeDestination(
  kind: MovementKind,
  { text, isNew, warnings }: Destination,
): readonly ReactNode[] {
  const ofAddress = warnings ? describeAddressWarnings(text, warnings) : [];
  if (!isNew) return warnings?.isMalformed ? [describeMalformed(text)] : [];
  return [...ofAddress, kind === 'transfer' ? messages.newRecipient : messages.newAddress];
}

interface LookAheadProps extends Pick<MovementConfirmationProps, 'kind' | 'destination'> {
  readonly isWhole: boolean;
  readonly id: string;
  readonly className: string;
}

/** On the form: that a confirmation is going to be asked for, and why. */
export function LookAhead({ kind, destination, isWhole, id, className }: LookAheadProps) {
  const { ahead } = messages;
  const { isNew = false, warnings } = destination ?? {};
  const reasons = [
    ...(isWhole ? [ahead.wholeBalance] : []),
    ...(warnings?.isMalformed ? [ahead.malformed] : []),
    ...(isNew && warnings?.lookAlike !== undefined ? [ahead.lookAlike] : []),
    ...(isNew && warnings?.checksum === 'fails' ? [ahead.checksumFails] : []),
    ...(isNew ? [kind === 'transfer' ? ahead.newRecipient : ahead.newAddress] : []),
  ];
  if (reasons.length === 0) return null;
  return (
    <p id={id} className={className}>
      {`${ahead.lead} ${reasons.join('; ')}.`}
    </p>
  );
}
