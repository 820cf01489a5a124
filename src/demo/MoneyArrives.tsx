import type { RunningProvider } from '../../mocks/browser';
import { useSession } from '../actors/context';
import { notify } from '../actors/notify';
import { Button } from '../ui/Button';
import { demo as sentences } from '../wording/demo';
import * as styles from './ControlPanel.css';

/** In dollars. */
const AMOUNT = 100;

/** Lets a deposit of the member who is signed in arrive, as if somebody had sent to their deposit address. */
export function MoneyArrives({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  if (member === undefined) return null;
  const arrive = async () => {
    await controls.deposit(member, AMOUNT);
    notify.success(sentences.arrived);
    // What is on the screen is read again as it is when somebody comes back to the tab.
    window.dispatchEvent(new Event('visibilitychange'));
  };
  return (
    <section className={styles.part}>
      <Button variant="secondary" onClick={() => void arrive()}>
        {sentences.arrive}
      </Button>
      <p className={styles.hint}>{sentences.arriveHint}</p>
    </section>
  );
}
