import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDollars } from '#src/domain/money.ts';
import { earningThreshold, getEarningThreshold, stageRule } from '#src/domain/threshold.ts';

const stages = [1, 2, 3].map((stage_number) => ({
  stage_number,
  donation_requirement: 100 * stage_number,
  earning_multiplier: 1 + stage_number / 10,
  minimum_donation: 10,
}));

test('the threshold is the last donation times the multiplier, less what the stage has earned', () => {
  expect(earningThreshold({ lastDonation: 100, multiplier: 2.5, stageBalance: 49.99999 })).toBe(20_000_001n);
});

test('the threshold is never below zero', () => {
  expect(earningThreshold({ lastDonation: 10, multiplier: 2, stageBalance: 20.00001 })).toBe(0n);
});

test('the threshold is exact where floats are not', () => {
  // In floats 1.1 * 3 is 3.3000000000000003 and 0.1 * 3 is 0.30000000000000004.
  expect(earningThreshold({ lastDonation: 1.1, multiplier: 3, stageBalance: 0 })).toBe(330_000n);
  expect(earningThreshold({ lastDonation: 0.1, multiplier: 3, stageBalance: 0.3 })).toBe(0n);
});

test('what is left and what was earned add up to the whole', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10), fc.nat(10 ** 12), (donation, multiplier, earned) => {
      const left = earningThreshold({
        lastDonation: toDollars(donation),
        multiplier,
        stageBalance: toDollars(earned),
      });
      const whole = BigInt(donation) * BigInt(multiplier);
      return left === (whole > BigInt(earned) ? whole - BigInt(earned) : 0n);
    }),
  );
});

describe('with figures that the provider leaves out', () => {
  const figures = {
    profile: { stage: 2, last_donation: 100 },
    stageBalance: 20,
    rule: { earning_multiplier: 1.5 },
  };

  test.each([
    ['all figures', figures, 13_000_000n],
    ['no last donation', { ...figures, profile: { stage: 2 } }, undefined],
    ['no last donation before the first one', { ...figures, profile: { stage: 0 } }, 0n],
    ['no stage balance', { ...figures, stageBalance: undefined }, undefined],
    ['no multiplier', { ...figures, rule: {} }, undefined],
    ['no multiplier before the first donation', { ...figures, profile: { stage: 0 }, rule: {} }, undefined],
  ])('the threshold is known only if it can be worked out: %s', (_, sources, threshold) => {
    expect(getEarningThreshold(sources)?.left).toBe(threshold);
  });
});

test('a member who is not staged yet follows the rule of stage 1', () => {
  expect(stageRule(stages, 0)?.stage_number).toBe(1);
  expect(stageRule(stages, 2)?.stage_number).toBe(2);
});

test('a stage without a rule has none', () => {
  expect(stageRule(stages, 7)).toBeUndefined();
});
