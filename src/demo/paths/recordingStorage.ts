import { createStore, del, entries, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import { getRecordingId, parseRecordedPath, type RecordedPath } from '../recorder/recordedPath';

/** A path that was recorded by hand in this browser. */
export interface Recording {
  readonly path: RecordedPath;
  /** milliseconds since 1970 */
  readonly recordedAt: number;
}

const NAME = toOwnName('trellis-recorded-paths');
const store = () => createStore(NAME, NAME);

const storedSchema = z.object({ recordedAt: z.number(), path: z.unknown() });

/** Parses a stored value; undefined when it is not a recording. */
function parseRecording(value: unknown): Recording | undefined {
  try {
    const { recordedAt, path } = storedSchema.parse(value);
    return { path: parseRecordedPath(path), recordedAt };
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

export const saveRecording = (path: RecordedPath, recordedAt = Date.now()): Promise<void> =>
  set(getRecordingId(path), { recordedAt, path }, store());

export const removeRecording = (id: string): Promise<void> => del(id, store());
