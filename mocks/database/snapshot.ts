import * as z from 'zod/mini';
import type { History } from '../history';
import { worldDefinition } from '../worldDefinition';
import { modelNames } from './database';
import { models, type Tables } from './models';

/** Increased whenever a table or the meaning of a field changes: older snapshots are then replaced by a new world. */
export const SNAPSHOT_VERSION = 4;

interface FieldType {
  readonly sample: unknown;
  readonly isNullable: boolean;
}

/** Reads a field's type off its definition in @mswjs/data: a constructor, `primaryKey()` or `nullable()`. */
function getFieldType(definition: unknown): FieldType {
  if (typeof definition === 'function') return { sample: definition(), isNullable: false };
  if (typeof definition === 'object' && definition !== null) {
    if ('getPrimaryKeyValue' in definition && typeof definition.getPrimaryKeyValue === 'function') {
      return { sample: definition.getPrimaryKeyValue(), isNullable: false };
    }
    if ('getValue' in definition && typeof definition.getValue === 'function') {
      return { sample: definition.getValue(), isNullable: true };
    }
  }
  throw new Error('a model has a kind of field that snapshots do not support');
}

/** Validates a table's rows against its model. Hand-written for speed: it runs over all rows of a world. */
function createRowCheck(fields: Readonly<Record<string, unknown>>): (row: unknown) => boolean {
  const types = Object.entries(fields).map(([name, definition]) => ({ name, ...getFieldType(definition) }));
  return (row) => {
    if (typeof row !== 'object' || row === null) return false;
    return types.every(({ name, sample, isNullable }) => {
      const value: unknown = Reflect.get(row, name);
      if (value === null) return isNullable;
      return typeof value === typeof sample && Array.isArray(value) === Array.isArray(sample);
    });
  };
}

const rowChecks = modelNames.map((name) => ({ name, isRow: createRowCheck(models[name]) }));

const isTables = (value: unknown): value is Tables =>
  typeof value === 'object' &&
  value !== null &&
  rowChecks.every(({ name, isRow }) => {
    const rows: unknown = Reflect.get(value, name);
    return Array.isArray(rows) && rows.every(isRow);
  });

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEntry = (entry: unknown): boolean =>
  isObject(entry) && 'changes' in entry && Array.isArray(entry.changes) && 'clock' in entry;
const isHistory = (value: unknown): value is History =>
  isObject(value) &&
  ['undo', 'redo'].every((name) => {
    const entries: unknown = Reflect.get(value, name);
    return Array.isArray(entries) && entries.every(isEntry);
  });

/** The stored form of a world. `clock` is the offset of provider time, in milliseconds; `fast` is there while it passes faster. */
const snapshot = z.object({
  version: z.literal(SNAPSHOT_VERSION),
  definition: worldDefinition,
  models: z.custom<Tables>(isTables),
  clock: z.number(),
  fast: z.optional(z.object({ rate: z.number().check(z.gte(1)), since: z.number() })),
  /** until when the members have acted by themselves, in provider time; absent: until it was stored */
  livedUntil: z.optional(z.number()),
  /** http-only cookies by name */
  cookies: z.record(z.string(), z.object({ value: z.string(), expires_at: z.number() })),
  history: z.custom<History>(isHistory),
});
export type Snapshot = z.output<typeof snapshot>;
export type Cookies = Snapshot['cookies'];

export const createSnapshot = (content: Omit<Snapshot, 'version'>): Snapshot => ({
  version: SNAPSHOT_VERSION,
  ...content,
});

/** Parses a stored value; undefined unless it is a valid snapshot of this version. */
export const readSnapshot = (stored: unknown): Snapshot | undefined => snapshot.safeParse(stored).data;

const versioned = z.object({ version: z.number() });

/** Whether a stored value is a snapshot of a later version of the demo. */
export const isOfLaterVersion = (stored: unknown): boolean =>
  (versioned.safeParse(stored).data?.version ?? 0) > SNAPSHOT_VERSION;
