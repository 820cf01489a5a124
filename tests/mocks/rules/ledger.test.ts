import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createId } from '#mocks/database/ids.ts';
import { InsufficientBalance } from '#mocks/rules/domainErrors.ts';
import {
  type Account,
  applyMovements,
  balanceAccount,
  depositAccount,
  EXTERNAL_ACCOUNT,
  getAccountId,
  isSystemAccount,
  PROGRAMME_ACCOUNT,
  readAccount,
} from '#mocks/rules/ledger.ts';

const ids = [1, 2, 3].map((number) => createId('member', number));
const accounts = [
  EXTERNAL_ACCOUNT,
  PROGRAMME_ACCOUNT,
  ...ids.flatMap((id) => [balanceAccount(id), depositAccount(id)]),
];
const units = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 1000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_000_000_000_000 }) },
);
const account = fc.constantFrom(...accounts);
const movement = fc.oneof(
  fc.record({ from: fc.constant(EXTERNAL_ACCOUNT), to: account, units }),
  fc.record({ from: account, to: account, units }),
);
const events = fc.array(fc.array(movement, { minLength: 1, maxLength: 4 }), { maxLength: 60, size: 'max' });

describe('the ledger', () => {
  it('sums to zero and has no negative member account after random movements', () => {
    let refused = 0;
    let posted = 0;
    fc.assert(
      fc.property(events, (history) => {
        const units = new Map<Account, number>();
        for (const movements of history) {
          try {
            const changes = applyMovements((account) => units.get(account) ?? 0, movements);
            for (const [account, balance] of changes) units.set(account, balance);
            posted++;
          } catch (error) {
            expect(error).toBeInstanceOf(InsufficientBalance);
            refused++;
          }
          expect([...units.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
          for (const [account, balance] of units) {
            if (!isSystemAccount(account)) expect(balance).toBeGreaterThanOrEqual(0);
          }
        }
      }),
      { numRuns: 200 },
    );
    expect(posted).toBeGreaterThan(1000);
    expect(refused).toBeGreaterThan(100);
  });

  it('applies the movements of a posting in their order', () => {
    const [a = 0, b = 0] = ids.map(depositAccount);
    const inOrder = applyMovements(
      () => 0,
      [
        { from: EXTERNAL_ACCOUNT, to: a, units: 5 },
        { from: a, to: b, units: 5 },
      ],
    );
    expect(Object.fromEntries(inOrder)).toEqual({ [EXTERNAL_ACCOUNT]: -5, [a]: 0, [b]: 5 });
    const reversed = () =>
      applyMovements(
        () => 0,
        [
          { from: a, to: b, units: 5 },
          { from: EXTERNAL_ACCOUNT, to: a, units: 5 },
        ],
      );
    expect(reversed).toThrow(InsufficientBalance);
  });

  it.each([0, -1, 0.5, Number.NaN, 2 ** 53])('rejects %s units', (units) => {
    expect(() => applyMovements(() => 0, [{ from: EXTERNAL_ACCOUNT, to: PROGRAMME_ACCOUNT, units }])).toThrow(
      RangeError,
    );
  });

  it('has an id for each account, which is stored, and finds the account by it', () => {
    expect(accounts.map(getAccountId)).toEqual([
      'system:outside',
      'system:house',
      ...ids.flatMap((id) => [`${id}:balance`, `${id}:deposit`]),
    ]);
    expect(accounts.map(getAccountId).map(readAccount)).toEqual(accounts);
    expect(accounts.filter(isSystemAccount)).toEqual([EXTERNAL_ACCOUNT, PROGRAMME_ACCOUNT]);
    for (const id of ['', 'a:balance', 'system:other', 'MBR-000001']) {
      expect(() => readAccount(id), id).toThrow(RangeError);
    }
    expect(() => balanceAccount('TRF-000001')).toThrow(RangeError);
  });
});
