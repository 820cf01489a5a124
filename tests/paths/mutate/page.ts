import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import { startProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';
import { preloadScreens } from '../support/preloadScreens';
import { machineMutants } from './machineMutants';

/** How a plan ended. */
export interface PlanResult {
  /** the failure; null: the plan passed */
  readonly problem: string | null;
  /** the step of the failure */
  readonly step: number;
  /** source mutants that were executed, with the step at which each first was */
  readonly reached: readonly (readonly [number, number])[];
}

declare global {
  var __reached: { readonly reached: Map<number, number>; readonly place: { step: number } };
  var mutation: {
    /** Applies the machine mutant with this index. */
    readonly applyMachineMutant: (machine: string, index: number) => void;
    readonly play: (plan: Plan, timeoutMs: number) => Promise<PlanResult>;
  };
}

/** A plan with more of these is in an endless loop. */
const LIMITS = { calls: 300, navigations: 300, transitions: 500 };

const START = Date.now();
const provider = await startProvider({
  persist: false,
  serviceWorker: false,
  members: 40,
  now: () => START,
});

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

async function playPlan(plan: Plan, timeoutMs: number): Promise<PlanResult> {
  counts = { calls: 0, navigations: 0, transitions: 0 };
  const { reached, place } = globalThis.__reached;
  place.step = 0;
  const container = document.body.appendChild(document.createElement('div'));
  const driver = createPageDriver({ provider: countingProvider, container, timeoutMs });
  driver.inspector.onTransition(() => count('transitions'));
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const toResult = (problem: string | null, step: number): PlanResult => ({
    problem,
    step,
    reached: [...reached],
  });
  try {
    await mount(container, driver.appOptions);
    const beforeStep = (step: number) => {
      place.step = step;
    };
    await Promise.race([runPlan(driver, plan, { beforeStep }), stopped]);
    return toResult(await driver.close(), plan.steps.length);
  } catch (failure) {
    if (failure instanceof PlanFailure) return toResult(failure.problem, failure.step);
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

globalThis.mutation = {
  applyMachineMutant(machine, index) {
    const found = Object.values(testModels).find((one) => one.machine.id === machine);
    const mutant = found && machineMutants(found.machine)[index];
    if (!mutant) throw new Error(`${machine} has no mutant ${index}`);
    mutant.apply();
  },
  play: playPlan,
};
