import type { Referral } from '#src/contract/referrals.ts';
import { toPermille } from './counts';
import { toIsoDay } from './dates';
import { chooseGranularity, type Granularity, getPeriodStart, getPeriodStarts, getSpan } from './periods';

export interface GrowthPeriod {
  /** the first day of the period, `2025-03-03` */
  readonly start: string;
  readonly joined: number;
  /** how many had joined by its end */
  readonly total: number;
}

export interface ReferralGrowth {
  readonly granularity: Granularity;
  /** in chronological order, including periods in which nobody joined */
  readonly periods: readonly GrowthPeriod[];
  /** how many joined on a day that is not said, or that cannot be */
  readonly undated: number;
}

/** Later moments are slips of a provider, as those before 1970 are, which are read as none; a chart with them would show nothing else (D71). */
const AFTER_LAST_YEAR = '2100';

/** Direct referrals by when they joined; `today` is an ISO day. The provider has no dates for the rest of a team. */
export function getReferralGrowth(
  referrals: readonly Pick<Referral, 'joined'>[],
  today: string,
): ReferralGrowth {
  const days = referrals.flatMap(({ joined }) =>
    joined !== undefined && joined < AFTER_LAST_YEAR ? [toIsoDay(joined)] : [],
  );
  const undated = referrals.length - days.length;
  const span = getSpan(days, { from: '', to: '' }, today);
  if (!span) return { granularity: 'month', periods: [], undated };
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
  return { granularity, periods, undated };
}

export interface ActiveShare {
  readonly members: number;
  /** undefined where a member's status is not said */
  readonly active: number | undefined;
  /** tenths of a percent, rounded; undefined without members */
  readonly permille: number | undefined;
}

/** How many members have the status `active` (R4.5). */
export function getActiveShare(members: readonly { readonly status?: string | undefined }[]): ActiveShare {
  const { length } = members;
  if (members.some(({ status }) => status === undefined))
    return { members: length, active: undefined, permille: undefined };
  const active = members.filter(({ status }) => status === 'active').length;
  return {
    members: length,
    active,
    permille: length === 0 ? undefined : toPermille(BigInt(active), BigInt(length)),
  };
}

export interface LevelShare extends ActiveShare {
  /** 1 is directly below the member; undefined is not said */
  readonly level: number | undefined;
}

/** The members below by level, the nearest first; those of an unknown level last. */
export function getTeamLevels(
  downlines: readonly { readonly level?: number | undefined; readonly status?: string | undefined }[],
): LevelShare[] {
  const levels = new Map<number | undefined, { readonly status?: string | undefined }[]>();
  for (const member of downlines) {
    const found = levels.get(member.level);
    if (found) found.push(member);
    else levels.set(member.level, [member]);
  }
  return [...levels]
    .sort(([a = Number.MAX_VALUE], [b = Number.MAX_VALUE]) => a - b)
    .map(([level, members]) => ({ level, ...getActiveShare(members) }));
}
