import { type KeyboardEvent, useRef } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { type Persona, personas } from '#mocks/seed/personas.ts';
import { useSession } from '#src/actors/context.ts';
import { notify } from '#src/actors/notify.ts';
import { isSending, readUnsentInput } from '#src/actors/unsentInput.ts';
import { demo as messages } from '#src/messages/demo.ts';
import * as styles from './PersonaSwitch.css';
import { openTabSession } from './tabSession';

/** How far a key leads in the initials, which are one stop of the Tab key: `Infinity` for an end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  if (step === undefined) return;
  const at = buttons.findIndex((button) => button.contains(document.activeElement));
  event.preventDefault();
  buttons[Math.min(buttons.length - 1, Math.max(0, at + step))]?.focus();
}

interface PersonaSwitchProps {
  readonly getProvider: () => Promise<RunningProvider>;
  /** `initials` for the strip, `names` for the controls */
  readonly shows: 'initials' | 'names';
}

/** Signs this tab, and no other, in as a persona, on the same screen. Shown to whoever is signed in. */
export function PersonaSwitch({ getProvider, shows }: PersonaSwitchProps) {
  const signedIn = useSession(({ context }) => context.auth?.user.user_pk);
  /** the switch that was asked about, with what it would have lost */
  const asked = useRef('');
  if (signedIn === undefined) return null;
  const change = async ({ identifier, name }: Persona) => {
    if (identifier === signedIn) return;
    // Its answer would belong to the member before.
    if (isSending()) return notify.warning(messages.switchWhileSending);
    const typed = readUnsentInput();
    const question = [identifier, ...typed].join('\n');
    if (typed.length > 0 && asked.current !== question) {
      asked.current = question;
      return notify.warning(messages.switchLosesInput(name));
    }
    try {
      const { openSession, getKeepProblem } = await getProvider();
      // A reload would lose what is in the memory of this page.
      if (getKeepProblem() !== undefined) return notify.warning(messages.switchLosesData(name));
      await openTabSession(() => openSession(identifier));
      location.reload();
    } catch (failure) {
      console.error('The persona of this tab could not be changed.', failure);
      notify.failure(messages.switchFailed(name));
    }
  };
  const Group = shows === 'initials' ? 'div' : 'fieldset';
  const stop = (personas.find(({ identifier }) => identifier === signedIn) ?? personas[0])?.identifier;
  return (
    <Group
      aria-label={messages.switchPersona}
      className={shows === 'initials' ? styles.initials : styles.names}
      {...(shows === 'initials' ? { role: 'toolbar', onKeyDown: moveFocus } : {})}
    >
      {personas.map((persona) => {
        const { id, identifier, name, role } = persona;
        const label = role ? messages.personaWithRole(name, role) : name;
        const isCurrent = identifier === signedIn;
        return (
          <button
            key={id}
            type="button"
            className={shows === 'initials' ? styles.initial : styles.name}
            aria-pressed={isCurrent}
            onClick={() => void change(persona)}
            {...(shows === 'initials'
              ? { 'aria-label': label, title: label, tabIndex: identifier === stop ? 0 : -1 }
              : {})}
          >
            {shows === 'initials' ? name.slice(0, 1) : label}
            {shows === 'names' && isCurrent && <span className={styles.current}>{messages.inThisTab}</span>}
          </button>
        );
      })}
    </Group>
  );
}
