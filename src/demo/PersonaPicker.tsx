import { useId } from 'react';
import type { Persona } from '../../mocks/seed/personas';
import { demo as sentences } from '../wording';
import * as styles from './PersonaPicker.css';

interface PersonaPickerProps {
  readonly personas: readonly Persona[];
  readonly onPick: (credentials: { readonly identifier: string; readonly password: string }) => void;
}

/** People to sign in as; picking one fills in the sign-in form. */
export function PersonaPicker({ personas, onPick }: PersonaPickerProps) {
  const name = useId();
  return (
    <fieldset className={styles.frame}>
      <legend className={styles.legend}>{sentences.personas}</legend>
      <p className={styles.hint}>{sentences.personasHint}</p>
      {personas.map((persona) => (
        <label key={persona.id} className={styles.persona}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            onChange={() => onPick({ identifier: persona.identifier, password: persona.passcode })}
          />
          <span>
            <span className={styles.name}>{persona.name}</span>
            <span className={styles.description}>{persona.description}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
