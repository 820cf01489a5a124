import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Persona } from '#mocks/seed/personas.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/dataTable/Select.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import * as styles from './PersonaPicker.css';

export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

interface PersonaPickerProps {
  readonly personas: readonly Persona[];
  readonly onPick: (credentials: Credentials) => void;
  /** whether the persona's passcode is still that of a new world */
  readonly isCurrent: (persona: Persona) => Promise<boolean>;
  /** signs in as a persona without the passcode */
  readonly onSignIn: (persona: Persona) => Promise<unknown>;
}

/** Personas to sign in as; picking one fills in the sign-in form. */
export function PersonaPicker({ personas, onPick, isCurrent, onSignIn }: PersonaPickerProps) {
  const id = useId();
  const [picked, setPicked] = useState<Persona>();
  const [changed, setChanged] = useState<Persona>();
  const pick = (personaId: string) => {
    const persona = personas.find((one) => one.id === personaId);
    setPicked(persona);
    if (!persona) return;
    onPick({ identifier: persona.identifier, password: persona.passcode });
    isCurrent(persona).then(
      (is) => {
        // Meanwhile another one may have been picked.
        if (select.current?.value !== personaId) return;
        setChanged(is ? undefined : persona);
        // The one of a new world would be refused.
        if (!is) onPick({ identifier: persona.identifier, password: '' });
      },
      (failure: unknown) => console.error('The persona could not be looked up.', failure),
    );
  };
  const select = useRef<HTMLSelectElement>(null);
  // One may have been picked before the app had started.
  const pickEarly = useEffectEvent(() => {
    const { value } = select.current ?? {};
    if (value) pick(value);
  });
  useEffect(() => pickEarly(), []);
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {messages.personas}
      </label>
      <Select ref={select} id={id} value={picked?.id ?? ''} aria-describedby={`${id}-about`} onChange={pick}>
        <option value="" disabled>
          {messages.noPersona}
        </option>
        {personas.map((persona) => (
          <option key={persona.id} value={persona.id}>
            {persona.role ? messages.personaWithRole(persona.name, persona.role) : persona.name}
          </option>
        ))}
      </Select>
      <p id={`${id}-about`} className={styles.about}>
        {picked?.description ?? messages.personasHint}
      </p>
      {changed && changed === picked && (
        <Notice tone="warning" role="status">
          <p>{messages.passcodeChanged(changed.name)}</p>
          <Button variant="quiet" onClick={() => void onSignIn(changed)}>
            {messages.signInWithout(changed.name)}
          </Button>
        </Notice>
      )}
    </div>
  );
}
