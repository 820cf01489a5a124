import { Link, useLocation } from 'wouter';
import {
  type MovementKind,
  type PendingMovement,
  useUnconfirmedMovements,
} from '#src/actors/pendingMovements.ts';
import { formatMoment } from '#src/domain/dates.ts';
import { formatDollars } from '#src/domain/money.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { urls } from '#src/urls.ts';

/** The screen with the history of each kind. */
const SCREENS = { transfer: urls.fundTransfer, donation: urls.donate, withdrawal: urls.withdraw } as const;
const HISTORIES = { ...SCREENS, transfer: `${urls.fundTransfer}?tab=history` } as const;

export const describeMovement = ({ kind, amount, sentAt }: PendingMovement): string =>
  messages.earlier(kind, formatDollars(amount), formatMoment(sentAt));

/**
 * On every screen of the dashboard: the movements of which it is not known whether they went through, each with the
 * way to its history. The history's own screen says it itself.
 */
export function MovementNotices() {
  const [path] = useLocation();
  return useUnconfirmedMovements()
    .filter(({ kind }) => SCREENS[kind] !== path)
    .map((movement) => (
      <Notice key={movement.key} tone="warning" role="status">
        <p>{describeMovement(movement)}</p>
        <p>
          <Link href={HISTORIES[movement.kind]}>{messages.history[movement.kind]}</Link>
        </p>
      </Notice>
    ));
}

/** At sign-in, where anybody may look: only which kinds there are. */
export function SignedOutMovements() {
  const kinds = new Set<MovementKind>(useUnconfirmedMovements().map(({ kind }) => kind));
  return [...kinds].map((kind) => (
    <Notice key={kind} tone="warning" role="status">
      {messages.signedOut(kind)}
    </Notice>
  ));
}
