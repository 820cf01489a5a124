import type { Plan } from '#machines/paths/plan.ts';
import type { PlayedPlan } from './page';
import type { PlanBrowser } from './planBrowser';

/** Long enough for a busy computer, and for the first screen to load. */
export const ASSERTION_TIMEOUT_MS = 10_000;

/** Loads the page of the server in all browsers. Rejects where it does not start. */
export async function loadAll(browsers: readonly PlanBrowser[], address: string): Promise<void> {
  const problems = await Promise.all(browsers.map((browser) => browser.load(address)));
  for (const problem of problems) if (problem !== null) throw new Error(`The app ${problem}.`);
}

/** Plays plans in these browsers, the longest first, so that no browser is left with a long one at the end. */
export async function playPlans(
  browsers: readonly PlanBrowser[],
  plans: readonly Plan[],
  timeoutMs: number,
  onResult: (plan: Plan, result: PlayedPlan, browser: number) => void,
): Promise<void> {
  const queue = plans.toSorted((one, other) => other.steps.length - one.steps.length).values();
  await Promise.all(
    browsers.map(async (browser, index) => {
      for (const plan of queue) onResult(plan, await browser.play(plan, timeoutMs), index);
    }),
  );
}
