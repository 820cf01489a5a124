import { useEffect, useState } from 'react';
import { clearVisited, readVisited, subscribeVisited } from '../paths/visitedStorage';

const NONE: ReadonlySet<string> = new Set();

const logFailure = (failure: unknown) => console.error('Visited states cannot be read or reset.', failure);

/** Ids of the visited states and transitions of this browser, updated from its other tabs, and a function to clear them. */
export function useVisited() {
  const [visited, setVisited] = useState(NONE);
  useEffect(() => {
    const stop = subscribeVisited((change) =>
      setVisited((before) => ('visited' in change ? new Set([...before, change.visited]) : NONE)),
    );
    readVisited()
      .then((stored) => setVisited((before) => new Set([...before, ...stored])))
      .catch(logFailure);
    return stop;
  }, []);
  const clear = async () => {
    await clearVisited().then(() => setVisited(NONE), logFailure);
  };
  return { visited, clear };
}
