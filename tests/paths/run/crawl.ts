import { call } from '#machines/models/appDriver.ts';
import { refusal } from '#machines/models/builders.ts';
import { type Action, kinds } from '#machines/models/kinds.ts';
import type { TakenStep } from '#machines/paths/walk.ts';
import type { PageDriver } from '#src/demo/paths/pageDriver.ts';
import { reading } from '#src/messages/common.ts';
import { type Candidate, findDialog, listCandidates } from './candidates';

const MAX_STEPS = 24;
/** What is no longer on the screen is brought back by what has brought it, so often. */
const MAX_OPENINGS = 24;

/** Takes steps in a new app, and keeps those that could be taken, with their toasts. */
function createTaker(driver: PageDriver) {
  const steps: TakenStep<Action>[] = [];
  return {
    steps,
    async take(actions: readonly Action[]): Promise<void> {
      await driver.beginStep();
      for (const action of actions) await kinds.run(driver, action);
      await driver.endStep();
      steps.push({ actions, toasts: [...(await driver.toasts())] });
    },
  };
}

/** Counts the entries that are added to the history. */
function countPushes() {
  let pushes = 0;
  const { pushState } = history;
  history.pushState = (...given) => {
    pushes += 1;
    pushState.apply(history, given);
  };
  return {
    reset: () => {
      pushes = 0;
    },
    count: () => pushes,
    restore: () => {
      history.pushState = pushState;
    },
  };
}

/** What all crawls of a run know. */
export interface Known {
  /** keys of candidates */
  readonly tried: Set<string>;
  /** by key of what appeared after another candidate, the key of that, which may bring it back */
  readonly openers: Map<string, string>;
}

/** Chooses what to do next; undefined when everything has been tried that can be brought onto the screen. */
function createChooser(container: HTMLElement, { tried, openers }: Known) {
  let last: Candidate | undefined;
  let openings = 0;
  let reopened = '';
  /** they have not brought back what appeared after them before */
  const exhausted = new Set<string>();
  return (): Candidate | undefined => {
    const candidates = listCandidates(container);
    for (const { key } of candidates) if (last && !openers.has(key)) openers.set(key, last.key);
    last = candidates.find(({ key }) => !tried.has(key));
    if (last) reopened = '';
    if (last || openings >= MAX_OPENINGS) return last;
    openings += 1;
    exhausted.add(reopened);
    // A dialog is closed by what is the last in it.
    if (findDialog()) return candidates.at(-1);
    const gone = new Set([...openers].filter(([key]) => !tried.has(key)).map(([, opener]) => opener));
    last = candidates.find(({ key }) => gone.has(key) && !exhausted.has(key));
    reopened = last?.key ?? '';
    return last;
  };
}

/** On the same screen the way back is taken from each tab, and once from what is done in each other way. */
function toBackKey({ key, actions }: Candidate, pathname: string): string {
  const action = actions.at(-1);
  return action?.type === 'click' && action.role === 'tab'
    ? `${key}, back`
    : `${pathname} back after ${action?.type}`;
}

/**
 * Starts like this and then does everything that can be done on the screen and has not been tried, until it is left.
 * Adds to what is known. A step that cannot be done ends the crawl, without it.
 */
export async function crawl(
  driver: PageDriver,
  container: HTMLElement,
  start: readonly Action[],
  known: Known,
): Promise<readonly TakenStep<Action>[]> {
  const { steps, take } = createTaker(driver);
  const pushes = countPushes();
  const chooseNext = createChooser(container, known);
  const { tried } = known;
  await driver.beginPlan();
  try {
    await take(start);
    const { pathname } = location;
    while (steps.length <= MAX_STEPS) {
      const next = chooseNext();
      if (!next) break;
      tried.add(next.key);
      pushes.reset();
      await take(next.actions);
      const backKey = toBackKey(next, pathname);
      const isElsewhere = location.pathname !== pathname;
      // Where a link to this screen has led, the browser itself moves the focus on the way back, some time later.
      const isLink = next.actions.some((action) => action.type === 'click' && action.role === 'link');
      if (pushes.count() === 1 && (isElsewhere || !(isLink || tried.has(backKey)))) {
        tried.add(backKey);
        await take([{ type: 'goBack' }]);
      }
      if (location.pathname !== pathname) break;
    }
  } catch {
    // What has been done until then is a plan, too.
  } finally {
    pushes.restore();
  }
  return steps;
}

/** Opens a screen once for each call that it makes at once, with that call refused, and presses each Retry. */
export async function crawlRefusals(
  driver: PageDriver,
  start: readonly Action[],
  path: string,
): Promise<readonly TakenStep<Action>[]> {
  const { steps, take } = createTaker(driver);
  await driver.beginPlan();
  await take(start);
  const reads = (driver.effects() ?? []).flatMap(
    (line) => call.safeParse(line.split(/[ ?]/, 2).join(' ')).data ?? [],
  );
  for (const read of new Set(reads.filter((name) => name.startsWith('GET ')))) {
    await take([
      { type: 'mockNextResponse', call: read, outcome: refusal(read, 'Figures rest today.') },
      { type: 'open', path },
    ]);
    while (await driver.find('button', reading.retry)) {
      await take([{ type: 'click', role: 'button', name: reading.retry }]);
    }
  }
  return steps;
}
