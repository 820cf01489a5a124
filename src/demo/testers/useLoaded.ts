import { useEffect, useState } from 'react';

interface Loaded<T> {
  /** undefined while it is on its way, and when it could not be had */
  readonly value?: T;
  readonly failed: boolean;
}

/** What a function fetches, once; `load` has to be the same at every render. */
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
