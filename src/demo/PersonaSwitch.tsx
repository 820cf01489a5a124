import { type KeyboardEvent, useRef } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { type Persona, personas } from '#mocks/seed/personas.ts';
import { useSession } from '#src/actors/context.ts';
import { isSending } from '#src/actors/isSending.ts';
import { notify } from '#src/actors/notify.ts';
import { toOwnName } from '#src/basePath.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { getTargetIndex } from '#src/ui/getTargetIndex.ts';
import * as styles from './PersonaSwitch.css';
import { reloadAs } from './reloadAs';
import { openTabSession } from './tabSession';
import { tabStorage } from './tabStorage';
import { readUnsentInput } from './unsentInput';

/** The initials are one stop of the Tab key. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const from = buttons.findIndex((button) => button.contains(document.activeElement));
  const to = getTargetIndex(event.key, from, buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

/** In the storage of the tab: that a switch had the focus before the page was loaded again. */
const SWITCHED = toOwnName('trellis-demo-switched');
/** Read before this page can switch by itself. */
let wasSwitched = tabStorage.get(SWITCHED) !== null;

/** Once it can be seen, the focus is where it was before the page was loaded again. */
function restoreFocus(button: HTMLButtonElement | null) {
  if (!button || !wasSwitched) return;
  const observer = new ResizeObserver(() => {
    if (!button.checkVisibility()) return;
    observer.disconnect();
    wasSwitched = false;
    tabStorage.set(SWITCHED, null);
    if (document.activeElement === document.body) button.focus();
  });
  observer.observe(button);
  return () => observer.disconnect();
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
  const change = async (persona: Persona) => {
    const { identifier, name } = persona;
    if (identifier === signedIn) return;
    // Its answer would belong to the member before.
    if (isSending()) return notify.warning(messages.switchWhileSending);
    const typed = readUnsentInput();
    const question = [identifier, ...typed].join('\n');
    if (typed.length > 0 && asked.current !== question) {
      asked.current = question;
      return notify.warning(messages.switchLosesInput(name));
    }
    await reloadAs(getProvider, persona, messages.switchLosesData, async ({ openSession }) => {
      await openTabSession(() => openSession(identifier));
      if (shows === 'initials') tabStorage.set(SWITCHED, 'true');
    });
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
            ref={isCurrent && shows === 'initials' ? restoreFocus : undefined}
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
