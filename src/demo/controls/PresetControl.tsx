import { type NetworkPresetName, networkPresetName } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import { ControlChoice } from './ControlChoice';
import { ControlSection } from './ControlSection';
import { useConditions } from './useConditions';

const toOption = (value: NetworkPresetName | null, [label, about]: readonly [string, string]) => ({
  value,
  label,
  about,
});
const OPTIONS = [
  toOption(null, messages.asUsual),
  ...networkPresetName.options.map((name) => toOption(name, messages.presets[name])),
];

/** What the network does to all calls of this tab. */
export function PresetControl() {
  const { conditions, setConditions } = useConditions();
  return (
    <ControlSection
      title={messages.conditions}
      hint={messages.conditionsHint}
      keywords={messages.conditionsKeywords}
    >
      <ControlChoice
        label={messages.conditions}
        options={OPTIONS}
        value={conditions.preset}
        onChange={(preset) => setConditions({ ...conditions, preset })}
      />
    </ControlSection>
  );
}
