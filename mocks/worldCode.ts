import { MINUTE_MS } from '#src/domain/durations.ts';
import type { ModelName, Tables } from './database/models';
import { generateWorld } from './scenarios/generateWorld';
import { contentTables, decodeContent, encodedContent, encodeRow, type WorldContent } from './worldContent';
import { type WorldDefinition, worldDefinition } from './worldDefinition';

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
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || (Array.isArray(one) && JSON.stringify(one) === JSON.stringify(other));

interface Identified {
  readonly id: string;
}

function listChanged(
  table: ModelName,
  base: readonly Identified[],
  rows: readonly Identified[],
): readonly (readonly unknown[])[] {
  const before = new Map(base.map((row) => [row.id, encodeRow(table, row)]));
  return rows
    .map((row) => encodeRow(table, row))
    .filter((values) => {
      const found = before.get(String(values[0]));
      return !found?.every((value, index) => isSameValue(value, values[index]));
    });
}

const listAllChanged = (base: Tables, tables: Tables) =>
  contentTables.flatMap((name): [ModelName, readonly (readonly unknown[])[]][] => {
    const changed = listChanged(name, base[name], tables[name]);
    return changed.length > 0 ? [[name, changed]] : [];
  });

/** What an address says of a world, besides its definition. */
export interface WorldCode {
  readonly definition: WorldDefinition;
  /** provider time, in milliseconds since 1970; undefined while it is within a minute of the world's beginning */
  readonly now: number | undefined;
  /** the packed world where rows have changed; `tooLong` when that would be longer than an address should be */
  readonly code: string | 'tooLong' | undefined;
}

/** Generates the world of the definition anew, and packs the rows that have changed since. */
export async function encodeWorld({ definition, now, tables }: WorldContent): Promise<WorldCode> {
  const base = generateWorld(definition);
  const changed = listAllChanged(base.tables, tables);
  const unchanged = { definition, now: now - base.now < MINUTE_MS ? undefined : now, code: undefined };
  if (changed.length === 0) return unchanged;
  const json = JSON.stringify({ definition, now, tables: Object.fromEntries(changed) });
  const packed = await transform(new Blob([json]), new CompressionStream('deflate-raw'));
  const code = PREFIX + toBase64Url(packed);
  return { ...unchanged, code: code.length > MAX_CODE_LENGTH ? 'tooLong' : code };
}

function mergeRows(
  table: ModelName,
  base: readonly Identified[],
  changed: unknown,
): readonly (readonly unknown[])[] {
  const rows = new Map(base.map((row): [unknown, readonly unknown[]] => [row.id, encodeRow(table, row)]));
  if (Array.isArray(changed)) {
    for (const values of changed) if (Array.isArray(values)) rows.set(values[0], values);
  }
  return [...rows.values()];
}

/** The world of such a code; undefined when the text is none. */
export async function decodeWorld(code: string): Promise<WorldContent | undefined> {
  if (!isWorldCode(code) || code.length > MAX_CODE_LENGTH) return undefined;
  try {
    const packed = new Blob([fromBase64Url(code.slice(PREFIX.length))]);
    const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
    if (bytes.length > MAX_CONTENT_LENGTH) return undefined;
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes));
    const { definition, now, tables } = encodedContent.parse(content);
    const base = generateWorld(worldDefinition.parse(definition)).tables;
    const merged = contentTables.map((name) => [name, mergeRows(name, base[name], tables[name])]);
    return decodeContent({ definition, now, tables: Object.fromEntries(merged) });
  } catch {
    return undefined;
  }
}
