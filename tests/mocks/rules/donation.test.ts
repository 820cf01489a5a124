import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createId } from '#mocks/database/ids.ts';
import { getRemainingEarnings, percentOf, planDonation } from '#mocks/rules/donation.ts';
import { balanceAccount, depositAccount, PROGRAMME_ACCOUNT } from '#mocks/rules/ledger.ts';
import { LAST_STAGE } from '#mocks/rules/stages.ts';
import { toUnits } from '#src/domain/money.ts';

const idOf = (number: number) => createId('member', number);
const [DONOR, SPONSOR] = [idOf(1), idOf(2)];
const idOfParent = (level: number) => idOf(2 + level);

const amount = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10 ** 15 }));
const earningState = {
  stage: fc.integer({ min: 0, max: LAST_STAGE }),
  stage_balance: fc.integer({ min: 0, max: 10 ** 9 }),
  last_donation: fc.integer({ min: 0, max: 10 ** 9 }),
};
const receiver = (id: string) => fc.record({ id: fc.constant(id), ...earningState });
const parents = fc
  .integer({ min: 0, max: 7 })
  .chain((count) =>
    fc.tuple(...Array.from({ length: count }, (_, level) => receiver(idOfParent(level + 1)))),
  );
const donation = fc.record({
  amount,
  donor: fc.record({
    id: fc.constant(DONOR),
    stage: earningState.stage,
    stage_donated: fc.integer({ min: 0, max: 10 ** 12 }),
  }),
  sponsor: fc.option(receiver(SPONSOR)),
  parents,
});

const createReceiver = (id: string) => ({
  id,
  stage: 1,
  stage_balance: 0,
  last_donation: toUnits(1_000_000),
});

describe('the donation rule', () => {
  it('moves exactly the amount, and no credit exceeds a threshold', () => {
    fc.assert(
      fc.property(donation, (input) => {
        const { movements, credits } = planDonation(input);
        expect(movements.reduce((sum, { units }) => sum + units, 0)).toBe(input.amount);
        expect(movements.every(({ from, units }) => from === depositAccount(DONOR) && units > 0)).toBe(true);
        const receivers = [input.sponsor, ...input.parents.slice(0, 5)].filter((one) => one !== null);
        for (const [id, units] of credits) {
          const receiver = receivers.find((one) => one.id === id);
          expect(receiver).toBeDefined();
          if (receiver) expect(units).toBeLessThanOrEqual(getRemainingEarnings(receiver));
        }
        const credited = [...credits.values()].reduce((sum, units) => sum + units, 0);
        expect(credited).toBeLessThanOrEqual(input.amount / 2);
      }),
      { numRuns: 500 },
    );
  });

  it('credits 20 % to the sponsor and 10, 8, 6, 4, 2 % to five levels of parents, the rest to the programme', () => {
    const { movements } = planDonation({
      amount: toUnits(100),
      donor: { id: DONOR, stage: 1, stage_donated: 0 },
      sponsor: createReceiver(SPONSOR),
      parents: [1, 2, 3, 4, 5, 6].map((level) => createReceiver(idOfParent(level))),
    });
    const received = Object.fromEntries(movements.map(({ to, units }) => [to, units / toUnits(1)]));
    expect(received).toEqual({
      [balanceAccount(SPONSOR)]: 20,
      [balanceAccount(idOfParent(1))]: 10,
      [balanceAccount(idOfParent(2))]: 8,
      [balanceAccount(idOfParent(3))]: 6,
      [balanceAccount(idOfParent(4))]: 4,
      [balanceAccount(idOfParent(5))]: 2,
      [PROGRAMME_ACCOUNT]: 50,
    });
  });

  it('credits both shares to a sponsor who is also the parent, up to one threshold', () => {
    const both = createReceiver(SPONSOR);
    const plan = (sponsor: typeof both) =>
      planDonation({
        amount: toUnits(100),
        donor: { id: DONOR, stage: 1, stage_donated: 0 },
        sponsor,
        parents: [sponsor],
      }).credits.get(SPONSOR);
    expect(plan(both)).toBe(toUnits(30));
    expect(plan({ ...both, last_donation: toUnits(12.5) })).toBe(toUnits(25));
    expect(plan({ ...both, last_donation: toUnits(12.5), stage_balance: toUnits(25) })).toBeUndefined();
  });

  it('calculates shares as exactly as big integers', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 20 }), (units, percent) => {
        fc.pre(units <= 10 ** 15);
        expect(percentOf(units, percent)).toBe(Number((BigInt(units) * BigInt(percent)) / 100n));
      }),
    );
  });

  it('resets the stage balance of the donor', () => {
    const { donor } = planDonation({
      amount: toUnits(60),
      donor: { id: DONOR, stage: 0, stage_donated: 0 },
      sponsor: null,
      parents: [],
    });
    expect(donor).toEqual({
      stage: 1,
      stage_donated: toUnits(60),
      stage_balance: 0,
      last_donation: toUnits(60),
      status: 'active',
    });
  });
});
