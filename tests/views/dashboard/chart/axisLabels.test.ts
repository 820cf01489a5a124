import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from '#src/views/dashboard/chart/axisLabels.ts';

const [LEFT, RIGHT] = [50, 400];

/** The places of `count` labels of a text, at equal distances, as of the points of an area or of bars. */
const placeEqual = (count: number, text: string, character: number) =>
  placeLabels(
    Array.from({ length: count }, (_, index) => ({
      at: LEFT + (index / Math.max(1, count - 1)) * (RIGHT - LEFT),
      label: text,
    })),
    { left: LEFT, right: RIGHT },
    (label) => label.length * character,
  );

const getBegin = ({ x, anchor, label }: ReturnType<typeof placeEqual>[number], character: number) =>
  x - label.length * character * { start: 0, middle: 0.5, end: 1 }[anchor];

test('labels below a plot never touch each other nor its edges, whatever their width, and the newest is there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 101 }),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 4, max: 30 }),
      (count, length, character) => {
        const text = 'n'.repeat(length);
        const shown = placeEqual(count, text, character);
        expect(shown.at(-1)?.at).toBe(count === 1 ? LEFT : RIGHT);
        for (const [index, label] of shown.entries()) {
          const begin = getBegin(label, character);
          expect(begin).toBeGreaterThanOrEqual(LEFT);
          expect(begin + length * character).toBeLessThanOrEqual(RIGHT);
          const next = shown[index + 1];
          if (next) expect(getBegin(next, character) - begin).toBeGreaterThan(length * character);
        }
      },
    ),
  );
});

test('all labels are there where they have room, and else every so many of them', () => {
  const getPlaces = (text: string) => placeEqual(11, text, 7).map(({ at }) => (at - LEFT) / 35);
  expect(getPlaces('11')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(getPlaces('Nov 24')).toEqual([0, 2, 4, 6, 8, 10]);
  expect(getPlaces('Nov 2026')).toEqual([1, 4, 7, 10]);
});

test('a label that would stand below the bar before its own is left out', () => {
  const bars = Array.from({ length: 12 }, (_, index) => ({ at: LEFT + 14 + index * 29, label: `${index}` }));
  const places = (width: number) =>
    placeLabels(bars, { left: LEFT, right: RIGHT }, (text) => (text === 'n' ? 7 : width)).map(({ label }) =>
      Number(label),
    );
  expect(places(20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(places(46)).toEqual([2, 5, 8, 11]);
  expect(places(70)).toEqual([1, 4, 7, 10]);
});
