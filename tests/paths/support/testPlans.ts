import { afterAll, describe, expect, test } from 'vitest';
import { server } from 'vitest/browser';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import type { RecordedEffects } from '#machines/models/recordedEffects.ts';
import { type MachineId, testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore, getTransitions } from '#machines/paths/explore.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { MAX_STEPS } from '#machines/paths/strategies.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import '../report/planResult';
import { runPlanInApp, takenTransitions } from './runPlanInApp';

/** Repeats, to find flaky plans: `npm run paths:run -- 20`. */
const TIMES = Number(import.meta.env.VITE_PATHS_TIMES ?? 1);
/** Plans of this id or machine only: `npm run paths:run -- session`. */
const ONLY: string | undefined = import.meta.env.VITE_PATHS_PLAN || undefined;
/** Writes what each step causes, instead of checking it: `npm run paths:run -- --record`. */
const IS_RECORDING = import.meta.env.VITE_PATHS_RECORD === '1';

const NOT_RECORDED =
  'Its effects are not recorded: npm run paths:run -- --record, and look at the difference.';

/** Tests that each plan of a machine (or the scenarios) passes, with exactly the recorded effects. */
export function testPlans(machine: string, all: readonly Plan[]): void {
  const plans = all.filter(({ id }) => !ONLY || ONLY === machine || ONLY === id);
  const recorded: Record<string, RecordedEffects[string]> = {};
  const started = performance.now();

  test.for(plans.map((plan): [string, string, Plan] => [plan.id, plan.title, plan]))(
    '%s: %s',
    { timeout: 60_000, repeats: TIMES - 1 },
    async ([, , plan], { task }) => {
      task.meta.path = { plan: plan.id };
      if (IS_RECORDING) {
        const effects: (readonly string[])[] = [];
        const withoutEffects = ({ effects: _, ...part }: Plan['steps'][number]) => part;
        const { effects: __, ...start } = plan.start;
        await runPlanInApp({ ...plan, start, steps: plan.steps.map(withoutEffects) }, undefined, (step) =>
          effects.push(step),
        );
        recorded[plan.id] = effects;
        return;
      }
      if (!plan.start.effects) throw new Error(NOT_RECORDED);
      await runPlanInApp(plan);
    },
  );

  afterAll(async () => {
    if (IS_RECORDING) {
      const file = `../../../machines/models/effects/${machine}.json`;
      const before = all.flatMap(({ id, start, steps }) =>
        start.effects ? [[id, [start.effects, ...steps.map(({ effects = [] }) => effects)]]] : [],
      );
      const text = JSON.stringify({ ...Object.fromEntries(before), ...recorded }, null, 2);
      await server.commands.writeFile(file, `${text}\n`);
    }
    const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.info(`${machine}: ${plans.length} plans, ${steps} steps, ${TIMES} times, in ${seconds} s`);
  });
}

/** Tests that the plans of a machine take every transition in the browser, and cover its cases, states and guards. */
export function testCoverage(model: TestModel, plans: readonly Plan[]): void {
  test.skipIf(ONLY !== undefined)('take every transition in the browser', () => {
    const defined = getTransitions(model.machine).map(({ id }) => id);
    expect(defined.filter((id) => !takenTransitions.has(id))).toEqual([]);
  });

  test('cover every case in every state and each guard in both results, in at most 20 steps', () => {
    const { edges, guardsTaken, guardsRefused, states } = coverage(explore(model), plans);
    expect({ edges, guardsTaken, guardsRefused, states }).toMatchObject({
      edges: { missing: [] },
      guardsTaken: { missing: [] },
      guardsRefused: { missing: [] },
      states: { missing: [] },
    });
    expect(Math.max(...plans.map(({ steps }) => steps.length))).toBeLessThanOrEqual(MAX_STEPS);
  });
}

/** All tests of the plans of these machines. */
export async function testMachines(...ids: readonly MachineId[]): Promise<void> {
  const all = await loadBaselinePlans();
  for (const id of ids) {
    const plans = all.filter(({ machine }) => machine === id);
    describe(id, () => {
      testPlans(id, plans);
      testCoverage(testModels[id], plans);
    });
  }
}
