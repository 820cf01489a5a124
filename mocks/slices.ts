/** Longer work would be felt while a screen is used. */
const SLICE_MS = 24;

/** The share that is done, from 0 to 1. */
export type OnProgress = (share: number) => void;

/** Long work that can be interrupted wherever it yields the share that is done. */
export type Interruptible<Result> = Generator<number, Result>;

/** Resolves when the page has had its turn. A timer would wait for four milliseconds. */
export function letPageWork(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port2.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port2.start();
    port1.postMessage(null);
  });
}

/** Work that is a part of longer work: from one share of it to another. */
export function* scale<Result>(work: Interruptible<Result>, from: number, to: number): Interruptible<Result> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield from + (to - from) * step.value;
  }
}

/** So many items take about a millisecond. */
const STEP_ITEMS = 50;

/** Work on each item of a list, which can be interrupted after every so many: to do so after each would take as long again. */
export function* inSteps<Item>(
  items: readonly Item[],
  work: (item: Item, index: number) => void,
): Interruptible<void> {
  for (let start = 0; start < items.length; start += STEP_ITEMS) {
    items.slice(start, start + STEP_ITEMS).forEach((item, offset) => {
      work(item, start + offset);
    });
    yield Math.min(1, (start + STEP_ITEMS) / items.length);
  }
}

/** Carries out such work in one piece. */
export function runAtOnce<Result>(work: Interruptible<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Carries out such work in slices, between which the page can be used. */
export async function runInSlices<Result>(
  work: Interruptible<Result>,
  onProgress: OnProgress = () => {},
): Promise<Result> {
  for (;;) {
    const start = performance.now();
    let step = work.next();
    while (!step.done && performance.now() - start < SLICE_MS) step = work.next();
    if (step.done) return step.value;
    onProgress(step.value);
    await letPageWork();
  }
}
