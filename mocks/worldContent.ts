import * as z from 'zod/mini';
import { modelNames } from './database/database';
import { type ModelName, models, type Tables } from './database/models';
import { createSnapshot, readSnapshot } from './database/snapshot';
import { EMPTY_HISTORY } from './history';
import { emptyTables } from './seed/tablesStore';
import type { WorldDefinition } from './worldDefinition';

/** What a world holds, apart from how this browser is signed in to it, and what can be undone. */
export interface WorldContent {
  readonly definition: WorldDefinition;
  /** provider time, in milliseconds since 1970 */
  readonly now: number;
  readonly tables: Tables;
}

/**
 * Tables that belong to a browser's visit and not to the world: tokens are secrets of a session, a deposit address is
 * opened when a screen asks for one, and the keys of calls are random.
 */
const VISIT_TABLES: readonly ModelName[] = ['token', 'depositWallet', 'idempotencyKey'];
export const contentTables: readonly ModelName[] = modelNames.filter((name) => !VISIT_TABLES.includes(name));

const columns = Object.fromEntries(modelNames.map((name) => [name, Object.keys(models[name])]));
const getColumns = (table: ModelName): readonly string[] => columns[table] ?? [];

/** A row's values in the order of its model's fields. */
export const encodeRow = (table: ModelName, row: object): readonly unknown[] =>
  getColumns(table).map((column): unknown => Reflect.get(row, column));

function decodeRows(table: ModelName, rows: unknown): unknown {
  if (!Array.isArray(rows)) return undefined;
  const names = getColumns(table);
  return rows.map((values: unknown) =>
    Array.isArray(values) && values.length === names.length
      ? Object.fromEntries(names.map((name, index): [string, unknown] => [name, values[index]]))
      : undefined,
  );
}

/** A world as JSON, with rows as lists of values: all of them in a file, those that have changed in an address. */
export const encodedContent = z.object({
  definition: z.unknown(),
  now: z.int(),
  tables: z.record(z.string(), z.unknown()),
});

/** Parses it, with all rows. Undefined when it is none, or when its accounts do not sum to zero. */
export function decodeContent(value: unknown): WorldContent | undefined {
  const { data } = encodedContent.safeParse(value);
  if (!data) return undefined;
  const tables = contentTables.map((name): [string, unknown] => [name, decodeRows(name, data.tables[name])]);
  const snapshot = readSnapshot({
    ...createSnapshot({
      definition: { seed: 0, members: 0, at: 0, scenario: null },
      models: emptyTables(),
      clock: 0,
      cookies: {},
      history: EMPTY_HISTORY,
    }),
    definition: data.definition,
    models: { ...emptyTables(), ...Object.fromEntries(tables) },
  });
  if (snapshot?.models.account.reduce((sum, { units }) => sum + units, 0) !== 0) return undefined;
  return { definition: snapshot.definition, now: data.now, tables: snapshot.models };
}

const CHUNK_ROWS = 2000;

/** The text in one form whatever the browser, in parts: of a world of 10,000 members it has some 30 MB. */
function* serializeContent({ definition, tables }: Omit<WorldContent, 'now'>): Generator<string> {
  const { seed, members, at, scenario } = definition;
  yield JSON.stringify([seed, members, at, scenario]);
  for (const table of contentTables) {
    yield `\n${table}\n`;
    // The link of a reset holds a random token.
    const rows: readonly object[] =
      table === 'mail' ? tables.mail.map((mail) => ({ ...mail, path: '' })) : tables[table];
    for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
      yield JSON.stringify(rows.slice(start, start + CHUNK_ROWS).map((row) => encodeRow(table, row)));
    }
  }
}

/** Longer work would be felt while a screen is used. */
const SLICE_MS = 20;

/** SHA-256 in hexadecimal, computed in slices; undefined where the browser has none, as on pages without `https`. */
export async function digestText(parts: Iterable<string>): Promise<string | undefined> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto;
  if (!subtle) return undefined;
  const texts: string[] = [];
  let start = performance.now();
  for (const part of parts) {
    texts.push(part);
    if (performance.now() - start < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
  const bytes = await new Blob(texts).arrayBuffer();
  const digest = new Uint8Array(await subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Equal for equal worlds in any browser. The running time is no part of it. */
export const hashWorld = (world: Omit<WorldContent, 'now'>): Promise<string | undefined> =>
  digestText(serializeContent(world));
