import { page } from 'vitest/browser';
import type { Plan } from '#machines/paths/plan.ts';
import { startProvider } from '#mocks/browser.ts';
import { mount } from '#src/app/mount.tsx';
import { createPageDriver } from '#src/demo/paths/pageDriver.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';

const START = Date.now();

/** One world for all plans, small and in memory, in which time stands still until a plan moves it. */
const provider = await startProvider({
  persist: false,
  serviceWorker: false,
  members: 40,
  now: () => START,
});

await page.viewport(1440, 900);

/** Ids of the transitions that the app's machines have taken in all plans so far. */
export const walked = new Set<string>();

/** Milliseconds that something may take to be so: for a busy machine, and the first screen to be fetched. */
const PATIENCE = 10_000;

/** Plays a plan on the app; rejects with a PathFailure where the app does not do what the plan says. */
export async function runPlanInApp(plan: Plan, patience = PATIENCE): Promise<void> {
  const box = document.body.appendChild(document.createElement('div'));
  const stage = createPageDriver({ provider, box, patience });
  await mount(box, stage.parts);
  let left: string | null = null;
  try {
    await runPlan(stage, plan);
  } finally {
    for (const transition of stage.live.took) walked.add(transition);
    left = stage.end();
    box.remove();
  }
  if (left !== null) throw new Error(left);
}
