import type { RunningProvider } from '#mocks/browser.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import * as styles from './ControlPanel.css';

/** In dollars. */
const AMOUNT = 100;

/** Lets a deposit of the member who is signed in arrive, as if somebody had sent to their deposit address. */
export function MoneyArrives({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  if (member === undefined) return null;
  const arrive = async () => {
    await controls.deposit(member, AMOUNT);
    notify.success(messages.arrived);
    // What is on the screen is read again as it is when somebody comes back to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return (
    <section className={styles.part}>
      <Button variant="secondary" onClick={() => void arrive()}>
        {messages.arrive}
      </Button>
      <p className={styles.hint}>{messages.arriveHint}</p>
    </section>
  );
}
