import { expect, test } from 'vitest';
import { type Interruptible, runAtOnce, runInSlices } from '#mocks/slices.ts';

/** Work of so many steps, each of which takes two milliseconds. */
function* count(steps: number): Interruptible<number> {
  for (let step = 1; step <= steps; step++) {
    const start = performance.now();
    while (performance.now() - start < 2);
    yield step / steps;
  }
  return steps;
}

test('long work has the same result at once and in slices', async () => {
  expect(runAtOnce(count(3))).toBe(3);
  expect(await runInSlices(count(3))).toBe(3);
});

test('the page has its turn between slices, and is told how much is done', async () => {
  const shares: number[] = [];
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await runInSlices(count(60), (share) => shares.push(share));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('a failure of the work is one of the whole', async () => {
  function* fail(): Interruptible<void> {
    yield 0;
    throw new RangeError('no such thing');
  }
  expect(() => runAtOnce(fail())).toThrow(RangeError);
  await expect(runInSlices(fail())).rejects.toThrow(RangeError);
});
