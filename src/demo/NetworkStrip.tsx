import { useSyncExternalStore } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
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
      {first !== undefined && (
        <button type="button" className={styles.off} aria-label={messages.offLabels[label]} onClick={clear}>
          {messages.off}
        </button>
      )}
    </>
  );
}
