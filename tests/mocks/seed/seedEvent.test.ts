import { describe, expect, it } from 'vitest';
import { donations, withdrawals } from '#mocks/seed/seedEvent.ts';
import { DAY_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';

describe('a history of the seed', () => {
  it('is read as days before the present, and dollars or percent', () => {
    expect(donations('\n  415: 100, 27: 32.5\n')).toEqual([
      { kind: 'donate', ago: 415 * DAY_MS, amount: toUnits(100) },
      { kind: 'donate', ago: 27 * DAY_MS, amount: toUnits(32.5) },
    ]);
    expect(withdrawals('10: 100')).toEqual([{ kind: 'withdraw', ago: 10 * DAY_MS, percent: 100 }]);
  });

  it.each([
    '',
    '415',
    '415: 100,',
    '415: 100: 5',
    '415: 0x10',
    '415: 1e3',
    '415: -1',
    '415: 0',
    '0: 100',
    '0.5: 100',
    '27: 27.123456789',
  ])('“%s” is refused', (history) => {
    expect(() => donations(history)).toThrow('is no entry of a history');
  });

  it('with a withdrawal of more than the balance is refused', () => {
    expect(() => withdrawals('10: 400')).toThrow('is no entry of a history');
  });
});
