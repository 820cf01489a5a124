import { turn } from './turn';

/** Most things are so within a few turns; what is not is waited for without keeping the page busy. */
const TURNS = 5;

/** Waits until nothing is wrong. Rejects with what still is, once patience is over (milliseconds). */
export async function until(
  wrong: () => string | null | Promise<string | null>,
  patience: number,
): Promise<void> {
  const end = performance.now() + patience;
  let turns = 0;
  for (let what = await wrong(); what !== null; what = await wrong()) {
    if (performance.now() > end) throw new Error(what);
    turns += 1;
    await (turns <= TURNS ? turn() : new Promise((resolve) => setTimeout(resolve, 4)));
  }
}
