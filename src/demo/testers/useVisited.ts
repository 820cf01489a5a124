import { useEffect, useState } from 'react';
import { clearVisited, readVisited, subscribeVisited } from '../paths/visitedStorage';

const NOTHING: ReadonlySet<string> = new Set();

const logFailure = (failure: unknown) => console.error('What was visited cannot be read or reset.', failure);

/** Ids of what was visited in this browser, kept up to date with its other tabs, and a way to forget them. */
export function useVisited() {
  const [visited, setVisited] = useState(NOTHING);
  useEffect(() => {
    const stop = subscribeVisited((news) =>
      setVisited((before) => ('visited' in news ? new Set([...before, news.visited]) : NOTHING)),
    );
    readVisited()
      .then((stored) => setVisited((before) => new Set([...before, ...stored])))
      .catch(logFailure);
    return stop;
  }, []);
  const forget = async () => {
    setVisited(NOTHING);
    await clearVisited().catch(logFailure);
  };
  return { visited, forget };
}
