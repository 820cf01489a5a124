import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount, toPermille } from '#src/domain/counts.ts';

test('a count is grouped as English groups it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    }),
  );
});

test.each([
  [2967n, 10_000n, 297],
  [-29_649n, 100_000n, -296],
  [-29_651n, 100_000n, -297],
  [1n, 100_000n, 1],
  [-1n, 100_000n, -1],
  [99_999n, 100_000n, 999],
  [-99_999n, 100_000n, -999],
  [100_000n, 100_000n, 1000],
  [0n, 100_000n, 0],
  [5n, 0n, 0],
])(
  '%i of %i are %i tenths of a percent: the nearest, but neither none nor all where it is not',
  (part, whole, told) => {
    expect(toPermille(part, whole)).toBe(told);
  },
);
