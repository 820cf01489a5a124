import { useMemo } from 'react';
import type { FormFailure } from '../../reportFailure';

interface Refusal {
  readonly message?: string | undefined;
  readonly field?: string | undefined;
}

/** What a form says about a refusal; the same object while it is the same refusal. */
export const useRefusal = (refusal: Refusal | null, fallback: string): FormFailure | undefined =>
  useMemo(
    () => (refusal ? { text: refusal.message ?? fallback, field: refusal.field } : undefined),
    [refusal, fallback],
  );
