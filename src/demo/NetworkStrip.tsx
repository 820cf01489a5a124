import { useSyncExternalStore } from 'react';
import type { FaultInjection } from '#mocks/faultInjection.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { refreshScreen } from './controls/changeWorld';
import { describeConditions } from './describeConditions';
import * as styles from './NetworkStrip.css';

/** In the strip of the demo: which faults of the network are on, and how to switch them off. */
export default function NetworkStrip({ faults }: { readonly faults: FaultInjection }) {
  const conditions = useSyncExternalStore(faults.subscribe, () => faults.conditions);
  const [first, ...others] = describeConditions(conditions);
  const clear = () => {
    faults.clear();
    refreshScreen();
  };
  return (
    <>
      <span role="status" className={styles.words} title={[first, ...others].join(' · ')}>
        {first}
        {others.length > 0 && ` · ${messages.more(others.length)}`}
      </span>
      {first !== undefined && (
        <button type="button" className={styles.off} aria-label={messages.offLabel} onClick={clear}>
          {messages.off}
        </button>
      )}
    </>
  );
}
