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
import * as styles from './MovementNotices.css';

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
  const movements = useUnconfirmedMovements().filter(({ kind }) => SCREENS[kind] !== path);
  if (movements.length === 0) return null;
  return (
    <div className={styles.aboveScreen}>
      <Notice tone="warning" role="status">
        <div className={styles.lines}>
          {movements.map((movement) => (
            <p key={movement.key}>
              {describeMovement(movement)}{' '}
              <Link href={HISTORIES[movement.kind]}>{messages.history[movement.kind]}</Link>
            </p>
          ))}
        </div>
      </Notice>
    </div>
  );
}

/** At sign-in, where anybody may look: only which kinds there are. */
export function SignedOutMovements() {
  const kinds = new Set<MovementKind>(useUnconfirmedMovements().map(({ kind }) => kind));
  if (kinds.size === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <div className={styles.lines}>
        {[...kinds].map((kind) => (
          <p key={kind}>{messages.signedOut(kind)}</p>
        ))}
        <p>{messages.signIn}</p>
      </div>
    </Notice>
  );
}
