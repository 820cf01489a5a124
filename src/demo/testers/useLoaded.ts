import { useEffect, useState } from 'react';

interface Loaded<T> {
  /** undefined while loading, and after a failure */
  readonly value?: T;
  readonly failed: boolean;
}

/** Loads a value once; `load` must be the same function at every render. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ failed: false });
  useEffect(() => {
    let current = true;
    load().then(
      (value) => {
        if (current) setLoaded({ value, failed: false });
      },
      (failure: unknown) => {
        console.error('A part of the page could not be loaded.', failure);
        if (current) setLoaded({ failed: true });
      },
    );
    return () => {
      current = false;
    };
  }, [load]);
  return loaded;
}
