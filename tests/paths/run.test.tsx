import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore, getTransitions } from '#machines/paths/explore.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { MAX_STEPS } from '#machines/paths/strategies.ts';
import { watchConsole } from '../views/support/console';
import './report/planResult';
import { runPlanInApp, takenTransitions } from './support/runPlanInApp';

/** Repeats, to find flaky plans: `npm run paths:run -- 20`. */
const TIMES = Number(import.meta.env.VITE_PATHS_TIMES ?? 1);

/** Plays a single plan: `npm run paths:run -- <plan>`. */
const CHOSEN: string = import.meta.env.VITE_PATHS_PLAN ?? '';
const isChosen = ({ id }: Plan) => CHOSEN === '' || id === CHOSEN;

const baselinePlans = await loadBaselinePlans();
const started = performance.now();

beforeEach(watchConsole);

const getPlans = (machine: string): readonly Plan[] =>
  baselinePlans.filter((plan) => plan.machine === machine);
const ids = Object.values(testModels).map(({ machine }) => machine.id);

const testPlans = (plans: readonly Plan[]) =>
  test.for(plans.map((plan): [string, string, Plan] => [plan.id, plan.title, plan]))(
    '%s: %s',
    { timeout: 60_000, repeats: TIMES - 1 },
    ([, , plan], { task }) => {
      task.meta.path = { plan: plan.id };
      return runPlanInApp(plan);
    },
  );

describe.each(ids.filter((id) => getPlans(id).some(isChosen)))('%s', (id) => {
  testPlans(getPlans(id).filter(isChosen));
});

if (scenarios.some(isChosen)) {
  describe('across machines', () => {
    testPlans(scenarios.filter(isChosen));
  });
}

describe.skipIf(CHOSEN !== '')('the baselines', () => {
  test.each(Object.entries(testModels))('take every transition of %s in the browser', (_, { machine }) => {
    const defined = getTransitions(machine).map(({ id }) => id);
    expect(defined.filter((id) => !takenTransitions.has(id))).toEqual([]);
  });

  test.each(Object.entries(testModels))(
    'of %s cover every case in every state and each guard in both results, in at most 20 steps',
    (id, model) => {
      const plans = getPlans(id);
      const { edges, guardsTaken, guardsRefused, states } = coverage(explore(model), plans);
      expect({ edges, guardsTaken, guardsRefused, states }).toMatchObject({
        edges: { missing: [] },
        guardsTaken: { missing: [] },
        guardsRefused: { missing: [] },
        states: { missing: [] },
      });
      expect(Math.max(...plans.map(({ steps }) => steps.length))).toBeLessThanOrEqual(MAX_STEPS);
    },
  );
});

afterAll(() => {
  if (CHOSEN !== '') return;
  for (const { machine } of Object.values(testModels)) {
    const defined = getTransitions(machine).map(({ id }) => id);
    const found = defined.filter((id) => takenTransitions.has(id)).length;
    const plans = getPlans(machine.id);
    const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
    console.info(
      `${machine.id}: ${plans.length} plans, ${steps} steps, ${found} of ${defined.length} transitions taken`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${baselinePlans.length + scenarios.length} plans, ${TIMES} times, in ${seconds} s`);
});
