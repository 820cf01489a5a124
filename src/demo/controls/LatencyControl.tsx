import { demo as messages } from '#src/messages/demo.ts';
import { ControlChoice } from './ControlChoice';
import { ControlSection } from './ControlSection';
import { useConditions } from './useConditions';

const OPTIONS = [
  { label: messages.latencies.none, value: 0 },
  { label: messages.latencies.usual, value: 400 },
  { label: messages.latencies.slow, value: 2000 },
];

/** Sets how long the provider takes to answer; the longer latencies show skeletons and busy buttons. */
export function LatencyControl() {
  const { conditions, setConditions } = useConditions();
  return (
    <ControlSection title={messages.latency}>
      <ControlChoice
        label={messages.latency}
        options={OPTIONS}
        value={conditions.latency}
        onChange={(latency) => setConditions({ ...conditions, latency })}
      />
    </ControlSection>
  );
}
