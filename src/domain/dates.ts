import { format } from 'date-fns/format';

/** Days as `2025-03-05`, the format of date inputs; an empty string leaves that end open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The day of a point in time as `2025-03-05`, in the local time zone. */
export const toIsoDay = (moment: string | Date): string => format(moment, 'yyyy-MM-dd');

/** A date as `5th March, 2025`, in the local time zone (R2.67). */
export const formatDate = (moment: string | Date): string => format(moment, 'do MMMM, yyyy');

/** A point in time, in milliseconds since 1970, as `5th March, 2025 at 14:03`, in the local time zone. */
export const formatMoment = (moment: number): string => format(moment, "do MMMM, yyyy 'at' HH:mm");

/** Whether the first day is after the last. */
export const isReversed = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;

/** Whether a day is within a range, both ends included. ISO days compare as strings. */
export const isWithin = (day: string, { from, to }: DateRange): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to);
