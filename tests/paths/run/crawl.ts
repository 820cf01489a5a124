import { computeAccessibleName } from 'dom-accessibility-api';
import { type Action, kinds } from '#machines/models/kinds.ts';
import type { TakenStep } from '#machines/paths/walk.ts';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import type { PageDriver } from '#src/demo/paths/pageDriver.ts';
import { isBehindDialog, listAreas } from '#src/demo/paths/screenQueries.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { urls } from '#src/urls.ts';

/** Something that can be done; of the same key it is done once. */
interface Candidate {
  readonly key: string;
  readonly actions: readonly Action[];
}

const MAX_STEPS = 24;
/** An image is drawn at a time that nothing waits for. */
const LEFT_OUT: readonly string[] = [teamGraph.savePng];
/** From here on the menu stands beside the screen, in pixels. */
const WIDE = 1024;
/** A dialog is opened again for what has not been tried in it, so often. */
const MAX_OPENINGS = 14;
/** Buttons of a dialog close it, and so are the last of it. */
const ROLES = ['option', 'field', 'tab', 'link', 'button'] as const;
/** Of a longer list the first and the last entry stand for all of them. */
const LONG_LIST = 9;
const SELECTORS: Readonly<Record<ControlRole, string>> = {
  field: 'input:not([type=file], [type=hidden]), select, textarea',
  tab: '[role=tab]',
  option: '[role=option]',
  button: 'button:not([role])',
  link: 'a[href]:not([download], [target=_blank])',
};
/** What is typed into a field of this type, the last followed by Enter; into others amounts, with more digits than are shown. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-10-20'],
  email: ['ada', ' Ada@Example.org '],
  search: ['Completed', 'qqq'],
};
const AMOUNTS = ['-1', '21.408599'];
/** What people do without looking: Tab goes through everything on the screen. */
const KEYS: readonly string[] = ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab'];

const getWidth = (): string => (window.innerWidth < WIDE ? 'narrow' : 'wide');

const getShell = (): string =>
  `${getWidth()} ${location.pathname.startsWith(urls.dashboard) ? 'member' : 'visitor'}`;

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() &&
  !isBehindDialog(element) &&
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  !(element instanceof HTMLAnchorElement && element.origin !== location.origin);

/** Controls of rows have other names in each row. */
function getPlaceInList(element: HTMLElement): 'first' | 'last' | 'between' | undefined {
  const row = element.closest('tr, main li, [role=option]');
  const list = row?.parentElement;
  if (!row || !list || list.children.length < LONG_LIST) return undefined;
  if (row === list.firstElementChild) return 'first';
  return row === list.lastElementChild ? 'last' : 'between';
}

function listActions(role: ControlRole, element: HTMLElement, name: string): readonly (readonly Action[])[] {
  if (element instanceof HTMLSelectElement) {
    return [element.options[element.options.length - 1], element.options[0]].flatMap((option) =>
      option ? [[{ type: 'choose', label: name, option: option.text } as const]] : [],
    );
  }
  if (role !== 'field' || element.matches('[type=checkbox], [type=radio]'))
    return [[{ type: 'click', role, name }]];
  const texts = TEXTS[element.getAttribute('type') ?? ''] ?? AMOUNTS;
  return texts.map((text, index) => [
    { type: 'fill', label: name, text },
    { type: 'press', key: index === texts.length - 1 ? 'Enter' : 'Tab' },
  ]);
}

function toCandidates(role: ControlRole, element: HTMLElement, screen: string): readonly Candidate[] {
  const place = getPlaceInList(element);
  const name = computeAccessibleName(element);
  if (place === 'between' || name === '' || LEFT_OUT.includes(name)) return [];
  // What is beside the screen is the same on every one.
  const where = element.closest('main, [role=dialog]') ? screen : getShell();
  const shown = place ?? name.replace(/\d+/g, '#');
  // The second press turns the order round.
  const presses = element.closest('th:first-child') ? 2 : 1;
  const actionLists = Array.from({ length: presses }, () => listActions(role, element, name)).flat();
  return actionLists.map((actions, index) => ({
    key: `${where}: ${role} ${shown} ${index}`,
    actions,
  }));
}

const findDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], :modal')].find((one) => one.checkVisibility());

/** What can be done now, what closes a dialog last. */
function listCandidates(container: HTMLElement): readonly Candidate[] {
  const dialog = findDialog();
  const tab = new URLSearchParams(location.search).get('tab') ?? '';
  const where = dialog
    ? `${getShell()} dialog ${computeAccessibleName(dialog).replace(/\d+/g, '#')}`
    : `${getWidth()} ${location.pathname} ${tab}`;
  const found = ROLES.flatMap((role) =>
    listAreas(container)
      .flatMap((area) => [...area.querySelectorAll<HTMLElement>(SELECTORS[role])])
      .filter(isUsable)
      .flatMap((element) => toCandidates(role, element, where)),
  );
  const escapeKey: Candidate = { key: `${where}: Escape`, actions: [{ type: 'press', key: 'Escape' }] };
  const keys: Candidate = {
    key: `${where}: keys`,
    actions: KEYS.map((key) => ({ type: 'press', key }) as const),
  };
  return dialog ? [...found, escapeKey] : [...found, keys];
}

/**
 * Starts like this and then does everything that can be done on the screen and has not been tried, until it is left.
 * Adds to `tried`. A step that cannot be done ends the crawl, without it.
 */
export async function crawl(
  driver: PageDriver,
  container: HTMLElement,
  start: readonly Action[],
  tried: Set<string>,
): Promise<readonly TakenStep<Action>[]> {
  const steps: TakenStep<Action>[] = [];
  const take = async (actions: readonly Action[]): Promise<void> => {
    await driver.beginStep();
    for (const action of actions) await kinds.run(driver, action);
    await driver.endStep();
    steps.push({ actions, toasts: [...(await driver.toasts())] });
  };
  let pushes = 0;
  const { pushState } = history;
  history.pushState = (...given) => {
    pushes += 1;
    pushState.apply(history, given);
  };
  await driver.beginPlan();
  await take(start);
  const { pathname } = location;
  /** what has been seen in dialogs, with what opened them */
  const seenInDialogs = new Map<string, Candidate>();
  let opener: Candidate | undefined;
  let openings = 0;
  const chooseNext = (): Candidate | undefined => {
    const candidates = listCandidates(container);
    const isInDialog = findDialog() !== undefined;
    if (isInDialog && opener) for (const { key } of candidates) seenInDialogs.set(key, opener);
    const untried = candidates.find(({ key }) => !tried.has(key));
    if (untried || isInDialog || openings >= MAX_OPENINGS) return untried;
    openings += 1;
    const again = [...seenInDialogs].find(([key]) => !tried.has(key))?.[1];
    return candidates.find(({ key }) => key === again?.key);
  };
  while (steps.length <= MAX_STEPS) {
    const next = chooseNext();
    if (!next) break;
    tried.add(next.key);
    if (!findDialog()) opener = next;
    try {
      pushes = 0;
      await take(next.actions);
      if (location.pathname !== pathname && pushes === 1) await take([{ type: 'goBack' }]);
    } catch {
      break;
    }
    if (location.pathname !== pathname) break;
  }
  return steps;
}
