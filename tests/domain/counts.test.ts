import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCount } from '#src/domain/counts.ts';

test('a count is grouped as English groups it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('en'));
    }),
  );
});
