import { clear, createStore, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';

const NAME = toOwnName('trellis-visited');
const store = () => createStore(NAME, NAME);
const channel = new BroadcastChannel(NAME);

/** A change that is broadcast to the other tabs. */
const visitedChange = z.union([z.object({ visited: z.string() }), z.object({ cleared: z.literal(true) })]);
type VisitedChange = z.output<typeof visitedChange>;

const broadcast = (change: VisitedChange): void => channel.postMessage(change);

/** Ids of the transitions and states (`session.authenticated`) that were visited in this browser. */
export async function readVisited(): Promise<ReadonlySet<string>> {
  const found: readonly unknown[] = await keys(store());
  return new Set(found.filter((key) => typeof key === 'string'));
}

/** Stores that something was visited, and broadcasts it. A logout does not clear it. */
export async function addVisited(id: string): Promise<void> {
  broadcast({ visited: id });
  await set(id, Date.now(), store());
}

export async function clearVisited(): Promise<void> {
  await clear(store());
  broadcast({ cleared: true });
}

/** Listens to changes from other tabs. Returns a function that stops it. */
export function subscribeVisited(onChange: (change: VisitedChange) => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    const parsed = visitedChange.safeParse(data);
    if (parsed.success) onChange(parsed.data);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
