import type { AnyMachineSnapshot } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import type { Call } from '#machines/paths/action.ts';
import type { Assertion } from '#machines/paths/assertion.ts';
import { createTransitioner, stateName } from '#machines/paths/explore.ts';
import type { ExpectedState } from '#machines/paths/plan.ts';
import type { PageDriver } from './pageDriver';
import { readQrCode } from './qrCode';
import { storageProblem } from './storageAssertions';

const isMachine = (name: string): name is keyof typeof testModels => name in testModels;

/** The machine's snapshot in the app; where it does not run yet, it is where it begins. */
const snapshotOf = (stage: PageDriver, machine: string): AnyMachineSnapshot | undefined =>
  stage.live.snapshot(machine) ??
  (isMachine(machine) ? createTransitioner(testModels[machine].machine).initial().snapshot : undefined);

const listed = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ') || 'none';

/** What is wrong about the machine's state and what is noticed in it; null when nothing is. */
export function stateProblem(stage: PageDriver, machine: string, expected: ExpectedState): string | null {
  const running = stage.live.snapshot(machine);
  const snapshot = snapshotOf(stage, machine);
  const state = snapshot ? stateName(snapshot) : 'nowhere';
  if (state !== expected.state) return `The machine ${machine} is in ${state}, not in ${expected.state}.`;
  if (!running || !isMachine(machine)) return null;
  const observed = testModels[machine].observe(running);
  for (const [name, value] of Object.entries(expected.observed)) {
    const expected = typeof value === 'string' ? stage.resolve(value) : value;
    if (observed[name] !== expected) return `${machine}: ${name} is ${observed[name]}, not ${expected}.`;
  }
  return null;
}

const wrongCount = (what: string, call: Call, found: number, expected: number) =>
  found === expected ? null : `${found} calls ${call} ${what}, not ${expected}.`;

async function wrongWithQrCode(stage: PageDriver, name: string, expected: string): Promise<string | null> {
  const picture = stage.screen.picture(name);
  if (!picture) return `There is no picture “${name}” on the screen.`;
  const found = await readQrCode(picture);
  return found === expected ? null : `The QR code “${name}” says “${found ?? 'nothing'}”, not “${expected}”.`;
}

function wrongWithLink(stage: PageDriver, name: string, path: string): string | null {
  const link = stage.screen.find('link', name);
  if (!link) return `There is no link “${name}” on the screen.`;
  const href = link.getAttribute('href');
  return href === path ? null : `The link “${name}” leads to ${href}, not to ${path}.`;
}

function wrongWithChosen(stage: PageDriver, name: string, tabList: string): string | null {
  const tab = stage.screen.find('tab', name);
  if (tab?.ariaSelected !== 'true') return `The tab “${name}” is not chosen.`;
  const list = tab.closest('[role=tablist]')?.ariaLabel;
  return list === tabList
    ? null
    : `The tab “${name}” is in a list called “${list ?? 'nothing'}”, not “${tabList}”.`;
}

/** What is wrong with one thing that must be so; null when nothing is. */
export function assertionProblem(
  stage: PageDriver,
  assertion: Assertion,
): string | null | Promise<string | null> {
  const { screen, gate, resolve } = stage;
  switch (assertion.type) {
    case 'heading':
    case 'alert':
    case 'status': {
      const text = resolve(assertion.text);
      const found = screen.texts(assertion.type);
      const seen =
        assertion.type === 'heading' ? found.includes(text) : found.some((one) => one.includes(text));
      return seen ? null : `There is no ${assertion.type} “${text}”, but: ${listed(found)}.`;
    }
    case 'text':
      return screen.text().includes(resolve(assertion.text))
        ? null
        : `“${resolve(assertion.text)}” is not on the screen.`;
    case 'noNotice': {
      const notices = [...screen.texts('status'), ...screen.texts('alert')];
      return notices.length === 0 ? null : `There are notices: ${listed(notices)}.`;
    }
    case 'absent':
      return screen.text().includes(resolve(assertion.text))
        ? `“${resolve(assertion.text)}” is on the screen.`
        : null;
    case 'fieldValue': {
      const field = screen.find('field', assertion.label);
      const value = field instanceof HTMLInputElement ? field.value : undefined;
      return value === resolve(assertion.value)
        ? null
        : `The field “${assertion.label}” holds “${value ?? 'nothing'}”, not “${resolve(assertion.value)}”.`;
    }
    case 'busy':
    case 'notBusy': {
      const button = screen.find('button', assertion.button);
      if (!button) return `There is no button “${assertion.button}” on the screen.`;
      const busy = button.ariaBusy === 'true';
      if (busy === (assertion.type === 'busy')) return null;
      return `The button “${assertion.button}” ${busy ? 'shows that it is at work' : 'does not show that it is at work'}.`;
    }
    case 'loading':
      return screen.isLoading(resolve(assertion.text))
        ? null
        : `Nothing with “${resolve(assertion.text)}” says that it is still being loaded.`;
    case 'selectedTab':
      return wrongWithChosen(stage, assertion.tab, assertion.tabList);
    case 'link':
      return wrongWithLink(stage, assertion.name, assertion.path);
    case 'qrCode':
      return wrongWithQrCode(stage, assertion.name, resolve(assertion.text));
    case 'focused': {
      const focused = screen.focused();
      return focused === assertion.text
        ? null
        : `The focus is on “${focused || 'nothing'}”, not on “${assertion.text || 'nothing'}”.`;
    }
    case 'clipboard': {
      const copied = stage.standIns()?.copied();
      return copied === resolve(assertion.text)
        ? null
        : `The clipboard holds “${copied ?? 'nothing'}”, not “${resolve(assertion.text)}”.`;
    }
    case 'url': {
      const address = location.pathname + location.search;
      return address === assertion.path ? null : `The address is ${address}, not ${assertion.path}.`;
    }
    case 'pendingCalls':
      return wrongCount('wait', assertion.call, gate.waiting(assertion.call), assertion.count);
    case 'callCount':
      return wrongCount('were made', assertion.call, gate.sent(assertion.call).length, assertion.count);
    case 'called':
      return gate.sent(assertion.call).some(({ order }) => order >= stage.callsBeforeStep())
        ? null
        : `No call ${assertion.call} was made.`;
    case 'requestBody': {
      const last = gate.sent(assertion.call).at(-1);
      if (last?.body !== resolve(assertion.body)) {
        return `The last call ${assertion.call} carried ${last?.body ?? 'nothing'}, not ${resolve(assertion.body)}.`;
      }
      return last.json ? null : `The last call ${assertion.call} did not say that it is about JSON.`;
    }
    case 'noToken': {
      const last = gate.sent(assertion.call).at(-1);
      return last?.bearer === null
        ? null
        : `The last call ${assertion.call} carried a token, or was not made.`;
    }
    case 'newestToken': {
      const bearer = gate.sent(assertion.call).at(-1)?.bearer;
      return bearer !== undefined && bearer === gate.newestToken
        ? null
        : `The last call ${assertion.call} did not carry the newest token.`;
    }
    case 'stored':
    case 'notStored':
      return storageProblem(stage, assertion);
    case 'machineState': {
      const snapshot = snapshotOf(stage, assertion.machine);
      const state = snapshot ? stateName(snapshot) : 'nowhere';
      return state === assertion.state
        ? null
        : `The machine ${assertion.machine} is in ${state}, not in ${assertion.state}.`;
    }
  }
}
