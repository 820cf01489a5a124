import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFreeTop } from '#src/ui/toastPlace.ts';

const FRAME = { top: 16, bottom: 884, left: 20, right: 370 };
const covers = (top: number, height: number, control: typeof FRAME) =>
  control.top < FRAME.top + top + height &&
  control.bottom > FRAME.top + top &&
  control.left < FRAME.right &&
  control.right > FRAME.left;

test('toasts are at the top where no control is, and else below the first one with room', () => {
  expect(findFreeTop(FRAME, 50, [])).toBe(0);
  expect(findFreeTop(FRAME, 50, [{ top: 0, bottom: 60, left: 0, right: 390 }])).toBe(48);
  expect(findFreeTop(FRAME, 50, [{ top: 0, bottom: 60, left: 371, right: 390 }])).toBe(0);
});

test('toasts cover no control wherever there is a place without one', () => {
  const control = fc
    .record({
      top: fc.integer({ min: 0, max: 880 }),
      left: fc.integer({ min: 0, max: 380 }),
      height: fc.integer({ min: 8, max: 60 }),
      width: fc.integer({ min: 8, max: 380 }),
    })
    .map(({ top, left, height, width }) => ({ top, left, bottom: top + height, right: left + width }));
  fc.assert(
    fc.property(
      fc.array(control, { maxLength: 12 }),
      fc.integer({ min: 40, max: 160 }),
      (controls, height) => {
        const top = findFreeTop(FRAME, height, controls);
        const covered = controls.filter((one) => covers(top, height, one));
        const all = Array.from({ length: FRAME.bottom - FRAME.top - height }, (_, place) => place);
        // Beside a control stays a gap, which a free place may lack.
        const free = all.find((place) => !controls.some((one) => covers(place - 4, height + 8, one)));
        if (free !== undefined) expect(covered).toEqual([]);
      },
    ),
  );
});

test('where controls are everywhere, toasts cover as little of them as possible', () => {
  const rows = Array.from({ length: 15 }, (_, row) => ({
    top: row * 60,
    bottom: row * 60 + 60,
    left: 0,
    right: 390,
  }));
  const narrow = { top: 300, bottom: 360, left: 20, right: 30 };
  const others = rows.filter(({ top }) => top !== 300);
  expect(findFreeTop(FRAME, 50, [...others, narrow])).toBeGreaterThan(220);
});
