import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { coverage } from '#machines/paths/coverage.ts';
import { explore, getTransitions } from '#machines/paths/explore.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { watchConsole } from '../views/support/console';
import { frozenPlans } from './support/baselinePlans';
import { runPlanInApp, walked } from './support/runPlanInApp';

/** More than once to look for what only sometimes goes wrong: `npm run paths:run -- 20`. */
const TIMES = Number(import.meta.env.VITE_PATHS_TIMES ?? 1);
const LONGEST = 20;

const started = performance.now();

beforeEach(watchConsole);

const plansOf = (machine: string): readonly Plan[] => frozenPlans.filter((plan) => plan.machine === machine);

const testPlans = (plans: readonly Plan[]) =>
  test.for(plans.map((plan): [string, string, Plan] => [plan.id, plan.title, plan]))(
    '%s: %s',
    { timeout: 60_000, repeats: TIMES - 1 },
    ([, , plan]) => runPlanInApp(plan),
  );

describe.each(Object.values(testModels).map(({ machine }) => machine.id))('%s', (id) => {
  testPlans(plansOf(id));
});

describe('across machines', () => {
  testPlans(scenarios);
});

describe('the frozen plans', () => {
  test.each(Object.entries(testModels))('walk every transition of %s in the browser', (_, { machine }) => {
    const written = getTransitions(machine).map(({ id }) => id);
    expect(written.filter((id) => !walked.has(id))).toEqual([]);
  });

  test.each(Object.entries(testModels))(
    'of %s take every case in every state and each guard both ways, in at most 20 steps',
    (id, model) => {
      const plans = plansOf(id);
      const { edges, guardsTaken, guardsRefused, states } = coverage(explore(model), plans);
      expect({ edges, guardsTaken, guardsRefused, states }).toMatchObject({
        edges: { missing: [] },
        guardsTaken: { missing: [] },
        guardsRefused: { missing: [] },
        states: { missing: [] },
      });
      expect(Math.max(...plans.map(({ steps }) => steps.length))).toBeLessThanOrEqual(LONGEST);
    },
  );
});

afterAll(() => {
  for (const { machine } of Object.values(testModels)) {
    const written = getTransitions(machine).map(({ id }) => id);
    const found = written.filter((id) => walked.has(id)).length;
    const plans = plansOf(machine.id);
    const steps = plans.reduce((sum, plan) => sum + plan.steps.length, 0);
    console.info(
      `${machine.id}: ${plans.length} plans, ${steps} steps, ${found} of ${written.length} transitions walked`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.info(`${frozenPlans.length + scenarios.length} plans, ${TIMES} times, in ${seconds} s`);
});
