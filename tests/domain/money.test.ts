import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDollars,
  formatUnits,
  MINUS,
  sumUnits,
  toAvailableUnits,
  toDollars,
  toOutgoingUnits,
  toUnits,
} from '#src/domain/money.ts';

const units = fc.integer({ min: -2_000_000_000_000_000, max: 2_000_000_000_000_000 });

describe('units and dollars', () => {
  test('every amount with five decimals survives the way there and back', () => {
    fc.assert(
      fc.property(units, (amount) => toUnits(toDollars(amount)) === amount),
      { numRuns: 5000 },
    );
  });

  test('an amount as a text of five decimals is the same number of units', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999_999), fc.nat(99_999), (whole, fraction) => {
        const text = `${whole}.${String(fraction).padStart(5, '0')}`;
        return toUnits(Number(text)) === whole * 100_000 + fraction;
      }),
      { numRuns: 5000 },
    );
  });

  test('a figure that a provider computed in floats is the nearest unit', () => {
    expect(toUnits(4.35 * 100)).toBe(43_500_000);
    expect(toUnits(0.1 + 0.2)).toBe(30_000);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e12])('%s is refused', (amount) => {
    expect(() => toUnits(amount)).toThrow(RangeError);
  });

  test('a part of a unit is refused', () => {
    expect(() => toDollars(0.5)).toThrow(RangeError);
  });

  test('nothing owed is not minus zero', () => {
    expect(Object.is(toUnits(-0), 0)).toBe(true);
  });
});

describe('an amount as it is read', () => {
  test.each([
    [0, '$0.00000'],
    [1234.5, '$1,234.50000'],
    [0.00001, '$0.00001'],
    [1_000_000, '$1,000,000.00000'],
    [999.99999, '$999.99999'],
    [-12.3, '−$12.30000'],
    [-0, '$0.00000'],
  ])('%d is %s', (dollars, text) => {
    expect(formatDollars(dollars)).toBe(text);
  });

  test('reads back as the same units, whatever its size', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (amount) => {
        return BigInt(formatUnits(amount).replace(/[$,.]/g, '').replace(MINUS, '-')) === amount;
      }),
      { numRuns: 2000 },
    );
  });

  test('has five decimals and a comma before every third digit', () => {
    fc.assert(fc.property(units, (amount) => /^−?\$\d{1,3}(,\d{3})*\.\d{5}$/.test(formatUnits(amount))));
  });
});

test('the sum of rows is exact, and of what leaves above zero, whichever sign a row has', () => {
  const rows = [{ amount: 0.1 }, { amount: 0.2 }, { amount: -0.00001 }];
  expect(sumUnits(rows)).toBe(29_999);
  expect(sumUnits(rows, toOutgoingUnits)).toBe(30_001);
  expect(sumUnits([])).toBe(0);
});

test.each([
  [310.256789, 31_025_678],
  [120.999996, 12_099_999],
  [1.13, 113_000],
  [4.35, 435_000],
  [0, 0],
  [undefined, undefined],
])('of a balance of %s dollars %s units can be sent', (dollars, units) => {
  expect(toAvailableUnits(dollars)).toBe(units);
});
