import { describe, expect, it } from 'vitest';
import { advanceStage, getStageRule, stages } from '#mocks/rules/stages.ts';
import { toUnits } from '#src/domain/money.ts';

describe('the stages', () => {
  it('are ten, with rising requirements, multipliers and minimums', () => {
    expect(stages.map(({ stage_number }) => stage_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    stages.slice(1).forEach((stage, index) => {
      const below = getStageRule(index + 1);
      expect(stage.donation_requirement).toBeGreaterThan(below.donation_requirement);
      expect(stage.earning_multiplier).toBeGreaterThan(below.earning_multiplier);
      expect(stage.minimum_donation).toBeGreaterThan(below.minimum_donation);
    });
  });

  it('are completed by the sum of the donations within them, one at a time, without carrying over', () => {
    const first = advanceStage({ stage: 0, stage_donated: 0 }, toUnits(99.99999));
    expect(first).toEqual({ stage: 1, stage_donated: toUnits(99.99999) });
    expect(advanceStage(first, 1)).toEqual({ stage: 2, stage_donated: 0 });
    expect(advanceStage({ stage: 1, stage_donated: 0 }, toUnits(1_000_000))).toEqual({
      stage: 2,
      stage_donated: 0,
    });
  });

  it('end with the tenth', () => {
    const last = advanceStage({ stage: 10, stage_donated: toUnits(99_999) }, toUnits(10_000));
    expect(last).toEqual({ stage: 10, stage_donated: toUnits(109_999) });
  });
});
