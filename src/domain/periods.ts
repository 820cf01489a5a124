import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { lightFormat } from 'date-fns/lightFormat';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { type DateRange, formatDate, formatMonth, isReversed, toIsoDay } from './dates';

/** Length of the periods of a report. Weeks begin on Monday. */
export type Granularity = 'week' | 'month' | 'year' | 'decade' | 'century';

/** Two days as `2025-03-05`, both included, the first not after the last. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Longest spans divided into each: never more than 38 periods, or 101 centuries and decades (D56). */
const MAX_DAYS: readonly (readonly [Granularity, number])[] = [
  ['week', 120],
  ['month', 1096],
  ['year', 36 * 366],
  ['decade', 100 * 3653],
];

const START_OF = {
  week: (day: Date) => startOfWeek(day, { weekStartsOn: 1 }),
  month: startOfMonth,
} as const;
const ADD = { week: addWeeks, month: addMonths } as const;
const YEARS = { year: 1, decade: 10, century: 100 } as const;

const isOfYears = (granularity: Granularity): granularity is keyof typeof YEARS => granularity in YEARS;

/** The first day of the years that contain a day. Nothing begins before the year 1. */
function getYearsStart(day: string, years: number): string {
  const first = Math.floor(Number(day.slice(0, 4)) / years) * years;
  return `${String(Math.max(1, first)).padStart(4, '0')}-01-01`;
}

/** The range; one whose first day is after its last limits nothing. */
export const ignoreReversed = (range: DateRange): DateRange =>
  isReversed(range) ? { from: '', to: '' } : range;

/**
 * The span of a report over `days`, empty ones left out: from the first of them until today, or until the last one if that is later, within
 * `range`. Undefined when it is empty.
 */
export function getSpan(days: readonly string[], range: DateRange, today: string): Span | undefined {
  let earliest: string | undefined;
  let latest = today;
  for (const day of days) {
    if (day === '') continue;
    if (earliest === undefined || day < earliest) earliest = day;
    if (day > latest) latest = day;
  }
  if (earliest === undefined) return undefined;
  const { from, to } = ignoreReversed(range);
  const first = from > earliest ? from : earliest;
  const last = to !== '' && to < latest ? to : latest;
  return first <= last ? { first, last } : undefined;
}

export function chooseGranularity({ first, last }: Span): Granularity {
  const days = differenceInCalendarDays(parseISO(last), parseISO(first)) + 1;
  return MAX_DAYS.find(([, most]) => days <= most)?.[0] ?? 'century';
}

/** The first day of the period that contains a day; empty for no day. */
export function getPeriodStart(day: string, granularity: Granularity): string {
  if (day === '') return '';
  return isOfYears(granularity)
    ? getYearsStart(day, YEARS[granularity])
    : toIsoDay(START_OF[granularity](parseISO(day)));
}

/** The first day of every period that overlaps a span, in order. */
export function getPeriodStarts({ first, last }: Span, granularity: Granularity): string[] {
  const starts = [getPeriodStart(first, granularity)];
  if (isOfYears(granularity)) {
    const years = YEARS[granularity];
    const lastYear = Number(last.slice(0, 4));
    const base = Math.floor(Number(first.slice(0, 4)) / years) * years;
    for (let year = base + years; year <= lastYear; year += years) {
      starts.push(`${String(year).padStart(4, '0')}-01-01`);
    }
    return starts;
  }
  const start = START_OF[granularity](parseISO(first));
  const end = parseISO(last);
  for (let index = 1; ; index += 1) {
    const next = ADD[granularity](start, index);
    if (next > end) return starts;
    starts.push(toIsoDay(next));
  }
}

/** A period, given by its first day: `Week of 3rd March, 2025`, `March 2025`, `2025`, `2020–2029`. */
export function formatPeriod(start: string, granularity: Granularity): string {
  if (isOfYears(granularity)) return formatYears(start, granularity);
  const day = parseISO(start);
  if (granularity === 'week') return `Week of ${formatDate(day)}`;
  return `${formatMonth(day, 'long')} ${lightFormat(day, 'yyyy')}`;
}

/** A period, given by its first day, in short: `3 Mar`, `Mar 25`, `2025`, `2020–2029`. */
export function formatShortPeriod(start: string, granularity: Granularity): string {
  if (isOfYears(granularity)) return formatYears(start, granularity);
  const day = parseISO(start);
  const month = formatMonth(day, 'short');
  return granularity === 'week' ? `${day.getDate()} ${month}` : `${month} ${lightFormat(day, 'yy')}`;
}

function formatYears(start: string, granularity: keyof typeof YEARS): string {
  const first = Number(start.slice(0, 4));
  const years = YEARS[granularity];
  return years === 1 ? `${first}` : `${first}–${Math.floor(first / years) * years + years - 1}`;
}
