import type { TeamMember } from '#src/contract/team.ts';
import type { Referral } from '#src/contract/users.ts';
import { isoDay } from './dateRange';
import { type Granularity, granularityOf, periodStart, periodStarts, spanOf } from './periods';

export interface GrowthPeriod {
  /** the first day of the period, `2025-03-03` */
  readonly start: string;
  /** who joined in it */
  readonly joined: number;
  /** everybody who had joined by its end */
  readonly total: number;
}

export interface ReferralGrowth {
  readonly grain: Granularity;
  /** in order; those in which nobody joined, too */
  readonly periods: readonly GrowthPeriod[];
}

/** Direct referrals by when they joined; `today` is a day. The provider dates nobody else of a team. */
export function referralGrowth(
  referrals: readonly Pick<Referral, 'joined'>[],
  today: string,
): ReferralGrowth {
  const days = referrals.map(({ joined }) => isoDay(joined));
  const span = spanOf(days, { from: '', to: '' }, today);
  if (!span) return { grain: 'month', periods: [] };
  const grain = granularityOf(span);
  const joined = new Map<string, number>();
  for (const day of days) {
    const start = periodStart(day, grain);
    joined.set(start, (joined.get(start) ?? 0) + 1);
  }
  let total = 0;
  const periods = periodStarts(span, grain).map((start) => {
    const count = joined.get(start) ?? 0;
    total += count;
    return { start, joined: count, total };
  });
  return { grain, periods };
}

export interface ActiveShare {
  readonly members: number;
  readonly active: number;
  /** tenths of a percent, rounded; undefined of nobody */
  readonly permille: number | undefined;
}

/** How many are active: the only status that counts (specification section 4). */
export function activeShare(members: readonly { readonly status: string }[]): ActiveShare {
  const active = members.filter(({ status }) => status === 'active').length;
  const permille = members.length === 0 ? undefined : Math.round((active * 1000) / members.length);
  return { members: members.length, active, permille };
}

export interface LevelShare extends ActiveShare {
  /** 1 is directly below the member */
  readonly level: number;
}

/** A team by level, the nearest first. The member at its head, level 0, is not part of it. */
export function teamLevels(team: readonly Pick<TeamMember, 'level' | 'status'>[]): LevelShare[] {
  const levels = new Map<number, { readonly status: string }[]>();
  for (const member of team) {
    if (member.level === 0) continue;
    const found = levels.get(member.level);
    if (found) found.push(member);
    else levels.set(member.level, [member]);
  }
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([level, members]) => ({ level, ...activeShare(members) }));
}
