import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITS_PER_DOLLAR } from '#src/domain/money.ts';
import { barCountFormats, barMoneyFormats, chooseBarFormat } from '#src/views/dashboard/chart/barFormats.ts';
import {
  formatRoughMoney,
  formatShortCount,
  formatShortMoney,
} from '#src/views/dashboard/chart/chartFormats.ts';
import { drawCurve } from '#src/views/dashboard/chart/curve.ts';
import { getTicks } from '#src/views/dashboard/chart/ticks.ts';

test.each([
  [0, [0]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [14, [0, 5, 10, 15]],
  [1_000_000, [0, 250_000, 500_000, 750_000, 1_000_000]],
])('the lines of an axis up to %d are at %j', (max, ticks) => {
  expect(getTicks(max)).toEqual(ticks);
});

test('whatever the largest value: at most six whole values in equal steps, the last not below it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e18, noNaN: true }), (max) => {
      const ticks = getTicks(max);
      const step = ticks[1] ?? 0;
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(max);
      expect(ticks.at(-1)).toBeLessThan(Math.max(2, max + step));
      for (const [index, tick] of ticks.entries()) expect(tick).toBe(index * step);
    }),
  );
});

test('rough amounts have whole dollars, and two digits of thousands', () => {
  const written = [0, 0.25, 7.46, 98.2, 146.3, 1_234, 10_300, 999_600, 1e9];
  expect(written.map((dollars) => formatRoughMoney(dollars * UNITS_PER_DOLLAR))).toEqual([
    '$0',
    '$0.25',
    '$7',
    '$98',
    '$146',
    '$1.2K',
    '$10K',
    '$1M',
    '$1B',
  ]);
});

test('unequal totals are never labelled alike', () => {
  const label = (dollars: readonly number[], width = 20) => {
    const totals = dollars.map((each) => each * UNITS_PER_DOLLAR);
    const format = chooseBarFormat(barMoneyFormats, totals, ({ length }) => length <= width);
    return format && totals.map(format);
  };
  expect(label([10_300, 9_800])).toEqual(['$10.3K', '$9.8K']);
  expect(label([10_040, 10_010])).toEqual(['$10.04K', '$10.01K']);
  expect(label([10_040, 10_010], 4)).toBeUndefined();
  expect(label([10_040, 10_040, 0])).toEqual(['$10K', '$10K', '$0']);
  expect(chooseBarFormat(barCountFormats, [1_234, 1_231], () => true)?.(1_234)).toBe('1.234K');
});

test('short amounts have cents below a hundred dollars, and three digits at most above', () => {
  const written = [0.5, 7, 67.5, 99.999, 114.8, 503.7, 1_740, 10_300, 123_456];
  expect(written.map((dollars) => formatShortMoney(dollars * UNITS_PER_DOLLAR))).toEqual([
    '$0.50',
    '$7',
    '$67.50',
    '$100',
    '$115',
    '$504',
    '$1.7K',
    '$10.3K',
    '$123K',
  ]);
});

test.each([
  [0.00001, ['$0', '$0.00001']],
  [0.12, ['$0', '$0.05', '$0.10', '$0.15']],
  [1, ['$0', '$0.25', '$0.50', '$0.75', '$1']],
  [1_234, ['$0', '$500', '$1K', '$1.5K']],
  [1e9, ['$0', '$250M', '$500M', '$750M', '$1B']],
])('the labels of an axis up to $%d are %j', (dollars, labels) => {
  expect(getTicks(dollars * UNITS_PER_DOLLAR).map(formatShortMoney)).toEqual(labels);
});

test('no two lines of an axis have the same label', () => {
  const amounts = fc.oneof(fc.integer({ min: 0, max: 300_000 }), fc.integer({ min: 0, max: 1e15 }));
  fc.assert(
    fc.property(amounts, fc.constantFrom(formatShortMoney, formatShortCount), (max, format) => {
      const labels = getTicks(max).map(format);
      expect(new Set(labels).size, labels.join()).toBe(labels.length);
    }),
  );
});

/** Points on the curve, by the definition of a cubic. */
function sample(path: string): readonly (readonly [x: number, y: number])[] {
  const [start = [], ...curves] = path
    .slice(1)
    .split('C')
    .map((part) => part.split(' ').map(Number));
  let from = start;
  return curves.flatMap((curve) => {
    const [points, begin] = [[from, curve.slice(0, 2), curve.slice(2, 4), curve.slice(4)], from];
    from = curve.slice(4);
    return Array.from({ length: 11 }, (_, index) => {
      const t = index / 10;
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      const at = (axis: number) =>
        points.reduce((total, point, k) => total + (weights[k] ?? 0) * (point[axis] ?? begin[axis] ?? 0), 0);
      return [at(0), at(1)] as const;
    });
  });
}

test('a curve goes through its points, and between two of them never beyond their values', () => {
  const values = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(values, (ys) => {
      const path = drawCurve(ys.map((y, index) => ({ x: index * 10, y })));
      const points = sample(path);
      for (const [index, [, y]] of points.entries()) {
        const from = Math.floor(index / 11);
        const [one = 0, other = 0] = [ys[from], ys[from + 1]];
        expect(y).toBeGreaterThanOrEqual(Math.min(one, other) - 0.05);
        expect(y).toBeLessThanOrEqual(Math.max(one, other) + 0.05);
      }
      expect(points.at(-1)?.[1]).toBeCloseTo(ys.at(-1) ?? 0, 1);
    }),
  );
});
