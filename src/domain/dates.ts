import { lightFormat } from 'date-fns/lightFormat';

/** Days as `2025-03-05`, the format of date inputs; an empty string leaves that end open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Days with four digits of year, which compare as strings. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

/** Shown for what is no date. */
const NO_DATE = '–';

/** The year in the local time zone; NaN for what is no date. */
const getYear = (moment: string | Date): number => new Date(moment).getFullYear();

/**
 * The day of a point in time as `2025-03-05`, in the local time zone. Earlier than the year 1 it is the first day of
 * that year, later than 9999 its last day; an empty string for what is no date.
 */
export function toIsoDay(moment: string | Date): string {
  const year = getYear(moment);
  if (Number.isNaN(year)) return '';
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : lightFormat(moment, 'yyyy-MM-dd');
}

const SUFFIXES = new Map<string, string>([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

// The browser takes milliseconds for it, and no first screen shows a date before its data is there.
let ordinals: Intl.PluralRules | undefined;

function formatOrdinal(day: number): string {
  ordinals ??= new Intl.PluralRules('en', { type: 'ordinal' });
  return `${day}${SUFFIXES.get(ordinals.select(day)) ?? 'th'}`;
}

/** The month as `March` or `Mar`, in the local time zone. */
export function formatMonth(date: Date, length: 'long' | 'short'): string {
  const month = MONTHS[date.getMonth()] ?? '';
  return length === 'short' ? month.slice(0, 3) : month;
}

/** A date as `5th March, 2025`, in the local time zone (R2.67); a dash for what is no date. */
export function formatDate(moment: string | Date): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return NO_DATE;
  return `${formatOrdinal(date.getDate())} ${formatMonth(date, 'long')}, ${lightFormat(date, 'yyyy')}`;
}

/** A point in time, in milliseconds since 1970, as `5th March, 2025 at 14:03`, in the local time zone. */
export const formatMoment = (moment: number): string =>
  `${formatDate(new Date(moment))} at ${formatTime(moment)}`;

/** The time of a moment, `14:03`, in the local time zone. */
export const formatTime = (moment: number): string => lightFormat(moment, 'HH:mm');

/** Whether the first day is after the last. */
export const isReversed = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;

/** Whether a day is within a range, both ends included. ISO days compare as strings. */
export const isWithin = (day: string, { from, to }: DateRange): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to);
