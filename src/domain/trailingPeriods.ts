import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import { subMonths } from 'date-fns/subMonths';
import { formatDate, formatMonth, toIsoDay } from './dates';

/** Lengths of time that end today. */
export const TRAILING_SPANS = ['30d', '90d', '12m'] as const;
export type TrailingSpan = (typeof TRAILING_SPANS)[number];

/** Two days as `2025-03-05`, both included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

interface TrailingPeriods {
  /** the whole span */
  readonly span: DayPeriod;
  /** the span of the same length that ends the day before */
  readonly before: DayPeriod;
  /** without gaps, the oldest first: days, weeks (of 90 days the oldest has six days) or months that end today */
  readonly periods: readonly DayPeriod[];
}

/** The first days of the periods, the newest first, and that of the span before. */
function getFirstDays(span: TrailingSpan, today: Date) {
  if (span === '12m') {
    const monthsAgo = (months: number) => addDays(subMonths(today, months), 1);
    return { starts: Array.from({ length: 12 }, (_, index) => monthsAgo(index + 1)), before: monthsAgo(24) };
  }
  const [days, length] = span === '30d' ? [30, 1] : [90, 7];
  const starts = Array.from({ length: Math.ceil(days / length) }, (_, index) =>
    subDays(today, Math.min(days, (index + 1) * length) - 1),
  );
  return { starts, before: subDays(today, 2 * days - 1) };
}

/** At noon, so that no change of the clocks moves the day. */
const toDate = (day: string): Date => new Date(`${day}T12:00:00`);

const dayBefore = (day: Date): string => toIsoDay(subDays(day, 1));

/** Divides a span that ends today, an ISO day. */
export function getTrailingPeriods(span: TrailingSpan, today: string): TrailingPeriods {
  const { starts, before } = getFirstDays(span, toDate(today));
  const periods = starts.map((start, index) => {
    const next = starts[index - 1];
    return { from: toIsoDay(start), to: next ? dayBefore(next) : today };
  });
  const first = starts.at(-1) ?? toDate(today);
  return {
    span: { from: toIsoDay(first), to: today },
    before: { from: toIsoDay(before), to: dayBefore(first) },
    periods: periods.reverse(),
  };
}

/** The days of a period: `5th March, 2025`, `5th March, 2025 – 11th March, 2025`. */
export const formatDays = ({ from, to }: DayPeriod): string =>
  [...new Set([from, to])].map((day) => formatDate(toDate(day))).join(' – ');

/** The last day of a period in short, as `11 Mar`; a month that ends today is none of the calendar's. */
export function formatShortEnd({ to }: DayPeriod): string {
  const date = toDate(to);
  return `${date.getDate()} ${formatMonth(date, 'short')}`;
}
