import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planDonation, share, stillToEarn } from '#mocks/rules/donation.ts';
import { balanceAccount, depositAccount, HOUSE } from '#mocks/rules/ledger.ts';
import { advance, LAST_STAGE, ruleOf, stages } from '#mocks/rules/stages.ts';
import { toUnits } from '#src/domain/money.ts';

const amount = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 10 ** 15 }));
const standing = {
  stage: fc.integer({ min: 0, max: LAST_STAGE }),
  stage_balance: fc.integer({ min: 0, max: 10 ** 9 }),
  last_donation: fc.integer({ min: 0, max: 10 ** 9 }),
};
const receiver = (id: string) => fc.record({ id: fc.constant(id), ...standing });
const parents = fc
  .integer({ min: 0, max: 7 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, level) => receiver(`p${level}`))));
const donation = fc.record({
  amount,
  donor: fc.record({
    id: fc.constant('donor'),
    stage: standing.stage,
    stage_donated: fc.integer({ min: 0, max: 10 ** 12 }),
  }),
  sponsor: fc.option(receiver('sponsor')),
  parents,
});

const wealthy = (id: string) => ({ id, stage: 1, stage_balance: 0, last_donation: toUnits(1_000_000) });

describe('the donation rule', () => {
  it('moves exactly the amount: no unit is lost, and no credit passes a threshold', () => {
    fc.assert(
      fc.property(donation, (made) => {
        const { movements, credits } = planDonation(made);
        expect(movements.reduce((sum, { units }) => sum + units, 0)).toBe(made.amount);
        expect(movements.every(({ from, units }) => from === depositAccount('donor') && units > 0)).toBe(
          true,
        );
        const receivers = [made.sponsor, ...made.parents.slice(0, 5)].filter((one) => one !== null);
        for (const [id, units] of credits) {
          const standingBefore = receivers.find((one) => one.id === id);
          expect(standingBefore).toBeDefined();
          if (standingBefore) expect(units).toBeLessThanOrEqual(stillToEarn(standingBefore));
        }
        const credited = [...credits.values()].reduce((sum, units) => sum + units, 0);
        expect(credited).toBeLessThanOrEqual(made.amount / 2);
      }),
      { numRuns: 500 },
    );
  });

  it('credits 20 % to the sponsor and 10, 8, 6, 4, 2 % to five levels of parents, the rest to the house', () => {
    const { movements } = planDonation({
      amount: toUnits(100),
      donor: { id: 'donor', stage: 1, stage_donated: 0 },
      sponsor: wealthy('s'),
      parents: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map(wealthy),
    });
    const received = Object.fromEntries(movements.map(({ to, units }) => [to, units / toUnits(1)]));
    expect(received).toEqual({
      [balanceAccount('s')]: 20,
      [balanceAccount('p1')]: 10,
      [balanceAccount('p2')]: 8,
      [balanceAccount('p3')]: 6,
      [balanceAccount('p4')]: 4,
      [balanceAccount('p5')]: 2,
      [HOUSE]: 50,
    });
  });

  it('credits both shares to a sponsor who is the parent too, under the one threshold', () => {
    const both = wealthy('s');
    const plan = (sponsor: typeof both) =>
      planDonation({
        amount: toUnits(100),
        donor: { id: 'donor', stage: 1, stage_donated: 0 },
        sponsor,
        parents: [sponsor],
      }).credits.get('s');
    expect(plan(both)).toBe(toUnits(30));
    expect(plan({ ...both, last_donation: toUnits(12.5) })).toBe(toUnits(25));
    expect(plan({ ...both, last_donation: toUnits(12.5), stage_balance: toUnits(25) })).toBeUndefined();
  });

  it('takes shares exactly, as big integers would', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 20 }), (units, percent) => {
        fc.pre(units <= 10 ** 15);
        expect(share(units, percent)).toBe(Number((BigInt(units) * BigInt(percent)) / 100n));
      }),
    );
  });

  it('sets the donor up for the next round', () => {
    const { donor } = planDonation({
      amount: toUnits(60),
      donor: { id: 'donor', stage: 0, stage_donated: 0 },
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

describe('the stages', () => {
  it('are ten, and ask and give more from one to the next', () => {
    expect(stages.map(({ stage_number }) => stage_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    stages.slice(1).forEach((stage, index) => {
      const below = ruleOf(index + 1);
      expect(stage.donation_requirement).toBeGreaterThan(below.donation_requirement);
      expect(stage.earning_multiplier).toBeGreaterThan(below.earning_multiplier);
      expect(stage.minimum_donation).toBeGreaterThan(below.minimum_donation);
    });
  });

  it('are completed by the sum of the donations within them, one at a time, without carrying over', () => {
    const first = advance({ stage: 0, stage_donated: 0 }, toUnits(99.99999));
    expect(first).toEqual({ stage: 1, stage_donated: toUnits(99.99999) });
    expect(advance(first, 1)).toEqual({ stage: 2, stage_donated: 0 });
    expect(advance({ stage: 1, stage_donated: 0 }, toUnits(1_000_000))).toEqual({
      stage: 2,
      stage_donated: 0,
    });
  });

  it('end with the tenth', () => {
    const last = advance({ stage: 10, stage_donated: toUnits(99_999) }, toUnits(10_000));
    expect(last).toEqual({ stage: 10, stage_donated: toUnits(109_999) });
  });
});
