import type { AnyMachineSnapshot } from 'xstate';
import { stateOf, stepper } from '../../../machines/paths/explore';
import type { Call, Check, Look } from '../../../machines/paths/plan';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { wrongWithKept } from './kept';
import { readQrCode } from './qrCode';
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

async function wrongWithQrCode(stage: Stage, name: string, expected: string): Promise<string | null> {
  const picture = stage.screen.picture(name);
  if (!picture) return `There is no picture “${name}” on the screen.`;
  const found = await readQrCode(picture);
  return found === expected ? null : `The QR code “${name}” says “${found ?? 'nothing'}”, not “${expected}”.`;
}

function wrongWithLink(stage: Stage, name: string, path: string): string | null {
  const link = stage.screen.find('link', name);
  if (!link) return `There is no link “${name}” on the screen.`;
  const href = link.getAttribute('href');
  return href === path ? null : `The link “${name}” leads to ${href}, not to ${path}.`;
}

function wrongWithChosen(stage: Stage, name: string, among: string): string | null {
  const tab = stage.screen.find('tab', name);
  if (tab?.ariaSelected !== 'true') return `The tab “${name}” is not chosen.`;
  const list = tab.closest('[role=tablist]')?.ariaLabel;
  return list === among
    ? null
    : `The tab “${name}” is in a list called “${list ?? 'nothing'}”, not “${among}”.`;
}

/** What is wrong with one thing that must be so; null when nothing is. */
export function wrongWith(stage: Stage, check: Check): string | null | Promise<string | null> {
  const { screen, gate, resolve } = stage;
  switch (check.see) {
    case 'heading':
    case 'alert':
    case 'status': {
      const text = resolve(check.text);
      const found = screen.texts(check.see);
      const seen = check.see === 'heading' ? found.includes(text) : found.some((one) => one.includes(text));
      return seen ? null : `There is no ${check.see} “${text}”, but: ${listed(found)}.`;
    }
    case 'text':
      return screen.text().includes(resolve(check.text))
        ? null
        : `“${resolve(check.text)}” is not on the screen.`;
    case 'quiet': {
      const notices = [...screen.texts('status'), ...screen.texts('alert')];
      return notices.length === 0 ? null : `There are notices: ${listed(notices)}.`;
    }
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
    case 'loading':
      return screen.isLoading(resolve(check.text))
        ? null
        : `Nothing with “${resolve(check.text)}” says that it is still being loaded.`;
    case 'chosen':
      return wrongWithChosen(stage, check.tab, check.among);
    case 'link':
      return wrongWithLink(stage, check.name, check.path);
    case 'qrCode':
      return wrongWithQrCode(stage, check.name, resolve(check.text));
    case 'focused': {
      const focused = screen.focused();
      return focused === check.text
        ? null
        : `The focus is on “${focused || 'nothing'}”, not on “${check.text || 'nothing'}”.`;
    }
    case 'copied': {
      const copied = stage.standIns()?.copied();
      return copied === resolve(check.text)
        ? null
        : `The clipboard holds “${copied ?? 'nothing'}”, not “${resolve(check.text)}”.`;
    }
    case 'address': {
      const address = location.pathname + location.search;
      return address === check.path ? null : `The address is ${address}, not ${check.path}.`;
    }
    case 'waiting':
      return wrongCount('wait', check.call, gate.waiting(check.call), check.count);
    case 'calls':
      return wrongCount('were made', check.call, gate.sent(check.call).length, check.count);
    case 'called':
      return gate.sent(check.call).some(({ order }) => order >= stage.callsBeforeStep())
        ? null
        : `No call ${check.call} was made.`;
    case 'sent': {
      const last = gate.sent(check.call).at(-1);
      if (last?.body !== resolve(check.body)) {
        return `The last call ${check.call} carried ${last?.body ?? 'nothing'}, not ${resolve(check.body)}.`;
      }
      return last.json ? null : `The last call ${check.call} did not say that it is about JSON.`;
    }
    case 'anonymous': {
      const last = gate.sent(check.call).at(-1);
      return last?.bearer === null ? null : `The last call ${check.call} carried a token, or was not made.`;
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
