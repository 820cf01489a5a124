import type { RunningProvider } from '#mocks/browser.ts';
import { useSession } from '#src/actors/context.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './ControlPanel.css';
import { changeWorld, refreshScreen } from './changeWorld';

const AMOUNT_DOLLARS = 100;

/** Simulates a deposit to the address of the member who is signed in. */
export function DepositControl({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  if (member === undefined) return null;
  const deposit = () =>
    changeWorld(() => controls.deposit(member, AMOUNT_DOLLARS).then(refreshScreen), messages.arrived);
  return (
    <section className={styles.part}>
      <Button variant="secondary" onClick={deposit}>
        {messages.arrive}
      </Button>
      <p className={styles.hint}>{messages.arriveHint}</p>
    </section>
  );
}
