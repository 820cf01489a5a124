import { useCallback, useEffect, useState } from 'react';
import type { RunningProvider } from '#mocks/browser.ts';
import { usePanel } from './panelContext';

/**
 * What is read of the world: anew after each change, by this tab or another, and by the function beside it. Undefined
 * until it is there the first time. `read` must be the same function at every render.
 */
export function useWorldReading<T>(read: (provider: RunningProvider) => Promise<T>) {
  const { provider } = usePanel();
  const [value, setValue] = useState<T>();
  const refresh = useCallback(() => {
    read(provider).then(setValue, (failure: unknown) =>
      console.error('The world could not be read.', failure),
    );
  }, [provider, read]);
  useEffect(() => {
    refresh();
    return provider.subscribeToChanges(refresh);
  }, [provider, refresh]);
  return [value, refresh] as const;
}
