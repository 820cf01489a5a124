import { type MachineId, testModels } from '#machines/models/testModels.ts';
import type { Call } from '#machines/paths/action.ts';
import type { Assertion } from '#machines/paths/assertion.ts';
import { type HandlersByType, handleByType } from '#machines/paths/byType.ts';
import { createTransitioner } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import type { ExpectedState } from '#machines/paths/plan.ts';
import { toAddress } from '#src/basePath.ts';
import type { PageDriver } from './pageDriver';
import { readQrCode } from './qrCode';
import { findStorageProblem } from './storageAssertions';
import type { Problem } from './waitFor';

const isMachineId = (name: string): name is MachineId => Object.hasOwn(testModels, name);

/** The machine's state in the app; the initial one while it does not run. */
function findStateNameProblem(driver: PageDriver, machine: string, expected: string): string | null {
  const snapshot =
    driver.inspector.snapshot(machine) ??
    (isMachineId(machine) ? createTransitioner(testModels[machine].machine).initial().snapshot : undefined);
  const state = snapshot ? stateName(snapshot) : 'nowhere';
  return state === expected ? null : `The machine ${machine} is in ${state}, not in ${expected}.`;
}

const quoteAll = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ') || 'none';

/** What is wrong with the machine's state or its observed context; null when nothing is. */
export function findStateProblem(
  driver: PageDriver,
  machine: string,
  expected: ExpectedState,
): string | null {
  const problem = findStateNameProblem(driver, machine, expected.state);
  if (problem !== null) return problem;
  const running = driver.inspector.snapshot(machine);
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
  const expected = toAddress(path);
  return href === expected ? null : `The link “${name}” leads to ${href}, not to ${expected}.`;
}

function findSelectedTabProblem(driver: PageDriver, name: string, tabList: string): string | null {
  const tab = driver.queries.find('tab', name);
  if (tab?.ariaSelected !== 'true') return `The tab “${name}” is not selected.`;
  const list = tab.closest('[role=tablist]')?.ariaLabel;
  return list === tabList
    ? null
    : `The tab “${name}” is in a list called “${list ?? 'nothing'}”, not “${tabList}”.`;
}

function createCheckers(driver: PageDriver): HandlersByType<Assertion, Problem> {
  const { queries, interceptor, resolveText } = driver;
  const getLastCall = (call: Call) => interceptor.sentCalls(call).at(-1);
  const isOnScreen = (text: string) => queries.text().includes(resolveText(text));

  const findNoticeProblem = ({
    type,
    text,
  }: {
    readonly type: 'alert' | 'status';
    readonly text: string;
  }) => {
    const found = queries.texts(type);
    const expected = resolveText(text);
    const isShown = found.some((one) => one.includes(expected));
    return isShown ? null : `There is no ${type} “${expected}”, but: ${quoteAll(found)}.`;
  };
  const findBusyProblem = (name: string, expected: boolean) => {
    const button = queries.find('button', name);
    if (!button) return `There is no button “${name}” on the screen.`;
    const isBusy = button.ariaBusy === 'true';
    return isBusy === expected ? null : `The button “${name}” ${isBusy ? 'is busy' : 'is not busy'}.`;
  };

  return {
    heading: ({ text }) => {
      const expected = resolveText(text);
      const found = queries.texts('heading');
      return found.includes(expected) ? null : `There is no heading “${expected}”, but: ${quoteAll(found)}.`;
    },
    alert: findNoticeProblem,
    status: findNoticeProblem,
    text: ({ text }) => (isOnScreen(text) ? null : `“${resolveText(text)}” is not on the screen.`),
    absent: ({ text }) => (isOnScreen(text) ? `“${resolveText(text)}” is on the screen.` : null),
    noNotice: () => {
      const notices = [...queries.texts('status'), ...queries.texts('alert')];
      return notices.length === 0 ? null : `There are notices: ${quoteAll(notices)}.`;
    },
    fieldValue: ({ label, value }) => {
      const field = queries.find('field', label);
      const found = field instanceof HTMLInputElement ? field.value : undefined;
      const expected = resolveText(value);
      if (found === expected) return null;
      return `The field “${label}” contains “${found ?? 'nothing'}”, not “${expected}”.`;
    },
    busy: ({ button }) => findBusyProblem(button, true),
    notBusy: ({ button }) => findBusyProblem(button, false),
    loading: ({ text }) =>
      queries.isLoading(resolveText(text))
        ? null
        : `Nothing with “${resolveText(text)}” is marked as loading.`,
    selectedTab: ({ tab, tabList }) => findSelectedTabProblem(driver, tab, tabList),
    link: ({ name, path }) => findLinkProblem(driver, name, path),
    qrCode: ({ name, text }) => findQrCodeProblem(driver, name, resolveText(text)),
    focused: ({ text }) => {
      const found = queries.focused();
      return found === text
        ? null
        : `The focus is on “${found || 'nothing'}”, not on “${text || 'nothing'}”.`;
    },
    clipboard: ({ text }) => {
      const copied = driver.browserFakes()?.getCopied();
      const expected = resolveText(text);
      if (copied === expected) return null;
      return `The clipboard contains “${copied ?? 'nothing'}”, not “${expected}”.`;
    },
    url: ({ path }) => {
      const address = location.pathname + location.search;
      const expected = toAddress(path);
      return address === expected ? null : `The address is ${address}, not ${expected}.`;
    },
    pendingCalls: ({ call, count }) =>
      findCountProblem('are pending', call, interceptor.pendingCount(call), count),
    callCount: ({ call, count }) =>
      findCountProblem('were made', call, interceptor.sentCalls(call).length, count),
    called: ({ call }) =>
      interceptor.sentCalls(call).some(({ index }) => index >= driver.callCountBeforeStep())
        ? null
        : `No call ${call} was made.`,
    requestBody: ({ call, body }) => {
      const last = getLastCall(call);
      if (last?.body !== resolveText(body)) {
        return `The last call ${call} had the body ${last?.body ?? 'nothing'}, not ${resolveText(body)}.`;
      }
      return last.json ? null : `The last call ${call} did not have the headers of a JSON call.`;
    },
    noToken: ({ call }) =>
      getLastCall(call)?.bearer === null ? null : `The last call ${call} had a token, or was not made.`,
    newestToken: ({ call }) => {
      const bearer = getLastCall(call)?.bearer;
      return bearer !== undefined && bearer === interceptor.newestToken
        ? null
        : `The last call ${call} did not have the newest token.`;
    },
    stored: (assertion) => findStorageProblem(driver, assertion),
    notStored: (assertion) => findStorageProblem(driver, assertion),
    machineState: ({ machine, state }) => findStateNameProblem(driver, machine, state),
  };
}

/** What is wrong with an assertion; null when nothing is. */
export const findAssertionProblem = (driver: PageDriver, assertion: Assertion): Problem =>
  handleByType(createCheckers(driver), assertion);
