import { useId } from 'react';
import { type NetworkPresetName, networkPresetName } from '#mocks/faultRules.ts';
import { demoNetwork as messages } from '#src/messages/demoNetwork.ts';
import * as styles from './ControlPanel.css';
import { ControlSection } from './ControlSection';
import { useConditions } from './useConditions';

const CHOICES: readonly (readonly [NetworkPresetName | null, readonly [string, string]])[] = [
  [null, messages.asUsual],
  ...networkPresetName.options.map((name) => [name, messages.presets[name]] as const),
];

/** What the network does to all calls of this tab. */
export function PresetControl() {
  const name = useId();
  const { conditions, setConditions } = useConditions();
  return (
    <ControlSection title={messages.conditions} hint={messages.conditionsHint}>
      <div role="radiogroup" aria-label={messages.conditions} className={styles.options}>
        {CHOICES.map(([preset, [label, about]]) => (
          <label key={label} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={conditions.preset === preset}
              onChange={() => setConditions({ ...conditions, preset })}
              aria-describedby={`${name}-${label}`}
              aria-label={label}
            />
            <span>
              {label}
              <span id={`${name}-${label}`} className={styles.optionHint}>
                {about}
              </span>
            </span>
          </label>
        ))}
      </div>
    </ControlSection>
  );
}
