import { createStore, del, entries, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { kinds } from '#machines/models/kinds.ts';
import { fromBaseline, toBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { toOwnName } from '#src/basePath.ts';

/** A plan that was recorded by hand in this browser. */
export interface Recording {
  readonly plan: Plan;
  /** milliseconds since 1970 */
  readonly recordedAt: number;
}

const NAME = toOwnName('trellis-recorded-paths');
const store = () => createStore(NAME, NAME);

const storedSchema = z.object({ recordedAt: z.number(), baseline: z.unknown() });

/** Parses a stored value; undefined when it is not a recording. */
function parseRecording(value: unknown): Recording | undefined {
  try {
    const { recordedAt, baseline } = storedSchema.parse(value);
    const [plan] = fromBaseline(parseBaseline(baseline, kinds));
    return plan && { plan, recordedAt };
  } catch (failure) {
    console.error('A recorded path cannot be read.', failure);
    return undefined;
  }
}

/** All recordings, the latest first. Values that cannot be read are left out, and logged. */
export async function listRecordings(): Promise<readonly Recording[]> {
  const found = (await entries(store())).flatMap(([, value]) => parseRecording(value) ?? []);
  return found.sort((one, other) => other.recordedAt - one.recordedAt);
}

export const findRecording = async (id: string): Promise<Recording | undefined> => {
  const value: unknown = await get(id, store());
  return value === undefined ? undefined : parseRecording(value);
};

/** Stores a plan in this browser, by its id. */
export async function saveRecording(plan: Plan, recordedAt = Date.now()): Promise<void> {
  await set(plan.id, { recordedAt, baseline: toBaseline(plan.machine, [plan]) }, store());
}

export const removeRecording = (id: string): Promise<void> => del(id, store());
