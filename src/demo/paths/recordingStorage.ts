import { createStore, del, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { fromBaseline, toBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import type { Plan } from '#machines/paths/plan.ts';

/** A plan that was recorded by hand in this browser. */
export interface Recording {
  readonly plan: Plan;
  /** milliseconds since 1970 */
  readonly recordedAt: number;
}

const NAME = 'trellis-recorded-paths';
const store = () => createStore(NAME, NAME);

const stored = z.object({ recordedAt: z.number(), frozen: z.unknown() });

/** What somebody has stored; undefined when it is not a recording. */
function read(value: unknown): Recording | undefined {
  try {
    const { recordedAt, frozen } = stored.parse(value);
    const [plan] = fromBaseline(parseBaseline(frozen));
    return plan && { plan, recordedAt };
  } catch (failure) {
    console.error('A recorded path cannot be read.', failure);
    return undefined;
  }
}

/** Every recording, the latest first. What cannot be read is left out, and logged. */
export async function listRecordings(): Promise<readonly Recording[]> {
  const found = (await entries(store())).flatMap(([, value]) => read(value) ?? []);
  return found.sort((one, other) => other.recordedAt - one.recordedAt);
}

export const findRecording = async (id: string): Promise<Recording | undefined> => {
  const value: unknown = await get(id, store());
  return value === undefined ? undefined : read(value);
};

/** Keeps a plan in this browser, beside the demo's world; the same plan is kept once. */
export async function saveRecording(plan: Plan, recordedAt = Date.now()): Promise<void> {
  await set(plan.id, { recordedAt, frozen: toBaseline(plan.machine, [plan]) }, store());
}

export const removeRecording = (id: string): Promise<void> => del(id, store());
