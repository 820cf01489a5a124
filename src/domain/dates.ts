import { format } from 'date-fns/format';

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
  return year > 9999 ? LAST_DAY : format(moment, 'yyyy-MM-dd');
}

/** A date as `5th March, 2025`, in the local time zone (R2.67); a dash for what is no date. */
export const formatDate = (moment: string | Date): string =>
  Number.isNaN(getYear(moment)) ? NO_DATE : format(moment, 'do MMMM, yyyy');

/** A point in time, in milliseconds since 1970, as `5th March, 2025 at 14:03`, in the local time zone. */
export const formatMoment = (moment: number): string => format(moment, "do MMMM, yyyy 'at' HH:mm");

/** Whether the first day is after the last. */
export const isReversed = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;

/** Whether a day is within a range, both ends included. ISO days compare as strings. */
export const isWithin = (day: string, { from, to }: DateRange): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to);
