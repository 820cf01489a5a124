import type { RunningProvider } from '#mocks/browser.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './ControlPanel.css';

const AMOUNT_DOLLARS = 100;

/** Simulates a deposit to the address of the member who is signed in. */
export function DepositControl({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  if (member === undefined) return null;
  const deposit = async () => {
    await controls.deposit(member, AMOUNT_DOLLARS);
    notify.success(messages.arrived);
    // Queries refetch when the tab becomes visible.
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return (
    <section className={styles.part}>
      <Button variant="secondary" onClick={() => void deposit()}>
        {messages.arrive}
      </Button>
      <p className={styles.hint}>{messages.arriveHint}</p>
    </section>
  );
}
