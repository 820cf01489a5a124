import * as z from 'zod/mini';
import { MINUTE_MS } from '#src/domain/durations.ts';
import { fromBase64, toBase64 } from './base64';
import { type DatabaseChanges, iterateRows } from './database/database';
import { getShape, isRow } from './database/fields';
import type { TableChanges } from './database/indexedMap';
import type { ModelName } from './database/models';
import { readPacked } from './database/packedRows';
import type { PackedTables, PlainRow } from './database/packedTable';
import { createBase, type WorldBase } from './database/snapshot';
import { generateWorld } from './scenarios/generateWorld';
import { type OnProgress, runInSlices } from './slices';
import { contentTables, encodeRow, isBalanced, type WorldContent } from './worldContent';
import { moment, type WorldDefinition, worldDefinition } from './worldDefinition';

/** Longer addresses are cut off or refused on their way. */
const MAX_CODE_LENGTH = 16_000;
/** Unpacked, in bytes. */
const MAX_CONTENT_LENGTH = 4_000_000;
const PREFIX = 'w1.';

/** Whether a text has the form of a code; a scenario's name never has. */
export const isWorldCode = (text: string): boolean => text.startsWith(PREFIX);

async function transform(bytes: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(bytes.stream().pipeThrough(stream)).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

async function generateBase(definition: WorldDefinition, onProgress?: OnProgress): Promise<WorldBase> {
  const { tables, now } = await runInSlices(generateWorld(definition), onProgress);
  return createBase({ isGenerated: true, startsAt: now, tables });
}

/** Those of the rows that the tables do not have, as lists of values. */
function listChanged(table: ModelName, tables: PackedTables, rows: Iterable<object>): (readonly unknown[])[] {
  const packed = readPacked(getShape(table), tables[table]);
  return Array.from(rows, (row) => encodeRow(table, row)).filter((values) => {
    const index = packed.indexOf(String(values[0]));
    if (index === undefined) return true;
    const before = encodeRow(table, packed.read(index));
    return !before.every((value, at) => isSameValue(value, values[at]));
  });
}

/** What an address says of a world, besides its definition. */
export interface WorldCode {
  readonly definition: WorldDefinition;
  /** provider time, in milliseconds since 1970; undefined while it is within a minute of the world's beginning */
  readonly now: number | undefined;
  /** the packed world where rows have changed; `tooLong` when that would be longer than an address should be */
  readonly code: string | 'tooLong' | undefined;
}

/** Packs the rows that have changed since the world of the definition. */
export async function encodeWorld({ definition, now, base, changes }: WorldContent): Promise<WorldCode> {
  const { isGenerated } = base;
  const { tables, startsAt } = isGenerated ? base : await generateBase(definition);
  const changed = contentTables
    .map((name): [ModelName, (readonly unknown[])[]] => {
      const rows = isGenerated ? changes[name]?.rows : iterateRows(name, base.tables, changes[name]);
      return [name, listChanged(name, tables, rows ?? [])];
    })
    .filter(([, rows]) => rows.length > 0);
  const unchanged = { definition, now: now - startsAt < MINUTE_MS ? undefined : now, code: undefined };
  if (changed.length === 0) return unchanged;
  const json = JSON.stringify({ definition, now, tables: Object.fromEntries(changed) });
  const packed = await transform(new Blob([json]), new CompressionStream('deflate-raw'));
  const code = PREFIX + toBase64Url(packed);
  return { ...unchanged, code: code.length > MAX_CODE_LENGTH ? 'tooLong' : code };
}

function decodeRow(table: ModelName, values: readonly unknown[]): PlainRow {
  const { fields } = getShape(table);
  const row = Object.fromEntries(fields.map(({ name }, index) => [name, values[index]]));
  if (values.length !== fields.length || !isRow(table, row)) throw new Error(`this is no row of ${table}`);
  return row;
}

function decodeChanges(tables: Readonly<Record<string, unknown>>): DatabaseChanges {
  const changed = contentTables.flatMap((name): [ModelName, TableChanges][] => {
    const rows = z.optional(z.array(z.array(z.unknown()))).parse(tables[name]);
    return rows ? [[name, { rows: rows.map((values) => decodeRow(name, values)), removed: [] }]] : [];
  });
  return Object.fromEntries(changed);
}

const content = z.object({
  definition: worldDefinition,
  now: moment,
  tables: z.record(z.string(), z.unknown()),
});

/** The world of such a code; undefined when the text is none. */
export async function decodeWorld(code: string, onProgress?: OnProgress): Promise<WorldContent | undefined> {
  if (!isWorldCode(code) || code.length > MAX_CODE_LENGTH) return undefined;
  try {
    const packed = new Blob([fromBase64Url(code.slice(PREFIX.length))]);
    const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
    if (bytes.length > MAX_CONTENT_LENGTH) return undefined;
    const { definition, now, tables } = content.parse(JSON.parse(new TextDecoder().decode(bytes)));
    const changes = decodeChanges(tables);
    const base = await generateBase(definition, onProgress);
    return isBalanced({ base, changes }) ? { definition, now, base, changes } : undefined;
  } catch {
    return undefined;
  }
}
