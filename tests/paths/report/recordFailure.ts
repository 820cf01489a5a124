import { TestRunner } from 'vitest';
import { page } from 'vitest/browser';
import type { Plan } from '#machines/paths/plan.ts';
import { PlanFailure } from '#machines/paths/runPlan.ts';
import './planResult';

const takePicture = async (): Promise<string | undefined> => {
  try {
    return `data:image/png;base64,${await page.screenshot({ save: false })}`;
  } catch {
    // A report without its picture is better than another failure in place of the plan's.
    return undefined;
  }
};

/** Adds to the running test what the reporter shows of a failed plan; the screen is still as it was. */
export async function recordFailure(plan: Plan, error: unknown): Promise<void> {
  const test = TestRunner.getCurrentTest();
  if (!test) return;
  const isOfPlan = error instanceof PlanFailure;
  test.meta.path = {
    plan: plan.id,
    failure: {
      step: isOfPlan ? error.step : undefined,
      problem: isOfPlan ? error.problem : String(error),
      picture: await takePicture(),
    },
  };
}
