import { useId, useState } from 'react';
import { demo as messages } from '#src/messages/demo.ts';
import { LATENCIES, storeLatency } from '../latencyStorage';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { usePanel } from './panelContext';

const CHOICES = [
  [messages.latencies.none, LATENCIES.none],
  [messages.latencies.usual, LATENCIES.usual],
  [messages.latencies.slow, LATENCIES.slow],
] as const;

/** Sets how long the provider takes to answer; the longer latencies show skeletons and busy buttons. */
export function LatencyControl() {
  const { controls } = usePanel().provider;
  const name = useId();
  const [latency, setLatency] = useState(controls.latency);
  const choose = (milliseconds: number) => {
    storeLatency(controls, milliseconds);
    setLatency(milliseconds);
  };
  return (
    <ControlSection title={messages.latency}>
      <div role="radiogroup" aria-label={messages.latency} className={styles.choices}>
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
    </ControlSection>
  );
}
