import { useId, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { demo as messages } from '#src/messages/demo.ts';
import * as styles from './ControlPanel.css';

const CHOICES = [
  [messages.latencies.none, 0],
  [messages.latencies.usual, 400],
  [messages.latencies.slow, 2000],
] as const;

/** Sets how long the provider takes to answer; the longer latencies show skeletons and busy buttons. */
export function LatencyControl({ controls }: { readonly controls: RunningProvider['controls'] }) {
  const name = useId();
  const [latency, setLatency] = useState(controls.latency);
  const choose = (milliseconds: number) => {
    controls.latency = milliseconds;
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
