import { kinds } from '#machines/models/kinds.ts';
import type { Plan } from '#machines/paths/plan.ts';
import * as engine from '#machines/paths/runPlan.ts';
import { demoUrls } from '../demoUrls';
import type { PageDriver } from './pageDriver';

/** Runs a plan in this page. Rejects with a PlanFailure at the first failed action or assertion. */
export async function runPlan(
  driver: PageDriver,
  plan: Plan,
  options: Pick<engine.RunPlanOptions, 'beforeStep' | 'onCheckStart' | 'onCheckPassed' | 'onStepEnd'> = {},
): Promise<void> {
  await driver.beginPlan();
  await engine.runPlan(kinds, driver, plan, {
    ...options,
    timeoutMs: driver.timeoutMs,
    replay: `replay in the demo: ${demoUrls.play(plan.id)}`,
  });
}
