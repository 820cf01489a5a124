import type { Activity } from '#src/contract/activities.ts';
import { type DateRange, isWithin, toIsoDay } from './dates';
import { toUnits } from './money';
import {
  chooseGranularity,
  type Granularity,
  getPeriodStart,
  getPeriodStarts,
  getSpan,
  ignoreReversed,
} from './periods';
import { toSingleLine } from './singleLine';

/** A single earning of the member. */
export interface Earning {
  /** `2025-03-05`, in the local time zone */
  readonly day: string;
  /** name of the donor, else the provider's description on one line, which may be empty */
  readonly source: string;
  /** units of 0.00001 dollars */
  readonly units: number;
}

const FROM_A_DONATION = /^Earned from the donation of (.+)$/i;

interface ListedEarnings {
  readonly earnings: readonly Earning[];
  /** how many the provider lists without an amount; they are in no sum */
  readonly withoutAmount: number;
}

/** The earnings in a member's activity history, the only source of single earnings. */
export function listEarnings(activities: readonly Activity[]): ListedEarnings {
  const listed = activities.filter(({ type }) => type?.toLowerCase() === 'earning');
  const earnings = listed.flatMap(({ created_at, description, metadata }) => {
    if (metadata?.amount === undefined) return [];
    const text = toSingleLine(description ?? '');
    return {
      day: toIsoDay(created_at),
      source: FROM_A_DONATION.exec(text)?.[1] ?? text,
      units: toUnits(metadata.amount),
    };
  });
  return { earnings, withoutAmount: listed.length - earnings.length };
}

/** The sum of the earnings whose source is one of these names, in units; exact. */
export const sumFromSources = (earnings: readonly Earning[], names: ReadonlySet<string>): bigint =>
  earnings.reduce((sum, { source, units }) => (names.has(source) ? sum + BigInt(units) : sum), 0n);

/** All earnings from one source. */
export interface SourceEarnings {
  readonly source: string;
  /** units, exact */
  readonly units: bigint;
  readonly count: number;
  /** tenths of a percent of everything in the range, rounded */
  readonly permille: number;
}

export interface PeriodEarnings {
  /** the first day of the period, `2025-03-03` */
  readonly start: string;
  /** units, exact */
  readonly units: bigint;
  readonly count: number;
  /** units by series, in their order; their sum is `units` */
  readonly bySeries: readonly bigint[];
}

export interface EarningsReport {
  readonly granularity: Granularity;
  /** units, exact */
  readonly total: bigint;
  readonly count: number;
  /** the largest first */
  readonly sources: readonly SourceEarnings[];
  /** sources with a series of their own, the largest first; null, always last, is all other sources together */
  readonly series: readonly (string | null)[];
  /** in chronological order, including periods without earnings */
  readonly periods: readonly PeriodEarnings[];
}

/** As many series as there are patterns that differ without colour. */
const MAX_SERIES = 4;

const toPermille = (part: bigint, whole: bigint): number =>
  whole === 0n ? 0 : Number((part * 2000n + whole) / (2n * whole));

function sumBySource(earnings: readonly Earning[], total: bigint): SourceEarnings[] {
  const sums = new Map<string, { units: bigint; count: number }>();
  for (const { source, units } of earnings) {
    const sum = sums.get(source) ?? { units: 0n, count: 0 };
    sums.set(source, { units: sum.units + BigInt(units), count: sum.count + 1 });
  }
  return [...sums]
    .map(([source, sum]) => ({ source, ...sum, permille: toPermille(sum.units, total) }))
    .sort((a, b) => (a.units === b.units ? a.source.localeCompare(b.source) : a.units < b.units ? 1 : -1));
}

/**
 * Earnings within a range, by period and by source; `today` is an ISO day. Every sum is exact. The first and the last
 * period are cut at the ends of the range.
 */
export function summarizeEarnings(all: readonly Earning[], range: DateRange, today: string): EarningsReport {
  const usable = ignoreReversed(range);
  const earnings = all.filter(({ day }) => isWithin(day, usable));
  const total = earnings.reduce((sum, { units }) => sum + BigInt(units), 0n);
  const sources = sumBySource(earnings, total);
  const named = sources.length > MAX_SERIES ? MAX_SERIES - 1 : sources.length;
  const series: (string | null)[] = sources.slice(0, named).map(({ source }) => source);
  if (named < sources.length) series.push(null);
  const seriesOf = new Map(series.map((source, index) => [source, index]));

  const span = getSpan(
    all.map(({ day }) => day),
    usable,
    today,
  );
  const granularity = span ? chooseGranularity(span) : 'month';
  const periods = new Map(
    (span ? getPeriodStarts(span, granularity) : []).map((start) => [
      start,
      { start, units: 0n, count: 0, bySeries: series.map(() => 0n) },
    ]),
  );
  for (const { day, source, units } of earnings) {
    const period = periods.get(getPeriodStart(day, granularity));
    if (!period) continue;
    const index = seriesOf.get(source) ?? series.length - 1;
    period.units += BigInt(units);
    period.count += 1;
    period.bySeries[index] = (period.bySeries[index] ?? 0n) + BigInt(units);
  }
  return { granularity, total, count: earnings.length, sources, series, periods: [...periods.values()] };
}
