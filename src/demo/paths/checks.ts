import type { AnyMachineSnapshot } from 'xstate';
import { stateOf, stepper } from '../../../machines/paths/explore';
import type { Call, Check, Look } from '../../../machines/paths/plan';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { readCookies, storedToken } from './browserState';
import type { Stage } from './stage';

const isMachine = (name: string): name is keyof typeof vocabularies => name in vocabularies;

/** The machine's snapshot in the app; where it does not run yet, it is where it begins. */
const snapshotOf = (stage: Stage, machine: string): AnyMachineSnapshot | undefined =>
  stage.live.snapshot(machine) ??
  (isMachine(machine) ? stepper(vocabularies[machine].machine).initial().snapshot : undefined);

const listed = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ') || 'none';

/** What is wrong about the machine's state and what is noticed in it; null when nothing is. */
export function wrongWithState(stage: Stage, machine: string, look: Look): string | null {
  const running = stage.live.snapshot(machine);
  const snapshot = snapshotOf(stage, machine);
  const state = snapshot ? stateOf(snapshot) : 'nowhere';
  if (state !== look.state) return `The machine ${machine} is in ${state}, not in ${look.state}.`;
  if (!running || !isMachine(machine)) return null;
  const noticed = vocabularies[machine].notice(running);
  for (const [name, value] of Object.entries(look.noticed)) {
    const expected = typeof value === 'string' ? stage.resolve(value) : value;
    if (noticed[name] !== expected) return `${machine}: ${name} is ${noticed[name]}, not ${expected}.`;
  }
  return null;
}

const wrongCount = (what: string, call: Call, found: number, expected: number) =>
  found === expected ? null : `${found} calls ${call} ${what}, not ${expected}.`;

function wrongWithKept(
  stage: Stage,
  check: Extract<Check, { readonly see: 'kept' | 'notKept' }>,
): string | null {
  const { newestToken } = stage.gate;
  const isSession = check.what === 'session';
  const stored = localStorage.getItem(isSession ? 'auth' : 'deposit-wallet');
  const cookie = isSession ? readCookies().get('token') : undefined;
  if (check.see === 'notKept') {
    return stored === null && cookie === undefined ? null : `A ${check.what} is still kept in the browser.`;
  }
  if (stored === null) return `No ${check.what} is kept in the browser.`;
  if (!isSession) return null;
  if (storedToken() !== newestToken) return 'The stored token is not the newest one.';
  return cookie === newestToken ? null : 'The cookie’s token is not the newest one.';
}

/** What is wrong with one thing that must be so; null when nothing is. */
export function wrongWith(stage: Stage, check: Check): string | null {
  const { screen, gate, resolve } = stage;
  switch (check.see) {
    case 'heading':
    case 'alert': {
      const text = resolve(check.text);
      const found = screen.texts(check.see);
      const seen = check.see === 'heading' ? found.includes(text) : found.some((one) => one.includes(text));
      return seen ? null : `There is no ${check.see} “${text}”, but: ${listed(found)}.`;
    }
    case 'text':
      return screen.text().includes(resolve(check.text))
        ? null
        : `“${resolve(check.text)}” is not on the screen.`;
    case 'nothing':
      return screen.text().includes(resolve(check.text))
        ? `“${resolve(check.text)}” is on the screen.`
        : null;
    case 'field': {
      const field = screen.find('field', check.label);
      const value = field instanceof HTMLInputElement ? field.value : undefined;
      return value === resolve(check.value)
        ? null
        : `The field “${check.label}” holds “${value ?? 'nothing'}”, not “${resolve(check.value)}”.`;
    }
    case 'busy':
    case 'ready': {
      const button = screen.find('button', check.button);
      if (!button) return `There is no button “${check.button}” on the screen.`;
      const busy = button.ariaBusy === 'true';
      if (busy === (check.see === 'busy')) return null;
      return `The button “${check.button}” ${busy ? 'shows that it is at work' : 'does not show that it is at work'}.`;
    }
    case 'chosen':
      return screen.find('tab', check.tab)?.ariaSelected === 'true'
        ? null
        : `The tab “${check.tab}” is not chosen.`;
    case 'address':
      return location.pathname === check.path
        ? null
        : `The address is ${location.pathname}, not ${check.path}.`;
    case 'waiting':
      return wrongCount('wait', check.call, gate.waiting(check.call), check.count);
    case 'calls':
      return wrongCount('were made', check.call, gate.sent(check.call).length, check.count);
    case 'called':
      return gate.sent(check.call).some(({ order }) => order >= stage.callsBeforeStep())
        ? null
        : `No call ${check.call} was made.`;
    case 'sent': {
      const body = gate.sent(check.call).at(-1)?.body;
      return body === resolve(check.body)
        ? null
        : `The last call ${check.call} carried ${body ?? 'nothing'}, not ${resolve(check.body)}.`;
    }
    case 'fresh': {
      const bearer = gate.sent(check.call).at(-1)?.bearer;
      return bearer !== undefined && bearer === gate.newestToken
        ? null
        : `The last call ${check.call} did not carry the newest token.`;
    }
    case 'kept':
    case 'notKept':
      return wrongWithKept(stage, check);
    case 'state': {
      const snapshot = snapshotOf(stage, check.machine);
      const state = snapshot ? stateOf(snapshot) : 'nowhere';
      return state === check.state
        ? null
        : `The machine ${check.machine} is in ${state}, not in ${check.state}.`;
    }
  }
}
