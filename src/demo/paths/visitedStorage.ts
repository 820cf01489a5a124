import { clear, createStore, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';

const NAME = 'trellis-visited';
const store = () => createStore(NAME, NAME);
const channel = new BroadcastChannel(NAME);

/** What tabs tell each other. */
const news = z.union([z.object({ visited: z.string() }), z.object({ forgotten: z.literal(true) })]);
type News = z.output<typeof news>;

const tell = (what: News): void => channel.postMessage(what);

/** Ids of the transitions and states (`session.authenticated`) that were visited in this browser. */
export async function readVisited(): Promise<ReadonlySet<string>> {
  const found: readonly unknown[] = await keys(store());
  return new Set(found.filter((key) => typeof key === 'string'));
}

/** Remembers that something was visited, and tells the other tabs. A logout does not forget it. */
export async function addVisited(id: string): Promise<void> {
  tell({ visited: id });
  await set(id, Date.now(), store());
}

export async function clearVisited(): Promise<void> {
  await clear(store());
  tell({ forgotten: true });
}

/** Tells what other tabs visit or forget. Returns a function that stops it. */
export function subscribeVisited(told: (what: News) => void): () => void {
  const listen = ({ data }: MessageEvent) => {
    const read = news.safeParse(data);
    if (read.success) told(read.data);
  };
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}
