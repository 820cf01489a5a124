import { Link, useLocation } from 'wouter';
import { useUnconfirmedMovements } from '#src/actors/pendingMovements.ts';
import { movement as messages } from '#src/messages/movement.ts';
import { lines } from '#src/ui/Notice.css.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { urls } from '#src/urls.ts';
import { describeMovement } from '../amount/describeMovement';
import { aboveScreen } from './Notices.css';

const SCREENS = { transfer: urls.fundTransfer, donation: urls.donate, withdrawal: urls.withdraw } as const;
const HISTORIES = { ...SCREENS, transfer: `${urls.fundTransfer}?tab=history` } as const;

/**
 * On every screen of the dashboard: the movements of which it is not known whether they went through, each with the
 * way to its history. The history's own screen says it itself.
 */
export function MovementNotices() {
  const [path] = useLocation();
  const movements = useUnconfirmedMovements().filter(({ kind }) => SCREENS[kind] !== path);
  if (movements.length === 0) return null;
  return (
    <div className={aboveScreen}>
      <Notice tone="warning" role="status">
        <div className={lines}>
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
