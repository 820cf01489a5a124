import { useId, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import * as styles from './ControlPanel.css';
import { LATENCIES, storeLatency } from './latencyStorage';

const CHOICES = [
  [messages.latencies.none, LATENCIES.none],
  [messages.latencies.usual, LATENCIES.usual],
  [messages.latencies.slow, LATENCIES.slow],
] as const;

/** Sets how long the provider takes to answer; the longer latencies show skeletons and busy buttons. */
export function LatencyControl({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const name = useId();
  const [latency, setLatency] = useState(controls.latency);
  const choose = (milliseconds: number) => {
    storeLatency(controls, milliseconds);
    setLatency(milliseconds);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupName}>{messages.latency}</legend>
      <div className={styles.choices}>
        {CHOICES.map(([label, milliseconds]) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={latency === milliseconds}
              onChange={() => choose(milliseconds)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
