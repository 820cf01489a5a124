import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '#src/domain/amount.ts';
import { amountSchema } from '#src/views/dashboard/amount/amountSchema.ts';
import { getAmountHint } from '#src/views/dashboard/amount/getAmountHint.ts';
import { validateAmount } from '#src/views/dashboard/amount/validateAmount.ts';

const units = fc.integer({ min: 1, max: 999_999_999_999_999 });
const schema = amountSchema({ required: 'It is required' });

test('a typed text either becomes a positive, safe number of units or has exactly one issue', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), units.map(formatAmount)), (typed) => {
      const checked = schema.safeParse(typed);
      if (checked.success) {
        expect(checked.data).toBeGreaterThan(0);
        expect(Number.isSafeInteger(checked.data)).toBe(true);
      } else {
        expect(checked.error.issues).toHaveLength(1);
        expect(checked.data).toBeUndefined();
        expect(() => schema.parse(typed)).toThrow();
      }
    }),
  );
});

test('the error of an empty field is the screen’s own', () => {
  expect(schema.safeParse(' ').error?.issues[0]?.message).toBe('It is required');
});

test('amount and what remains of it add up to the balance, to the last unit', () => {
  fc.assert(
    fc.property(units, units, units, (amount, available, minimum) => {
      const result = validateAmount(schema.parse(formatAmount(amount)), { minimum, available });
      if (amount < minimum) expect(result).toEqual({ case: 'belowMinimum', minimum });
      else if (amount > available)
        expect(result).toEqual({ case: 'aboveAvailable', available, missing: amount - available });
      else expect(result).toEqual({ case: 'remaining', remaining: available - amount });
    }),
  );
});

test('a balance or a minimum that is not known is not compared with', () => {
  const amount = schema.parse('25');
  expect(amount).toBe(2_500_000);
  expect(validateAmount(amount, {})).toEqual({ case: 'unknown' });
  expect(validateAmount(amount, { minimum: 3_000_000 })).toEqual({
    case: 'belowMinimum',
    minimum: 3_000_000,
  });
  expect(schema.safeParse('').data).toBeUndefined();
  expect(schema.safeParse('25x').data).toBeUndefined();
  const messages = { nothing: 'There is nothing.', aboveAvailable: () => '', remaining: () => '' };
  expect(getAmountHint(undefined, { available: 0 }, messages)).toEqual({
    text: 'There is nothing.',
    tone: 'plain',
  });
});
