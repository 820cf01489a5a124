import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { formatDate } from './dates';
import type { Granularity } from './periods';

/** A period by its first day: `3rd March, 2025` for a week, `March 2025`, `2025`. */
export function formatPeriod(start: string, granularity: Granularity): string {
  if (granularity === 'week') return `Week of ${formatDate(parseISO(start))}`;
  return format(parseISO(start), granularity === 'month' ? 'MMMM yyyy' : 'yyyy');
}

const SHORT_FORMATS: Readonly<Record<Granularity, string>> = { week: 'd MMM', month: 'MMM yy', year: 'yyyy' };

/** The same in few characters: `3 Mar`, `Mar 25`, `2025`. */
export const formatShortPeriod = (start: string, granularity: Granularity): string =>
  format(parseISO(start), SHORT_FORMATS[granularity]);
