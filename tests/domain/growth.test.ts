import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stages } from '#mocks/rules/stages.ts';
import { getActiveShare, getReferralGrowth, getTeamLevels } from '#src/domain/growth.ts';
import { getStageDistance } from '#src/domain/stageDistance.ts';

const TODAY = '2025-06-30';
const joined = (day: string) => ({ joined: `${day}T12:00:00.000Z` });

describe('growth by direct referrals', () => {
  test('counts members joined in each period and in total', () => {
    const { granularity, periods } = getReferralGrowth(
      [joined('2025-01-10'), joined('2025-01-20'), joined('2025-04-02')],
      TODAY,
    );
    expect(granularity).toBe('month');
    expect(periods.map((period) => [period.start, period.joined, period.total])).toEqual([
      ['2025-01-01', 2, 2],
      ['2025-02-01', 0, 2],
      ['2025-03-01', 0, 2],
      ['2025-04-01', 1, 3],
      ['2025-05-01', 0, 3],
      ['2025-06-01', 0, 3],
    ]);
  });

  test('no referrals have no growth', () => {
    expect(getReferralGrowth([], TODAY).periods).toEqual([]);
  });

  test('leaves out, and counts, who joined on a day that is not said or cannot be', () => {
    const { periods, undated } = getReferralGrowth(
      [{ joined: undefined }, { joined: '9999-12-31T23:59:59.999Z' }, joined('2025-06-29')],
      TODAY,
    );
    expect(periods).toEqual([
      { start: '2025-06-23', joined: 1, total: 1 },
      { start: '2025-06-30', joined: 0, total: 1 },
    ]);
    expect(undated).toBe(2);
  });

  test('the periods add up to all referrals, whenever they joined', () => {
    const moments = fc.date({
      min: new Date('2019-01-01'),
      max: new Date('2025-06-30'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(fc.array(moments, { maxLength: 50 }), (dates) => {
        const { periods } = getReferralGrowth(
          dates.map((date) => ({ joined: date.toISOString() })),
          TODAY,
        );
        expect(periods.reduce((sum, period) => sum + period.joined, 0)).toBe(dates.length);
        expect(periods.at(-1)?.total ?? 0).toBe(dates.length);
      }),
    );
  });
});

describe('active members', () => {
  test('are those with status active', () => {
    const members = [{ status: 'active' }, { status: 'inactive' }, { status: 'Active' }];
    expect(getActiveShare(members)).toEqual({ members: 3, active: 1, permille: 333 });
    expect(getActiveShare([])).toEqual({ members: 0, active: 0, permille: undefined });
  });

  test('are counted on each level, the unknown one last, and are not known where a status is absent', () => {
    const at = (level: number | undefined, status?: string) => ({ level, status });
    expect(
      getTeamLevels([at(undefined, 'active'), at(2, 'active'), at(1, 'inactive'), at(2, 'inactive'), at(3)]),
    ).toEqual([
      { level: 1, members: 1, active: 0, permille: 0 },
      { level: 2, members: 2, active: 1, permille: 500 },
      { level: 3, members: 1, active: undefined, permille: undefined },
      { level: undefined, members: 1, active: 1, permille: 1000 },
    ]);
  });
});

describe('the distance to the next stage', () => {
  const donation = (amount: number, day: number, status = 'Completed') => ({
    amount,
    status,
    created_at: `2025-03-${String(day).padStart(2, '0')}T12:00:00.000Z`,
  });
  const units = (dollars: number) => dollars * 100_000;

  test('is what the donations within the stage leave of its requirement', () => {
    const donations = [donation(40.5, 4), donation(1, 3, 'Pending'), donation(250, 2), donation(130, 1)];
    expect(getStageDistance({ stage: 3, stages, donations })).toEqual({
      case: 'estimated',
      next: 4,
      requirement: units(500),
      donated: units(40.5),
      missing: units(459.5),
    });
  });

  test('is not known if the donations do not lead to the stage', () => {
    expect(getStageDistance({ stage: 4, stages, donations: [donation(10, 1)] })).toEqual({
      case: 'unknown',
      next: 5,
      requirement: units(1000),
    });
  });

  test('before the first donation is that donation', () => {
    expect(getStageDistance({ stage: 0, stages, donations: [] })).toEqual({
      case: 'notStaged',
      least: units(10),
    });
  });

  test('is what is known where the provider leaves out stage, minimum or requirement, or asks for nothing', () => {
    const rules = [
      { stage_number: 1, earning_multiplier: 1 },
      { stage_number: 2, donation_requirement: 0, earning_multiplier: 1 },
      { stage_number: 3, donation_requirement: 100, earning_multiplier: 1 },
      { stage_number: 4, earning_multiplier: 1 },
    ];
    const distance = (stage: number | undefined, donations = [donation(10, 1)]) =>
      getStageDistance({ stage, stages: rules, donations });
    expect(distance(undefined)).toEqual({ case: 'noStage' });
    expect(distance(0)).toEqual({ case: 'notStaged', least: undefined });
    expect(distance(1)).toEqual({ case: 'noRequirement', next: 2, requirement: undefined });
    expect(distance(2)).toEqual({ case: 'noRequirement', next: 3, requirement: 0 });
    expect(distance(3)).toEqual({ case: 'unknown', next: 4, requirement: units(100) });
    const [known] = [
      getStageDistance({ stage: 1, stages, donations: [{ ...donation(1, 1), status: undefined }] }),
    ];
    expect(known).toMatchObject({ case: 'unknown', next: 2 });
  });

  test('ends with the last stage, and with a stage that has no rule', () => {
    expect(getStageDistance({ stage: 10, stages, donations: [] })).toEqual({ case: 'last' });
    expect(getStageDistance({ stage: 11, stages, donations: [] })).toEqual({ case: 'noRule' });
  });

  test('whatever was donated: an estimate adds up to the requirement, and something is missing', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40_000 }), { maxLength: 30 }), (cents) => {
        const donations = cents.map((amount, index) => donation(amount / 100, 28 - (index % 28)));
        for (let stage = 1; stage <= 9; stage += 1) {
          const distance = getStageDistance({ stage, stages, donations });
          if (distance.case !== 'estimated') continue;
          expect(distance.donated + distance.missing).toBe(distance.requirement);
          expect(distance.missing).toBeGreaterThan(0);
        }
      }),
    );
  });
});
