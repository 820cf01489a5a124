import type { TeamMember } from '#src/contract/team.ts';
import type { Referral } from '#src/contract/users.ts';
import { toIsoDay } from './dates';
import { chooseGranularity, type Granularity, getPeriodStart, getPeriodStarts, getSpan } from './periods';

export interface GrowthPeriod {
  /** the first day of the period, `2025-03-03` */
  readonly start: string;
  /** how many joined in it */
  readonly joined: number;
  /** how many had joined by its end */
  readonly total: number;
}

export interface ReferralGrowth {
  readonly granularity: Granularity;
  /** in chronological order, including periods in which nobody joined */
  readonly periods: readonly GrowthPeriod[];
}

/** Direct referrals by when they joined; `today` is an ISO day. The provider has no dates for the rest of a team. */
export function getReferralGrowth(
  referrals: readonly Pick<Referral, 'joined'>[],
  today: string,
): ReferralGrowth {
  const days = referrals.flatMap(({ joined }) => (joined === undefined ? [] : [toIsoDay(joined)]));
  const span = getSpan(days, { from: '', to: '' }, today);
  if (!span) return { granularity: 'month', periods: [] };
  const granularity = chooseGranularity(span);
  const joined = new Map<string, number>();
  for (const day of days) {
    const start = getPeriodStart(day, granularity);
    joined.set(start, (joined.get(start) ?? 0) + 1);
  }
  let total = 0;
  const periods = getPeriodStarts(span, granularity).map((start) => {
    const count = joined.get(start) ?? 0;
    total += count;
    return { start, joined: count, total };
  });
  return { granularity, periods };
}

export interface ActiveShare {
  readonly members: number;
  readonly active: number;
  /** tenths of a percent, rounded; undefined without members */
  readonly permille: number | undefined;
}

/** How many members have the status `active` (R4.5). */
export function getActiveShare(members: readonly { readonly status?: string | undefined }[]): ActiveShare {
  const active = members.filter(({ status }) => status === 'active').length;
  const permille = members.length === 0 ? undefined : Math.round((active * 1000) / members.length);
  return { members: members.length, active, permille };
}

export interface LevelShare extends ActiveShare {
  /** 1 is directly below the member */
  readonly level: number;
}

/** A team by level, the nearest first, without the member at its root (level 0). */
export function getTeamLevels(team: readonly Pick<TeamMember, 'level' | 'status'>[]): LevelShare[] {
  const levels = new Map<number, { readonly status: string }[]>();
  for (const member of team) {
    if (member.level === 0) continue;
    const found = levels.get(member.level);
    if (found) found.push(member);
    else levels.set(member.level, [member]);
  }
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, members]) => ({ level, ...getActiveShare(members) }));
}
