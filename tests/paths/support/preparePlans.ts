import { expect, type TestContext } from 'vitest';
import { server } from 'vitest/browser';
import { loadBaselinePlans, loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import type { RecordedEffects } from '#machines/models/recordedEffects.ts';
import { type MachineId, testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore, getTransitions } from '#machines/paths/explore.ts';
import type { Plan, SCENARIO } from '#machines/paths/plan.ts';
import { MAX_STEPS } from '#machines/paths/strategies.ts';
import '../report/planResult';
import { runPlanInApp, takenTransitions } from './runPlanInApp';

/** Repeats, to find flaky plans: `npm run paths:run -- 20`. */
const TIMES = Number(import.meta.env.VITE_PATHS_TIMES ?? 1);
/** A single plan, or those of a machine: `npm run paths:run -- <plan>`. */
const CHOSEN: string = import.meta.env.VITE_PATHS_PLAN ?? '';
/** Writes what each step causes, instead of checking it: `npm run paths:run -- --record`. */
const IS_RECORDING = import.meta.env.VITE_PATHS_RECORD === '1';

const NOT_RECORDED =
  'Its effects are not recorded: npm run paths:run -- --record, and look at the difference.';

export const isOneChosen = CHOSEN !== '';
export const options = { timeout: 60_000, repeats: TIMES - 1 };

const withoutEffects = ({ effects: _, ...part }: Plan['steps'][number]) => part;

/** Runs a plan without its effects, and resolves to what its start and each step cause. */
async function recordEffects({ start: { effects: _, ...start }, steps, ...plan }: Plan) {
  const found: (readonly string[])[] = [];
  await runPlanInApp({ ...plan, start, steps: steps.map(withoutEffects) }, undefined, (effects) =>
    found.push(effects),
  );
  return found;
}

/** The plans of these machines, or the scenarios: as rows of a table, and what runs a row. */
export async function preparePlans(...machines: readonly (MachineId | typeof SCENARIO)[]) {
  const all = [...(await loadBaselinePlans()), ...(await loadScenarios())];
  const isIn = (machine: string) => machines.some((one) => one === machine);
  const plans = all.filter(({ machine }) => isIn(machine));
  const recorded = new Map<string, RecordedEffects[string]>();
  const started = performance.now();
  const writeEffects = async (machine: string) => {
    const byId = plans
      .filter((plan) => plan.machine === machine)
      .map(({ id, start, steps }) => [
        id,
        recorded.get(id) ?? [start.effects ?? [], ...steps.map(({ effects = [] }) => effects)],
      ]);
    const text = JSON.stringify(Object.fromEntries(byId), null, 2);
    await server.commands.writeFile(`machines/models/effects/${machine}.json`, `${text}\n`);
  };
  return {
    rows: plans
      .filter(({ id, machine }) => !isOneChosen || CHOSEN === id || CHOSEN === machine)
      .map((plan): [string, string, Plan] => [plan.id, plan.title, plan]),
    run: async ([, , plan]: [string, string, Plan], { task }: TestContext): Promise<void> => {
      task.meta.path = { plan: plan.id };
      if (IS_RECORDING) recorded.set(plan.id, await recordEffects(plan));
      else if (plan.start.effects) await runPlanInApp(plan);
      else throw new Error(NOT_RECORDED);
    },
    models: Object.entries(testModels).filter(([id]) => isIn(id)),
    checkTransitions: ([, { machine }]: [string, (typeof testModels)[MachineId]]): void => {
      const defined = getTransitions(machine).map(({ id }) => id);
      expect(defined.filter((id) => !takenTransitions.has(id))).toEqual([]);
    },
    checkCoverage: ([machine, model]: [string, (typeof testModels)[MachineId]]): void => {
      const own = plans.filter((plan) => plan.machine === machine);
      const { edges, guardsTaken, guardsRefused, states } = coverage(explore(model), own);
      expect({ edges, guardsTaken, guardsRefused, states }).toMatchObject({
        edges: { missing: [] },
        guardsTaken: { missing: [] },
        guardsRefused: { missing: [] },
        states: { missing: [] },
      });
      expect(Math.max(...own.map(({ steps }) => steps.length))).toBeLessThanOrEqual(MAX_STEPS);
    },
    /** Writes the effects that were recorded, and says how long it took. */
    finish: async (): Promise<void> => {
      if (IS_RECORDING) for (const machine of machines) await writeEffects(machine);
      const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const names = machines.join(' and ');
      if (!isOneChosen)
        console.info(`${names}: ${plans.length} plans, ${steps} steps, ${TIMES} times, in ${seconds} s`);
    },
  };
}
