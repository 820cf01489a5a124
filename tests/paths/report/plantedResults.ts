import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import type { PlanResult } from './planResult';

/** A grey pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOorq7+DwAFWAKfRe2aXwAAAABJRU5ErkJggg==';

/** All plans: one has failed at its second step, the others have passed. */
export async function plantResults(): Promise<readonly [failed: PlanResult, ...PlanResult[]]> {
  const [failed, ...others] = [...(await loadBaselinePlans()), ...scenarios];
  const second = failed?.steps[1];
  if (!failed || !second) throw new Error('there are too few plans');
  const cause = new Error('There is no status “<Done>” & \u001b[31mmore\u001b[0m, but: none.');
  const error = new PlanFailure(
    failed,
    2,
    second.sentence,
    second.expected.state,
    cause,
    `replay in the demo: /?path=${failed.id}`,
  );
  const base = { milliseconds: 120, errors: [], failure: undefined };
  return [
    {
      ...base,
      plan: failed,
      state: 'failed',
      errors: [error.message],
      failure: { step: error.step, problem: error.problem, picture: PICTURE },
    },
    ...others.map((plan) => ({ ...base, plan, state: 'passed' as const })),
  ];
}
