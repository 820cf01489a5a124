import { format } from 'date-fns/format';

/** A date as `5th March, 2025`, in the reader's own time zone (specification section 2). */
export const formatDate = (moment: string | Date): string => format(moment, 'do MMMM, yyyy');
