import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { usePanel } from './panelContext';

/**
 * What is read of the world: anew after each change, by this tab or another, and by the function beside it. Undefined
 * until it is there the first time. `read` must be the same function at every render.
 */
export function useWorldReading<T>(read: (provider: RunningProvider) => Promise<T>) {
  const { provider } = usePanel();
  const [value, setValue] = useState<T>();
  const count = useRef(0);
  const shown = useRef(0);
  const refresh = useCallback(() => {
    count.current += 1;
    const reading = count.current;
    const show = (found: T) => {
      // A larger world takes longer: one that was read before may arrive after it.
      if (reading < shown.current) return;
      shown.current = reading;
      setValue(() => found);
    };
    read(provider).then(show, (failure: unknown) => console.error('The world could not be read.', failure));
  }, [provider, read]);
  useEffect(() => {
    refresh();
    return provider.subscribeToChanges(refresh);
  }, [provider, refresh]);
  return [value, refresh] as const;
}
