import { describe, expect, test } from 'vitest';
import {
  getActivityDirection,
  getTransferDirection,
  hasMoved,
  isVoidStatus,
  listOutgoing,
} from '#src/domain/direction.ts';
import { formatSigned } from '#src/domain/money.ts';

const at = '2025-03-05T12:00:00.000Z';

describe('the direction of money', () => {
  test.each([
    ['Deposit', 'Deposit received', 'in'],
    ['Earning', 'Earned from the donation of Ann', 'in'],
    ['Withdrawal', 'Withdrawal requested', 'out'],
    ['Withdrawal', 'Withdrawal rejected and refunded', 'in'],
    ['Donation', 'Donation made', 'out'],
    ['Transfer', 'Transfer sent to Ann Received', 'out'],
    ['Transfer', 'Transfer received from Sent To', 'in'],
    ['Transfer', 'Money moved', undefined],
    ['Stage', 'Reached stage 2', undefined],
    [undefined, 'Received', undefined],
    ['constructor', 'Received', undefined],
  ] as const)('of an activity %s, “%s”, is %s', (type, description, direction) => {
    expect(getActivityDirection({ type, description, created_at: at })).toBe(direction);
  });

  test('of a transfer is the provider’s, and unknown where it says none', () => {
    const transfer = { created_at: at, amount: 1 };
    expect(getTransferDirection({ ...transfer, direction: 'sent' })).toBe('out');
    expect(getTransferDirection({ ...transfer, direction: 'received' })).toBe('in');
    expect(getTransferDirection(transfer)).toBeUndefined();
  });

  test.each([
    [150_000, 'in', '+$1.50000'],
    [150_000, 'out', '\u2212$1.50000'],
    [150_000, undefined, '$1.50000'],
    [0, 'in', '$0.00000'],
    [-150_000, 'out', '\u2212$1.50000'],
  ] as const)('is a sign before %d units %s', (units, direction, shown) => {
    expect(formatSigned(units, direction)).toBe(shown);
  });

  test.each([
    [3, true],
    [1, false],
    [9, false],
    ['Rejected', true],
    ['payment failed', true],
    ['Completed', false],
    [undefined, false],
  ])('is void for the status %s: %s', (status, refused) => {
    expect(isVoidStatus(status)).toBe(refused);
  });
});

test.each([
  ['Deposit', 1, true],
  ['Deposit', undefined, true],
  ['Deposit', 2, false],
  ['Deposit', 3, false],
  ['Withdrawal', 2, true],
  ['Withdrawal', undefined, true],
  ['Withdrawal', 3, false],
])('a %s with the status %s is in the balances: %s', (type, status, expected) => {
  expect(hasMoved({ type, status, created_at: '2025-03-05', amount: 1 })).toBe(expected);
});

describe('the withdrawals under way', () => {
  const row = (type: string | undefined, status: number | undefined) => ({
    type,
    status,
    created_at: '2025-03-05',
    amount: -1,
  });
  const known = [
    row('Withdrawal', 2),
    row('Withdrawal', 4),
    row('Withdrawal', 1),
    row('Withdrawal', 3),
    row('Deposit', 2),
    row('Deposit', 0),
    row('Payout', 1),
    row('Payout', 3),
    row('Earning', 2),
  ];

  test('are those that are pending or processing', () => {
    expect(listOutgoing(known)).toEqual(known.slice(0, 2));
    expect(listOutgoing([])).toEqual([]);
  });

  test.each([
    ['Withdrawal', 0],
    ['Withdrawal', 5],
    ['Withdrawal', undefined],
    ['Payout', 2],
    ['Payout', 0],
    [undefined, 4],
  ])('are not known beside a %s with the status %s', (type, status) => {
    expect(listOutgoing([...known, row(type, status)])).toBeUndefined();
  });
});
