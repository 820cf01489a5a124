import type { AnyMachineSnapshot } from 'xstate';
import { type MachineId, testModels } from '#machines/models/testModels.ts';
import type { Call } from '#machines/paths/action.ts';
import type { Assertion } from '#machines/paths/assertion.ts';
import { createTransitioner, stateName } from '#machines/paths/explore.ts';
import type { ExpectedState } from '#machines/paths/plan.ts';
import type { PageDriver } from './pageDriver';
import { readQrCode } from './qrCode';
import { findStorageProblem } from './storageAssertions';
import type { Problem } from './waitFor';

const isMachineId = (name: string): name is MachineId => Object.hasOwn(testModels, name);

/** The machine's snapshot in the app; the initial one while it does not run. */
const getSnapshot = (driver: PageDriver, machine: string): AnyMachineSnapshot | undefined =>
  driver.inspector.snapshot(machine) ??
  (isMachineId(machine) ? createTransitioner(testModels[machine].machine).initial().snapshot : undefined);

const quoteAll = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ') || 'none';

/** What is wrong with the machine's state or its observed context; null when nothing is. */
export function findStateProblem(
  driver: PageDriver,
  machine: string,
  expected: ExpectedState,
): string | null {
  const running = driver.inspector.snapshot(machine);
  const snapshot = getSnapshot(driver, machine);
  const state = snapshot ? stateName(snapshot) : 'nowhere';
  if (state !== expected.state) return `The machine ${machine} is in ${state}, not in ${expected.state}.`;
  if (!running || !isMachineId(machine)) return null;
  const observed = testModels[machine].observe(running);
  for (const [name, value] of Object.entries(expected.observed)) {
    const expected = typeof value === 'string' ? driver.resolveText(value) : value;
    if (observed[name] !== expected) return `${machine}: ${name} is ${observed[name]}, not ${expected}.`;
  }
  return null;
}

const findCountProblem = (verb: string, call: Call, found: number, expected: number) =>
  found === expected ? null : `${found} calls ${call} ${verb}, not ${expected}.`;

async function findQrCodeProblem(driver: PageDriver, name: string, expected: string): Promise<string | null> {
  const image = driver.queries.findImage(name);
  if (!image) return `There is no image “${name}” on the screen.`;
  const content = await readQrCode(image);
  return content === expected
    ? null
    : `The QR code “${name}” contains “${content ?? 'nothing'}”, not “${expected}”.`;
}

function findLinkProblem(driver: PageDriver, name: string, path: string): string | null {
  const link = driver.queries.find('link', name);
  if (!link) return `There is no link “${name}” on the screen.`;
  const href = link.getAttribute('href');
  return href === path ? null : `The link “${name}” leads to ${href}, not to ${path}.`;
}

function findSelectedTabProblem(driver: PageDriver, name: string, tabList: string): string | null {
  const tab = driver.queries.find('tab', name);
  if (tab?.ariaSelected !== 'true') return `The tab “${name}” is not selected.`;
  const list = tab.closest('[role=tablist]')?.ariaLabel;
  return list === tabList
    ? null
    : `The tab “${name}” is in a list called “${list ?? 'nothing'}”, not “${tabList}”.`;
}

