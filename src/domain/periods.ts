import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { addYears } from 'date-fns/addYears';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { startOfMonth } from 'date-fns/startOfMonth';
import { startOfWeek } from 'date-fns/startOfWeek';
import { startOfYear } from 'date-fns/startOfYear';
import { type DateRange, formatDate, isReversed, toIsoDay } from './dates';

/** Length of the periods of a report. Weeks begin on Monday. */
export type Granularity = 'week' | 'month' | 'year';

/** Two days as `2025-03-05`, both included, the first not after the last. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Longest spans divided into weeks and into months: never more than 38 periods. */
const MAX_DAYS_BY_WEEK = 120;
const MAX_DAYS_BY_MONTH = 1096;

const START_OF: Readonly<Record<Granularity, (day: Date) => Date>> = {
  week: (day) => startOfWeek(day, { weekStartsOn: 1 }),
  month: startOfMonth,
  year: startOfYear,
};
const ADD: Readonly<Record<Granularity, (start: Date, amount: number) => Date>> = {
  week: addWeeks,
  month: addMonths,
  year: addYears,
};

/** The range; one whose first day is after its last limits nothing. */
export const ignoreReversed = (range: DateRange): DateRange =>
  isReversed(range) ? { from: '', to: '' } : range;

/**
 * The span of a report over `days`: from the first of them until today, or until the last one if that is later, within
 * `range`. Undefined when it is empty.
 */
export function getSpan(days: readonly string[], range: DateRange, today: string): Span | undefined {
  let earliest: string | undefined;
  let latest = today;
  for (const day of days) {
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
  if (days <= MAX_DAYS_BY_WEEK) return 'week';
  return days <= MAX_DAYS_BY_MONTH ? 'month' : 'year';
}

/** The first day of the period that contains a day. */
export const getPeriodStart = (day: string, granularity: Granularity): string =>
  toIsoDay(START_OF[granularity](parseISO(day)));

/** The first day of every period that overlaps a span, in order. */
export function getPeriodStarts({ first, last }: Span, granularity: Granularity): string[] {
  const start = START_OF[granularity](parseISO(first));
  const starts: string[] = [];
  for (let index = 0; ; index += 1) {
    const next = toIsoDay(ADD[granularity](start, index));
    if (next > last) return starts;
    starts.push(next);
  }
}

/** A period, given by its first day: `Week of 3rd March, 2025`, `March 2025`, `2025`. */
export function formatPeriod(start: string, granularity: Granularity): string {
  if (granularity === 'week') return `Week of ${formatDate(parseISO(start))}`;
  return format(parseISO(start), granularity === 'month' ? 'MMMM yyyy' : 'yyyy');
}

const SHORT_FORMATS: Readonly<Record<Granularity, string>> = { week: 'd MMM', month: 'MMM yy', year: 'yyyy' };

/** A period, given by its first day, in short: `3 Mar`, `Mar 25`, `2025`. */
export const formatShortPeriod = (start: string, granularity: Granularity): string =>
  format(parseISO(start), SHORT_FORMATS[granularity]);
