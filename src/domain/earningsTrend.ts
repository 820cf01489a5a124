import { toPermille } from './counts';
import { type Earning, type EarningsSum, sumEarnings } from './earnings';
import { type DayPeriod, getTrailingPeriods, type TrailingSpan } from './trailingPeriods';

export interface PeriodSum extends DayPeriod, EarningsSum {}

/** Earnings of a span that ends today, in units; every sum is exact, and that of the Earning report for the same days. */
export interface EarningsTrend extends EarningsSum {
  /** earned in the span of the same length before it */
  readonly before: bigint;
  /** the total less what was earned before */
  readonly change: bigint;
  /** the change in tenths of a percent; undefined where nothing was earned before */
  readonly permille: number | undefined;
  /** the day of the first earning, where that is in the span before: there is less than a span to compare with (D765) */
  readonly begunOn: string | undefined;
  /** the oldest first, those without earnings, too */
  readonly periods: readonly PeriodSum[];
}

/** `today` is an ISO day. */
export function getEarningsTrend(
  earnings: readonly Earning[],
  length: TrailingSpan,
  today: string,
): EarningsTrend {
  const { span, before, periods } = getTrailingPeriods(length, today);
  const sum = sumEarnings(earnings, span);
  const { total: totalBefore } = sumEarnings(earnings, before);
  // An empty text is no day.
  const first = earnings.reduce(
    (earliest, { day }) => (day && (!earliest || day < earliest) ? day : earliest),
    '',
  );
  const change = sum.total - totalBefore;
  return {
    ...sum,
    before: totalBefore,
    change,
    permille: totalBefore > 0n ? toPermille(change, totalBefore) : undefined,
    begunOn: first > before.from && first <= before.to ? first : undefined,
    periods: periods.map((period) => ({ ...period, ...sumEarnings(earnings, period) })),
  };
}
