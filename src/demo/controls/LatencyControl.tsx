import { useId } from 'react';
import { demo as messages } from '#src/messages/demo.ts';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { useConditions } from './useConditions';

const CHOICES = [
  [messages.latencies.none, 0],
  [messages.latencies.usual, 400],
  [messages.latencies.slow, 2000],
] as const;

/** Sets how long the provider takes to answer; the longer latencies show skeletons and busy buttons. */
export function LatencyControl() {
  const name = useId();
  const { conditions, setConditions } = useConditions();
  return (
    <ControlSection title={messages.latency}>
      <div role="radiogroup" aria-label={messages.latency} className={styles.choices}>
        {CHOICES.map(([label, latency]) => (
          <label key={label} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={conditions.latency === latency}
              onChange={() => setConditions({ ...conditions, latency })}
            />
            {label}
          </label>
        ))}
      </div>
    </ControlSection>
  );
}
