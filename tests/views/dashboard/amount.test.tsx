import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText } from '#src/domain/amount.ts';
import { amountSchema, exactAmount } from '#src/views/dashboard/amount/amountSchema.ts';
import { validateAmount } from '#src/views/dashboard/amount/validateAmount.ts';

const units = fc.integer({ min: 1, max: 999_999_999_999_999 });
const schema = amountSchema({ required: 'It is required' });

test('what the form lets through becomes a number, and what it does not never does', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), units.map(amountText)), (typed) => {
      const checked = schema.safeParse(typed);
      if (checked.success) {
        expect(exactAmount(typed).dollars).toBeGreaterThan(0);
      } else {
        expect(checked.error.issues).toHaveLength(1);
        expect(() => exactAmount(typed)).toThrow(RangeError);
      }
    }),
  );
});

test('an empty field has the sentence of its screen', () => {
  expect(schema.safeParse(' ').error?.issues[0]?.message).toBe('It is required');
});

test('amount and what remains of it add up to the balance, to the last unit', () => {
  fc.assert(
    fc.property(units, units, units, (amount, available, minimum) => {
      const judged = validateAmount(amountText(amount), { minimum, available });
      if (amount < minimum) expect(judged).toEqual({ case: 'belowMinimum', minimum });
      else if (amount > available)
        expect(judged).toEqual({ case: 'aboveAvailable', available, missing: amount - available });
      else expect(judged).toEqual({ case: 'remaining', units: amount, remaining: available - amount });
    }),
  );
});

test('nothing is said about a balance or a minimum that is not known', () => {
  expect(validateAmount('25', {})).toEqual({ case: 'unknown', units: 2_500_000 });
  expect(validateAmount('25', { minimum: 3_000_000 })).toEqual({ case: 'belowMinimum', minimum: 3_000_000 });
  expect(validateAmount('', { available: 0 })).toEqual({ case: 'none' });
  expect(validateAmount('25x', { available: 0 })).toEqual({ case: 'none' });
});
