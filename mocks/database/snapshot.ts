import * as z from 'zod/mini';
import { modelNames } from './database';
import { models, type Tables } from './models';

/** Raised whenever a table or the meaning of a field changes: older snapshots are then made anew. */
const VERSION = 1;

interface Fields {
  readonly [field: string]: unknown;
}

const sampleOf = (definition: unknown): { sample: unknown; nullable: boolean } => {
  if (typeof definition === 'function') return { sample: definition(), nullable: false };
  if (typeof definition === 'object' && definition !== null) {
    if ('getPrimaryKeyValue' in definition && typeof definition.getPrimaryKeyValue === 'function') {
      return { sample: definition.getPrimaryKeyValue(), nullable: false };
    }
    if ('getValue' in definition && typeof definition.getValue === 'function') {
      return { sample: definition.getValue(), nullable: true };
    }
  }
  throw new Error('a model has a kind of field that a snapshot does not know');
};

/** The check of a table's rows, read off the model so that the two cannot drift. Quick: it runs over whole worlds. */
function rowCheck(fields: Fields): (row: unknown) => boolean {
  const assertions = Object.entries(fields).map(([name, definition]) => ({ name, ...sampleOf(definition) }));
  return (row) => {
    if (typeof row !== 'object' || row === null) return false;
    return assertions.every(({ name, sample, nullable }) => {
      const value: unknown = Reflect.get(row, name);
      if (value === null) return nullable;
      return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
    });
  };
}

const rowChecks = new Map(modelNames.map((name) => [name, rowCheck(models[name])]));

const isTables = (value: unknown): value is Tables =>
  typeof value === 'object' &&
  value !== null &&
  modelNames.every((name) => {
    const rows: unknown = Reflect.get(value, name);
    const assertion = rowChecks.get(name);
    return Array.isArray(rows) && assertion !== undefined && rows.every(assertion);
  });

/** The record that a world is kept as. `clock` is how far provider time is ahead, in milliseconds. */
const snapshot = z.object({
  version: z.literal(VERSION),
  seed: z.int(),
  models: z.custom<Tables>(isTables),
  clock: z.number(),
  /** the browser's cookies that only the provider may read: token by name */
  cookies: z.record(z.string(), z.object({ value: z.string(), expires_at: z.number() })),
});
export type Snapshot = z.output<typeof snapshot>;
export type Cookies = Snapshot['cookies'];

export const makeSnapshot = (content: Omit<Snapshot, 'version'>): Snapshot => ({
  version: VERSION,
  ...content,
});

/** What was stored, if it is a snapshot of this version; undefined for anything foreign, older or damaged. */
export function readSnapshot(stored: unknown): Snapshot | undefined {
  const { data } = snapshot.safeParse(stored);
  return data;
}
