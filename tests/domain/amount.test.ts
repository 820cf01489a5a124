import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountToMove } from '#src/contract/requestScalars.ts';
import { type AmountProblem, formatAmount, parseAmount } from '#src/domain/amount.ts';
import { toDollars } from '#src/domain/money.ts';

describe('what people type', () => {
  test.each([
    ['25', 2_500_000],
    ['25.5', 2_550_000],
    ['25.', 2_500_000],
    ['.5', 50_000],
    ['0.00001', 1],
    ['1,250.00001', 125_000_001],
    ['1250.00001', 125_000_001],
    ['1,234,567', 123_456_700_000],
    ['  25  ', 2_500_000],
    ['\u00a025\t', 2_500_000],
    ['$25', 2_500_000],
    ['$ 1,250.50', 125_050_000],
    ['+25', 2_500_000],
    ['007', 700_000],
    ['25.5000000000', 2_550_000],
    ['9,999,999,999.99999', 999_999_999_999_999],
  ])('%j is %i units', (typed, units) => {
    expect(parseAmount(typed)).toEqual({ amount: units });
    expect(toDollars(units)).toBe(units / 100_000);
  });

  test.each<[string, AmountProblem]>([
    ['', 'missing'],
    ['   ', 'missing'],
    ['$', 'missing'],
    ['abc', 'notANumber'],
    ['25a', 'notANumber'],
    ['1e5', 'notANumber'],
    ['0x10', 'notANumber'],
    ['Infinity', 'notANumber'],
    ['NaN', 'notANumber'],
    ['.', 'notANumber'],
    ['1.2.3', 'notANumber'],
    ['1,25', 'notANumber'],
    ['1,2500', 'notANumber'],
    [',250', 'notANumber'],
    ['1.250,00', 'notANumber'],
    ['25 000', 'notANumber'],
    ['٢٥', 'notANumber'],
    ['0.000001', 'tooManyDecimals'],
    ['25.123456', 'tooManyDecimals'],
    ['0', 'notPositive'],
    ['0.00000', 'notPositive'],
    ['-0', 'notPositive'],
    ['-25', 'notPositive'],
    ['-.5', 'notPositive'],
    ['-12345678901', 'notPositive'],
    ['10000000000', 'tooLarge'],
    ['99999999999999999999999', 'tooLarge'],
  ])('%j is no amount: %s', (typed, problem) => {
    expect(parseAmount(typed)).toEqual({ problem });
  });
});

const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 12 });
const typedLike = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+$ e'), maxLength: 24 }),
  fc
    .tuple(fc.constantFrom('', '-', '+', '$', ' '), digits, fc.constantFrom('', '.', ','), digits)
    .map((parts) => parts.join('')),
);

/** The units of a plain decimal text, digit by digit and without any float; undefined for a part of a unit. */
function unitsOf(typed: string): bigint | undefined {
  const [whole = '', decimals = ''] = typed.replace(/[\s$,+]/g, '').split('.');
  const kept = decimals.padEnd(5, '0');
  if (/[1-9]/.test(kept.slice(5))) return undefined;
  return BigInt(whole + kept.slice(0, 5));
}

describe('whatever is typed', () => {
  test('either it is a problem, or it is exactly the number typed and one that may be sent', () => {
    let amounts = 0;
    fc.assert(
      fc.property(typedLike, (typed) => {
        const parsed = parseAmount(typed);
        if ('problem' in parsed) return;
        amounts++;
        const dollars = toDollars(parsed.amount);
        expect(BigInt(parsed.amount)).toBe(unitsOf(typed));
        expect(amountToMove.parse(dollars)).toBe(dollars);
        expect(JSON.stringify(dollars)).toMatch(/^\d+(\.\d{1,5})?$/);
        expect(unitsOf(JSON.stringify(dollars))).toBe(BigInt(parsed.amount));
      }),
      { numRuns: 20_000 },
    );
    expect(amounts).toBeGreaterThan(500);
  });

  test('every amount that may be sent can be typed, with commas and without', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), (units) => {
        const text = formatAmount(units);
        for (const typed of [text, text.replaceAll(',', ''), ` $${text} `]) {
          expect(parseAmount(typed)).toEqual({ amount: units });
          expect(toDollars(units)).toBe(units / 100_000);
        }
      }),
      { numRuns: 5000 },
    );
  });

  test('one decimal too many is told apart from nonsense', () => {
    fc.assert(
      fc.property(
        fc.nat(9_999_999_999),
        fc.nat(99_999),
        fc.integer({ min: 1, max: 9 }),
        (whole, five, last) => {
          const typed = `${whole}.${String(five).padStart(5, '0')}${last}`;
          expect(parseAmount(typed)).toEqual({ problem: 'tooManyDecimals' });
        },
      ),
    );
  });
});
