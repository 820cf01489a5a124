import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '#src/domain/amount.ts';
import { formatUnits } from '#src/domain/money.ts';
import { amountHint } from '#src/messages/amount.ts';
import { amountSchema } from '#src/views/dashboard/amount/amountSchema.ts';
import { getAmountHint } from '#src/views/dashboard/amount/getAmountHint.ts';

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

const messages = amountHint({ done: 'paid', balance: 'purse', stays: 'there', nothing: 'nothing' });

test('amount and what remains of it add up to the balance, to the last unit', () => {
  fc.assert(
    fc.property(units, units, units, (amount, available, minimum) => {
      const hint = getAmountHint(schema.parse(formatAmount(amount)), { minimum, available }, messages);
      if (amount < minimum) {
        expect(hint).toEqual({ text: messages.belowMinimum(formatUnits(minimum)), tone: 'warning' });
      } else if (amount > available) {
        const missing = formatUnits(amount - available);
        expect(hint).toEqual({ text: `This is ${missing} more than your purse.`, tone: 'warning' });
      } else {
        const left = formatUnits(available - amount);
        expect(hint).toEqual({
          text: `${formatUnits(amount)} will be paid, ${left} stays there.`,
          tone: 'plain',
        });
      }
    }),
  );
});

test('a balance or a minimum that is not known is not compared with', () => {
  const amount = schema.parse('25');
  expect(amount).toBe(2_500_000);
  expect(getAmountHint(amount, {}, messages)).toEqual({ text: '$25.00000 will be paid.', tone: 'plain' });
  expect(getAmountHint(amount, { minimum: 3_000_000 }, messages)).toEqual({
    text: messages.belowMinimum('$30.00000'),
    tone: 'warning',
  });
  for (const typed of ['', '25x']) {
    const none = schema.safeParse(typed).data;
    expect(none).toBeUndefined();
    expect(getAmountHint(none, { available: 0 }, messages)).toEqual({ text: 'nothing', tone: 'plain' });
  }
});
