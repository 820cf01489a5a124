import { testModels } from '#machines/models/testModels.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { startProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { PlanFailure, runPlan } from '#src/demo/paths/runPlan.ts';
import { machineMutants } from './machineMutants';

/** How a plan ended. */
export interface Ending {
  /** what was wrong; null: all was as the plan says */
  readonly wrong: string | null;
  /** the step at which it was */
  readonly step: number;
  /** mutants of the sources that were asked for, with the step at which each first was */
  readonly reached: readonly (readonly [number, number])[];
}

declare global {
  var __reached: { readonly reached: Map<number, number>; readonly place: { step: number } };
  var mutation: {
    /** Breaks a machine: the mutant with this place in the list of its mutants. */
    readonly breakMachine: (machine: string, index: number) => void;
    readonly play: (plan: Plan, patience: number) => Promise<Ending>;
  };
}

/** More of these in one plan than ever are: the app goes round in circles. */
const LIMITS = { calls: 300, moves: 300, transitions: 500 };

const START = Date.now();
const provider = await startProvider({
  persist: false,
  serviceWorker: false,
  members: 40,
  now: () => START,
});

let counts = { calls: 0, moves: 0, transitions: 0 };
let stop: (reason: Error) => void = () => undefined;

function count(what: keyof typeof counts): void {
  counts[what] += 1;
  if (counts[what] <= LIMITS[what]) return;
  const reason = new Error(`runaway: more than ${LIMITS[what]} ${what}`);
  stop(reason);
  throw reason;
}

for (const name of ['pushState', 'replaceState'] as const) {
  const move = history[name].bind(history);
  history[name] = (...given) => {
    count('moves');
    move(...given);
  };
}
const counted: typeof provider = {
  ...provider,
  fetch: (...given) => {
    count('calls');
    return provider.fetch(...given);
  },
};

// A test runner fails a run in which anything is thrown that nobody catches.
window.addEventListener('error', ({ message }) => stop(new Error(`uncaught: ${message}`)));
window.addEventListener('unhandledrejection', ({ reason }) => stop(new Error(`uncaught: ${reason}`)));

async function playPlan(plan: Plan, patience: number): Promise<Ending> {
  counts = { calls: 0, moves: 0, transitions: 0 };
  const { reached, place } = globalThis.__reached;
  place.step = 0;
  const box = document.body.appendChild(document.createElement('div'));
  const stage = createPageDriver({ provider: counted, box, patience });
  stage.live.onTransition(() => count('transitions'));
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const ended = (wrong: string | null, step: number): Ending => ({ wrong, step, reached: [...reached] });
  try {
    await mount(box, stage.parts);
    const before = (step: number) => {
      place.step = step;
    };
    await Promise.race([runPlan(stage, plan, { before }), stopped]);
    return ended(stage.end(), plan.steps.length);
  } catch (failure) {
    if (failure instanceof PlanFailure) return ended(failure.wrong, failure.step);
    return ended(failure instanceof Error ? failure.message : String(failure), place.step);
  } finally {
    stop = () => undefined;
    try {
      stage.end();
    } finally {
      box.remove();
      reached.clear();
    }
  }
}

globalThis.mutation = {
  breakMachine(machine, index) {
    const found = Object.values(testModels).find((one) => one.machine.id === machine);
    const mutant = found && machineMutants(found.machine)[index];
    if (!mutant) throw new Error(`${machine} has no mutant ${index}`);
    mutant.apply();
  },
  play: playPlan,
};
