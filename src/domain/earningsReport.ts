import { type DateRange, isWithin } from './dates';
import { type Earning, type EarningsSum, sumEarnings } from './earnings';
import {
  chooseGranularity,
  type Granularity,
  getPeriodStart,
  getPeriodStarts,
  getSpan,
  ignoreReversed,
} from './periods';

export interface PeriodEarnings {
  /** the first day of the period, `2025-03-03` */
  readonly start: string;
  /** units, exact */
  readonly units: bigint;
  readonly count: number;
  /** units by series, in their order; their sum is `units` */
  readonly bySeries: readonly bigint[];
}

export interface EarningsReport extends EarningsSum {
  readonly granularity: Granularity;
  /** sources with a series of their own, the largest first; null, always last, is all other sources together */
  readonly series: readonly (string | null)[];
  /** in chronological order, including periods without earnings */
  readonly periods: readonly PeriodEarnings[];
}

/** As many series as there are patterns that differ without colour. */
const MAX_SERIES = 4;

/**
 * Earnings within a range, by period and by source; `today` is an ISO day. Every sum is exact. The first and the last
 * period are cut at the ends of the range.
 */
export function summarizeEarnings(all: readonly Earning[], range: DateRange, today: string): EarningsReport {
  const usable = ignoreReversed(range);
  const sum = sumEarnings(all, usable);
  const { sources } = sum;
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
  for (const { day, source, units } of all) {
    if (!isWithin(day, usable)) continue;
    const period = periods.get(getPeriodStart(day, granularity));
    if (!period) continue;
    const index = seriesOf.get(source) ?? series.length - 1;
    period.units += BigInt(units);
    period.count += 1;
    period.bySeries[index] = (period.bySeries[index] ?? 0n) + BigInt(units);
  }
  return { granularity, ...sum, series, periods: [...periods.values()] };
}
