import { useRef, useSyncExternalStore } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { useFocusHandover } from '#src/ui/useFocusHandover.ts';
import { changeWorld, refreshScreen } from './controls/changeWorld';
import { describeConditions } from './describeConditions';
import * as styles from './NetworkStrip.css';

/** In the strip of the demo: which faults are on, whether time passes faster, and how to switch that off. */
export default function NetworkStrip({ controls, subscribeToChanges }: RunningProvider) {
  const { faults } = controls;
  const conditions = useSyncExternalStore(faults.subscribe, () => faults.conditions);
  const rate = useSyncExternalStore(subscribeToChanges, controls.getRate);
  const ofNetwork = describeConditions(conditions);
  const isFaster = rate !== 1;
  const all = [...(isFaster ? [messages.pace(rate)] : []), ...ofNetwork];
  const [first, ...others] = all;
  const clear = () =>
    changeWorld(async () => {
      faults.clear();
      if (isFaster) await controls.setRate(1);
      refreshScreen();
    });
  const label = !isFaster ? 'faults' : ofNetwork.length === 0 ? 'pace' : 'both';
  return (
    <>
      <span role="status" className={styles.words} title={all.join(' · ')}>
        <span className={styles.whole}>{all.join(' · ')}</span>
        <span aria-hidden className={styles.short}>
          {first}
          {others.length > 0 && ` · ${messages.more(others.length)}`}
        </span>
      </span>
      {first !== undefined && <OffButton label={messages.offLabels[label]} onPress={clear} />}
    </>
  );
}

interface OffButtonProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** Goes with what it switches off; the focus goes to the screen's heading then. */
function OffButton({ label, onPress }: OffButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return (
    <button ref={button} type="button" className={styles.off} aria-label={label} onClick={onPress}>
      {messages.off}
    </button>
  );
}
