import { useEffect, useState } from 'react';

/** What is below is not kept back by a provider that takes longer. */
const LONGEST_MS = 3000;

/**
 * Marks an element whose height is not known while it is loading. What stands below it on its screen is shown with it, or
 * after three seconds: it does not move where there is less than the skeleton has place for.
 */
export function useLoadingMark(isLoading: boolean): { readonly 'data-loading'?: '' } {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), LONGEST_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && !isLate ? { 'data-loading': '' } : {};
}
