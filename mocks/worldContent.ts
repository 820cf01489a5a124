import { type DatabaseChanges, iterateRows } from './database/database';
import { getShape, modelNames } from './database/fields';
import type { ModelName } from './database/models';
import type { WorldBase } from './database/snapshot';
import { type Interruptible, runInSlices } from './slices';
import type { WorldDefinition } from './worldDefinition';

/** What a world holds, apart from how this browser is signed in to it, and what can be undone. */
export interface WorldContent {
  readonly definition: WorldDefinition;
  /** provider time, in milliseconds since 1970 */
  readonly now: number;
  readonly base: WorldBase;
  readonly changes: DatabaseChanges;
}

/**
 * Tables that belong to a browser's visit and not to the world: tokens are secrets of a session, a deposit address is
 * opened when a screen asks for one, and the keys of calls are random.
 */
const VISIT_TABLES: readonly ModelName[] = ['token', 'depositWallet', 'idempotencyKey'];
export const contentTables: readonly ModelName[] = modelNames.filter((name) => !VISIT_TABLES.includes(name));

/** A row's values in the order of its model's fields. */
export const encodeRow = (table: ModelName, row: object): readonly unknown[] =>
  getShape(table).fields.map(({ name }): unknown => Reflect.get(row, name));

/** Whether the accounts sum to zero, as they do in every world. */
export function isBalanced({ base, changes }: Pick<WorldContent, 'base' | 'changes'>): boolean {
  let sum = 0;
  for (const account of iterateRows('account', base.tables, changes.account)) {
    const units: unknown = Reflect.get(account, 'units');
    if (typeof units === 'number') sum += units;
  }
  return sum === 0;
}

const LIST_ROWS = 2000;

/** The text in one form whatever the browser, in parts: of a world of 10,000 members it has some 30 MB. */
function* serializeContent({ definition, base, changes }: Omit<WorldContent, 'now'>): Generator<string> {
  const { seed, members, at, scenario } = definition;
  yield JSON.stringify([seed, members, at, scenario]);
  for (const table of contentTables) {
    yield `\n${table}\n`;
    // Each so many rows are a list of their own.
    let rows: (readonly unknown[])[] = [];
    for (const row of iterateRows(table, base.tables, changes[table])) {
      // The link of a reset holds a random token.
      rows.push(encodeRow(table, table === 'mail' ? { ...row, path: '' } : row));
      if (rows.length < LIST_ROWS) continue;
      yield JSON.stringify(rows);
      rows = [];
    }
    if (rows.length > 0) yield JSON.stringify(rows);
  }
}

/** Characters that are encoded at a time. */
const BLOB_LENGTH = 1_000_000;

function* collect(parts: Iterable<string>): Interruptible<Blob> {
  const blobs: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  for (const part of parts) {
    texts.push(part);
    length += part.length;
    if (length >= BLOB_LENGTH) {
      blobs.push(new Blob(texts));
      [texts, length] = [[], 0];
    }
    yield 0;
  }
  return new Blob([...blobs, ...texts]);
}

/** Joins parts of a text in slices. */
export const joinTexts = (parts: Iterable<string>): Promise<Blob> => runInSlices(collect(parts));

/** SHA-256 in hexadecimal; undefined where the browser has none, as on pages without `https`. */
export async function digestBlob(blob: Blob): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (!subtle) return undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-256', await blob.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Equal for equal worlds in any browser. The running time is no part of it. */
export const hashWorld = async (world: Omit<WorldContent, 'now'>): Promise<string | undefined> =>
  digestBlob(await joinTexts(serializeContent(world)));
