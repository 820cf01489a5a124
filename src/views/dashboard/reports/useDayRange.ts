import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { DateRange } from '#src/domain/dates.ts';
import { changeParams } from '../searchParams';

const day = z.catch(z.iso.date(), '');

/** A range of days in the URL (`?from=2025-03-05`); a missing or invalid end is open. */
export function useDayRange() {
  const [params, setParams] = useSearchParams();
  const from = day.parse(params.get('from'));
  const to = day.parse(params.get('to'));
  const range = useMemo((): DateRange => ({ from, to }), [from, to]);
  const change = (next: Partial<DateRange>) =>
    setParams(
      (current) => changeParams(current, { ...next }),
      // Otherwise each keystroke would add a history entry.
      { replace: true },
    );
  return [range, change] as const;
}
