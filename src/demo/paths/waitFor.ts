import { flushTasks } from './flushTasks';

/** Most things are so within a few turns; what is not is waited for without keeping the page busy. */
const QUICK = 5;

/** Waits until nothing is wrong. Rejects with what still is, once patience is over (milliseconds). */
export async function waitFor(
  wrong: () => string | null | Promise<string | null>,
  patience: number,
): Promise<void> {
  const end = performance.now() + patience;
  let expectedStates = 0;
  for (let what = await wrong(); what !== null; what = await wrong()) {
    if (performance.now() > end) throw new Error(what);
    expectedStates += 1;
    await (expectedStates <= QUICK ? flushTasks(1) : new Promise((resolve) => setTimeout(resolve, 4)));
  }
}
