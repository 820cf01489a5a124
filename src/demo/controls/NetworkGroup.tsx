import { type NetworkPresetName, networkPresetName } from '#mocks/faultRules.ts';
import { demo } from '#src/messages/demo.ts';
import { demoNetwork } from '#src/messages/demoNetwork.ts';
import { Button } from '#src/ui/Button.tsx';
import { CallLog } from './CallLog';
import { ControlChoice } from './ControlChoice';
import { ControlSection } from './ControlSection';
import { changeWorld } from './changeWorld';
import { FaultControl } from './FaultControl';
import { usePanel } from './panelContext';
import { useConditions } from './useConditions';

const toPreset = (value: NetworkPresetName | null, [label, about]: readonly [string, string]) => ({
  value,
  label,
  about,
});
const PRESETS = [
  toPreset(null, demoNetwork.asUsual),
  ...networkPresetName.options.map((name) => toPreset(name, demoNetwork.presets[name])),
];
/** In milliseconds; the longer ones show skeletons and busy buttons. */
const LATENCIES = [
  { label: demo.latencies.none, value: 0 },
  { label: demo.latencies.usual, value: 400 },
  { label: demo.latencies.slow, value: 2000 },
];

/** The calls between app and provider: how they fail, how long they take, which were made. */
export function NetworkGroup() {
  const { controls } = usePanel().provider;
  const { conditions, setConditions } = useConditions();
  return (
    <>
      <ControlSection
        title={demoNetwork.conditions}
        hint={demoNetwork.conditionsHint}
        keywords={demoNetwork.conditionsKeywords}
      >
        <ControlChoice
          label={demoNetwork.conditions}
          options={PRESETS}
          value={conditions.preset}
          onChange={(preset) => setConditions({ ...conditions, preset })}
        />
      </ControlSection>
      <ControlSection title={demo.latency}>
        <ControlChoice
          label={demo.latency}
          options={LATENCIES}
          value={conditions.latency}
          onChange={(latency) => setConditions({ ...conditions, latency })}
        />
      </ControlSection>
      <ControlSection title={demo.tokens} hint={demo.expireHint}>
        <Button
          variant="secondary"
          onClick={() => changeWorld(() => controls.expireAccessTokens(), demo.expired)}
        >
          {demo.expire}
        </Button>
      </ControlSection>
      <FaultControl />
      <CallLog />
    </>
  );
}
