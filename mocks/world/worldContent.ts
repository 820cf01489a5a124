import * as z from 'zod/mini';
import { type DatabaseChanges, iterateRows } from '../database/database';
import { getShape, modelNames } from '../database/fields';
import type { ModelName } from '../database/models';
import type { WorldBase } from '../database/snapshot';
import { type Interruptible, letPageWork, runInSlices } from '../slices';
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

const posting = z.object({
  from: z.array(z.string()),
  to: z.array(z.string()),
  units: z.array(z.number()),
});

/** Whether the accounts sum to zero, as they do in every world. */
export function isBalanced({ base, changes }: Pick<WorldContent, 'base' | 'changes'>): boolean {
  let sum = 0;
  for (const account of iterateRows('account', base.tables, changes.account)) {
    const units: unknown = Reflect.get(account, 'units');
    if (typeof units === 'number') sum += units;
  }
  return sum === 0;
}

const readUnits = (row: object, field: string): number => {
  const units: unknown = Reflect.get(row, field);
  return typeof units === 'number' ? units : Number.NaN;
};

/** Whether each account is what the postings leave in it, and each posting has the amount of what it belongs to. */
export function* hasSoundBooks({
  base,
  changes,
}: Pick<WorldContent, 'base' | 'changes'>): Interruptible<boolean> {
  const amounts = new Map<unknown, number>();
  for (const table of ['transaction', 'donation', 'transfer'] as const) {
    for (const row of iterateRows(table, base.tables, changes[table])) {
      amounts.set(Reflect.get(row, 'id'), readUnits(row, 'amount'));
      yield 1;
    }
  }
  const accounts = new Map<unknown, number>();
  const add = (account: unknown, units: number) =>
    accounts.set(account, (accounts.get(account) ?? 0) + units);
  for (const row of iterateRows('posting', base.tables, changes.posting)) {
    const { data } = posting.safeParse(row);
    if (!data) return false;
    const { from, to, units } = data;
    units.forEach((moved, index) => {
      add(from[index], -moved);
      add(to[index], moved);
    });
    const amount = amounts.get(Reflect.get(row, 'reference'));
    if (amount !== undefined && amount !== units.reduce((sum, moved) => sum + moved, 0)) return false;
    yield 1;
  }
  for (const row of iterateRows('account', base.tables, changes.account)) {
    if (readUnits(row, 'units') !== (accounts.get(Reflect.get(row, 'id')) ?? 0)) return false;
    yield 1;
  }
  return true;
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

/** A text, or its bytes where they are at hand. */
export type TextPart = string | Uint8Array;

function* collect(parts: Iterable<TextPart>): Interruptible<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const encoded: Uint8Array[] = [];
  let length = 0;
  for (const part of parts) {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    encoded.push(bytes);
    length += bytes.length;
    yield 0;
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const bytes of encoded) {
    all.set(bytes, at);
    at += bytes.length;
    yield 1;
  }
  return all;
}

export const joinTexts = (parts: Iterable<TextPart>): Promise<Uint8Array<ArrayBuffer>> =>
  runInSlices(collect(parts));

/** SHA-256 in hexadecimal; undefined where the browser has none, as on pages without `https`. */
export async function digestBytes(bytes: BufferSource): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (!subtle) return undefined;
  // The browser copies the bytes before it goes on beside the page: that is as long as a slice.
  await letPageWork();
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Equal for equal worlds in any browser. The running time is no part of it. */
export const hashWorld = async (world: Omit<WorldContent, 'now'>): Promise<string | undefined> =>
  digestBytes(await joinTexts(serializeContent(world)));
