import type { Action } from '#machines/models/kinds.ts';
import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import type { TakenStep } from '#machines/paths/walk.ts';
import { startProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';
import { machineMutants } from '../mutate/machineMutants';
import { START } from '../support/fixedClock';
import { hostPage } from '../support/hostPage';
import { inNewApp } from '../support/inNewApp';
import { preloadScreens } from '../support/preloadScreens';
import { crawl, crawlRefusals } from './crawl';
import { installFileImports } from './importFile';

export interface PlayedPlan {
  /** what is wrong, in a sentence; null: the plan passed */
  readonly problem: string | null;
  /** the same with plan, step and replay link, as it is printed */
  readonly message: string;
  /** the step of the failure */
  readonly step: number;
  readonly milliseconds: number;
  /** ids of the transitions that the app's machines took */
  readonly taken: readonly string[];
  /** what the start and each step caused */
  readonly effects: readonly (readonly string[])[];
  /** source mutants that were executed, with the step at which each first was */
  readonly reached: readonly (readonly [number, number])[];
}

/** What the crawls of a run know, as it is sent to the page and back. */
export interface SentKnown {
  readonly tried: readonly string[];
  readonly openers: readonly (readonly [string, string])[];
}

/** What a crawl has done, its start first, and what is known then. */
interface Crawled {
  readonly steps: readonly TakenStep<Action>[];
  readonly known: SentKnown;
}

declare global {
  var __reached: { readonly reached: Map<number, number>; readonly place: { step: number } };
  var plans: {
    /** source mutants that were executed before any plan */
    readonly reachedAtStart: readonly number[];
    readonly applyMachineMutant: (machine: string, index: number) => void;
    readonly play: (plan: Plan, timeoutMs: number) => Promise<PlayedPlan>;
    /** Tries what can be done after this start and has not been tried, and returns both. */
    readonly crawl: (start: readonly Action[], known: SentKnown) => Promise<Crawled>;
    /** Opens this path once for each call that it makes, with that call refused. */
    readonly crawlRefusals: (start: readonly Action[], path: string) => Promise<readonly TakenStep<Action>[]>;
  };
  /** Called once plans can be played. */
  var onReady: () => Promise<void>;
  /** Called while the screen is as it was when the plan failed. */
  var onFailure: () => Promise<void>;
}

/** A plan with more of these is in an endless loop. */
const LIMITS = { calls: 300, navigations: 300, transitions: 500 };

/** Whether a source is changed; machines are changed later. */
const isMutated = new URLSearchParams(location.search).has('mutant');
/** Long enough for a busy computer; a mutant may never come to rest. */
const WARM_UP_TIMEOUT_MS = isMutated ? 10_000 : 20_000;
const PUBLIC_PATHS = [
  ...[urls.home, urls.signIn, urls.signUp, urls.signUpSuccess, urls.forgotPassword],
  ...[urls.resetPassword('token'), '/nowhere'],
];
const DASHBOARD_PATHS = [
  ...[urls.dashboard, urls.transactions, urls.fundTransfer, urls.network, urls.deposit, urls.withdraw],
  ...[urls.donate, urls.setting, urls.statement, '/dashboard/nowhere'],
  ...['earning', 'performance', 'graph'].map((tab) => `${urls.reports}?tab=${tab}`),
];

/** In a narrow window the menu is a dialog, which is loaded when it is first opened. In CSS pixels. */
const [PHONE_WIDTH, DESK_WIDTH] = [360, 1440];

installFileImports();

/** One small world in memory for all plans; its clock stands still until a plan moves it. */
const provider = await startProvider({ persist: false, serviceWorker: false, members: 40, now: () => START });

// So that no step waits for the code of a screen.
await preloadScreens();

let counts = { calls: 0, navigations: 0, transitions: 0 };
let stop: (reason: Error) => void = () => undefined;

function count(what: keyof typeof counts): void {
  counts[what] += 1;
  if (counts[what] <= LIMITS[what]) return;
  const reason = new Error(`runaway: more than ${LIMITS[what]} ${what}`);
  stop(reason);
  throw reason;
}

for (const name of ['pushState', 'replaceState'] as const) {
  const navigate = history[name].bind(history);
  history[name] = (...given) => {
    count('navigations');
    navigate(...given);
  };
}
const countingProvider: typeof provider = {
  ...provider,
  fetch: (...given) => {
    count('calls');
    return provider.fetch(...given);
  },
};

// As in a test runner, an uncaught error fails the run.
window.addEventListener('error', ({ message }) => stop(new Error(`uncaught: ${message}`)));
window.addEventListener('unhandledrejection', ({ reason }) => stop(new Error(`uncaught: ${reason}`)));

/**
 * Shows every screen once, with the parts that it loads: React shows one that it has not met yet after a fallback. Resolves
 * to what is wrong, null where nothing is: React warns once, and in no plan any more.
 */
async function showAllScreens(): Promise<string | null> {
  const { result } = await inNewApp({ provider, timeoutMs: WARM_UP_TIMEOUT_MS }, async (driver) => {
    await driver.beginPlan();
    for (const stored of ['nothing', 'session'] as const) {
      await driver.restoreStorage(stored);
      for (const path of stored === 'nothing' ? PUBLIC_PATHS : DASHBOARD_PATHS) {
        driver.open(path);
        await driver.endStep();
      }
      if (stored === 'session') await driver.press('ControlOrMeta+k');
      driver.resize(PHONE_WIDTH);
      driver.open(stored === 'nothing' ? urls.signIn : urls.dashboard);
      await driver.endStep();
      await driver.click('button', shell.openMenu);
      await driver.endStep();
      driver.resize(DESK_WIDTH);
    }
    await driver.endStep();
    return driver.findFault();
  });
  return result;
}
let startFault: string | null = null;
try {
  startFault = await showAllScreens();
} catch (failure) {
  // What a mutant breaks is for the plans to notice.
  if (!isMutated) throw failure;
}
const reachedAtStart = [...globalThis.__reached.reached.keys()];
globalThis.__reached.reached.clear();

// A plan replaces it, and its clock may stand still or run ahead.
const getNow = performance.now.bind(performance);

async function play(plan: Plan, timeoutMs: number): Promise<PlayedPlan> {
  counts = { calls: 0, navigations: 0, transitions: 0 };
  const started = getNow();
  const { reached, place } = globalThis.__reached;
  place.step = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const driver = createPageDriver({
    provider: countingProvider,
    container,
    timeoutMs,
    startAt: START,
    hostPage,
  });
  driver.inspector.onTransition(() => count('transitions'));
  const effects: (readonly string[])[] = [];
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const toResult = (problem: string | null, step: number, message = problem ?? ''): PlayedPlan => ({
    problem,
    step,
    message,
    milliseconds: getNow() - started,
    taken: [...driver.inspector.takenTransitions],
    effects,
    reached: [...reached],
  });
  const options = {
    beforeStep: (step: number) => {
      place.step = step;
    },
    onStepEnd: (caused: readonly string[]) => void effects.push(caused),
  };
  try {
    if (startFault !== null) throw new Error(startFault);
    await mount(container, driver.appOptions);
    await Promise.race([runPlan(driver, plan, options), stopped]);
    return toResult(await driver.close(), plan.steps.length);
  } catch (failure) {
    await globalThis.onFailure();
    if (failure instanceof PlanFailure) return toResult(failure.problem, failure.step, failure.message);
    return toResult(failure instanceof Error ? failure.message : String(failure), place.step);
  } finally {
    stop = () => undefined;
    try {
      await driver.close();
    } finally {
      container.remove();
      reached.clear();
    }
  }
}

const CRAWL_TIMEOUT_MS = 2000;

async function crawlNewApp<Result>(run: Parameters<typeof inNewApp<Result>>[1]): Promise<Result> {
  counts = { calls: 0, navigations: 0, transitions: 0 };
  const options = { provider, timeoutMs: CRAWL_TIMEOUT_MS, startAt: START, hostPage };
  return (await inNewApp(options, run)).result;
}

globalThis.plans = {
  reachedAtStart,
  applyMachineMutant(machine, index) {
    const found = Object.values(testModels).find((one) => one.machine.id === machine);
    const mutant = found && machineMutants(found.machine)[index];
    if (!mutant) throw new Error(`${machine} has no mutant ${index}`);
    mutant.apply();
  },
  play,
  crawl: (start, known) =>
    crawlNewApp(async (driver, container) => {
      const tried = new Set(known.tried);
      const openers = new Map(known.openers);
      const steps = await crawl(driver, container, start, { tried, openers });
      return { steps, known: { tried: [...tried], openers: [...openers] } };
    }),
  crawlRefusals: (start, path) => crawlNewApp((driver) => crawlRefusals(driver, start, path)),
};
await globalThis.onReady();
