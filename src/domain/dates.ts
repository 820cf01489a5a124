import { format } from 'date-fns/format';

/** Days as `2025-03-05`, the way date inputs hold them; an empty text leaves that end open. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** The day of a moment as `2025-03-05`, in the reader's own time zone. */
export const toIsoDay = (moment: string | Date): string => format(moment, 'yyyy-MM-dd');

/** A date as `5th March, 2025`, in the reader's own time zone (specification section 2). */
export const formatDate = (moment: string | Date): string => format(moment, 'do MMMM, yyyy');

/** Whether the first day is after the last. */
export const isReversed = ({ from, to }: DateRange): boolean => from !== '' && to !== '' && from > to;

/** Whether a day is within a range, its ends included. Days of this form sort as texts. */
export const isWithin = (day: string, { from, to }: DateRange): boolean =>
  (from === '' || day >= from) && (to === '' || day <= to);