/** What is wrong with an assertion; null when nothing is. */
export function findAssertionProblem(driver: PageDriver, assertion: Assertion): Problem {
  const { queries, interceptor, resolveText } = driver;
  switch (assertion.type) {
    case 'heading':
    case 'alert':
    case 'status': {
      const text = resolveText(assertion.text);
      const found = queries.texts(assertion.type);
      const seen =
        assertion.type === 'heading' ? found.includes(text) : found.some((one) => one.includes(text));
      return seen ? null : `There is no ${assertion.type} “${text}”, but: ${quoteAll(found)}.`;
    }
    case 'text':
      return queries.text().includes(resolveText(assertion.text))
        ? null
        : `“${resolveText(assertion.text)}” is not on the screen.`;
    case 'noNotice': {
      const notices = [...queries.texts('status'), ...queries.texts('alert')];
      return notices.length === 0 ? null : `There are notices: ${quoteAll(notices)}.`;
    }
    case 'absent':
      return queries.text().includes(resolveText(assertion.text))
        ? `“${resolveText(assertion.text)}” is on the screen.`
        : null;
    case 'fieldValue': {
      const field = queries.find('field', assertion.label);
      const value = field instanceof HTMLInputElement ? field.value : undefined;
      return value === resolveText(assertion.value)
        ? null
        : `The field “${assertion.label}” contains “${value ?? 'nothing'}”, not “${resolveText(assertion.value)}”.`;
    }
    case 'busy':
    case 'notBusy': {
      const button = queries.find('button', assertion.button);
      if (!button) return `There is no button “${assertion.button}” on the screen.`;
      const busy = button.ariaBusy === 'true';
      if (busy === (assertion.type === 'busy')) return null;
      return `The button “${assertion.button}” ${busy ? 'is busy' : 'is not busy'}.`;
    }
    case 'loading':
      return queries.isLoading(resolveText(assertion.text))
        ? null
        : `Nothing with “${resolveText(assertion.text)}” is marked as loading.`;
    case 'selectedTab':
      return findSelectedTabProblem(driver, assertion.tab, assertion.tabList);
    case 'link':
      return findLinkProblem(driver, assertion.name, assertion.path);
    case 'qrCode':
      return findQrCodeProblem(driver, assertion.name, resolveText(assertion.text));
    case 'focused': {
      const focused = queries.focused();
      return focused === assertion.text
        ? null
        : `The focus is on “${focused || 'nothing'}”, not on “${assertion.text || 'nothing'}”.`;
    }
    case 'clipboard': {
      const copied = driver.browserFakes()?.getCopied();
      return copied === resolveText(assertion.text)
        ? null
        : `The clipboard contains “${copied ?? 'nothing'}”, not “${resolveText(assertion.text)}”.`;
    }
    case 'url': {
      const address = location.pathname + location.search;
      return address === assertion.path ? null : `The address is ${address}, not ${assertion.path}.`;
    }
    case 'pendingCalls':
      return findCountProblem(
        'are pending',
        assertion.call,
        interceptor.pendingCount(assertion.call),
        assertion.count,
      );
    case 'callCount':
      return findCountProblem(
        'were made',
        assertion.call,
        interceptor.sentCalls(assertion.call).length,
        assertion.count,
      );
    case 'called':
      return interceptor.sentCalls(assertion.call).some(({ index }) => index >= driver.callCountBeforeStep())
        ? null
        : `No call ${assertion.call} was made.`;
    case 'requestBody': {
      const last = interceptor.sentCalls(assertion.call).at(-1);
      if (last?.body !== resolveText(assertion.body)) {
        return `The last call ${assertion.call} had the body ${last?.body ?? 'nothing'}, not ${resolveText(assertion.body)}.`;
      }
      return last.json ? null : `The last call ${assertion.call} did not have the headers of a JSON call.`;
    }
    case 'noToken': {
      const last = interceptor.sentCalls(assertion.call).at(-1);
      return last?.bearer === null ? null : `The last call ${assertion.call} had a token, or was not made.`;
    }
    case 'newestToken': {
      const bearer = interceptor.sentCalls(assertion.call).at(-1)?.bearer;
      return bearer !== undefined && bearer === interceptor.newestToken
        ? null
        : `The last call ${assertion.call} did not have the newest token.`;
    }
    case 'stored':
    case 'notStored':
      return findStorageProblem(driver, assertion);
    case 'machineState': {
      const snapshot = getSnapshot(driver, assertion.machine);
      const state = snapshot ? stateName(snapshot) : 'nowhere';
      return state === assertion.state
        ? null
        : `The machine ${assertion.machine} is in ${state}, not in ${assertion.state}.`;
    }
  }
}
