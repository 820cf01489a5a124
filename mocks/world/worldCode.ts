import * as z from 'zod/mini';
import { MINUTE_MS } from '#src/domain/durations.ts';
import { type DatabaseChanges, iterateRows } from '../database/database';
import { getShape, isRow } from '../database/fields';
import type { TableChanges } from '../database/indexedMap';
import type { ModelName } from '../database/models';
import { readPacked } from '../database/packedRows';
import type { PlainRow } from '../database/packedTable';
import type { WorldBase } from '../database/snapshot';
import { generateWorld } from '../scenarios/generateWorld';
import { getLongestSpan, isBehind, simulateIntoNewBase } from '../simulation/simulateWorld';
import { type Interruptible, type OnProgress, runInSlices } from '../slices';
import { fromBase64, toBase64 } from './base64';
import { World } from './world';
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

/** What a code's rows are compared with: the world of a definition, which its members have lived on in until then. */
interface Origin {
  readonly definition: WorldDefinition;
  /** milliseconds of provider time; undefined for the beginning */
  readonly livedUntil?: number | undefined;
}

async function openWorld(definition: WorldDefinition, onProgress?: OnProgress): Promise<World> {
  const generated = await runInSlices(generateWorld(definition), onProgress);
  const world = new World({ now: () => generated.now });
  world.begin(definition, generated);
  return world;
}

/** Lets the members of a new world act by themselves until then; resolves to false where that is further than they can. */
async function liveUntil(world: World, until: number, onProgress?: OnProgress): Promise<boolean> {
  if (until > world.livedUntil + getLongestSpan(world.database.member.count())) return false;
  await runInSlices(
    simulateIntoNewBase(world, until, () => {}),
    onProgress,
  );
  return true;
}

type ChangedRows = readonly [ModelName, readonly (readonly unknown[])[]];

/** The rows that the origin does not have, as lists of values. */
function* listChanged(origin: WorldBase, { base, changes }: WorldContent): Interruptible<ChangedRows[]> {
  const changed: ChangedRows[] = [];
  for (const name of contentTables) {
    const packed = readPacked(getShape(name), origin.tables[name]);
    const rows = origin === base ? changes[name]?.rows : iterateRows(name, base.tables, changes[name]);
    const own: (readonly unknown[])[] = [];
    for (const row of rows ?? []) {
      yield 0;
      const values = encodeRow(name, row);
      const index = packed.indexOf(String(values[0]));
      const before = index === undefined ? undefined : encodeRow(name, packed.read(index));
      if (!before?.every((value, at) => isSameValue(value, values[at]))) own.push(values);
    }
    if (own.length > 0) changed.push([name, own]);
  }
  return changed;
}

/** What an address says of a world, besides its definition. */
export interface WorldCode {
  readonly definition: WorldDefinition;
  /** provider time, in milliseconds since 1970; undefined while it is within a minute of the world's beginning */
  readonly now: number | undefined;
  /** the packed world where rows have changed; `tooLong` when that would be longer than an address should be */
  readonly code: string | 'tooLong' | undefined;
}

async function encodeSince(
  { definition, livedUntil }: Origin,
  origin: WorldBase,
  content: WorldContent,
  lived: number,
): Promise<WorldCode> {
  const { now } = content;
  const isAtBeginning = livedUntil === undefined && now - origin.startsAt < MINUTE_MS;
  const unchanged = { definition, now: isAtBeginning ? undefined : now, code: undefined };
  const changed = await runInSlices(listChanged(origin, content));
  // Moved from its beginning until now, its members would do what they have not done here.
  const isCaughtUp = isAtBeginning || !isBehind(lived, now);
  if (changed.length === 0 && isCaughtUp) return unchanged;
  const json = JSON.stringify({ definition, now, livedUntil, tables: Object.fromEntries(changed) });
  const packed = await transform(new Blob([json]), new CompressionStream('deflate-raw'));
  const code = PREFIX + toBase64Url(packed);
  return { ...unchanged, code: code.length > MAX_CODE_LENGTH ? 'tooLong' : code };
}

/** Of codes of this length there is no need to look for a shorter one. */
const SHORT_CODE_LENGTH = 1500;

const isShort = ({ code }: WorldCode): boolean =>
  code === undefined || (code !== 'tooLong' && code.length < SHORT_CODE_LENGTH);

/**
 * Packs the rows that differ from those of the definition's world, or from what has become of that by itself until
 * `livedUntil`, in milliseconds of provider time.
 */
export async function encodeWorld(content: WorldContent, livedUntil: number): Promise<WorldCode> {
  const { definition, base } = content;
  const opened = base.isGenerated ? undefined : await openWorld(definition);
  const created = opened?.base ?? base;
  const usual = await encodeSince({ definition }, created, content, livedUntil);
  if (isShort(usual) || livedUntil <= created.startsAt) return usual;
  const world = opened ?? (await openWorld(definition));
  if (!(await liveUntil(world, livedUntil))) return usual;
  const since = await encodeSince({ definition, livedUntil }, world.base, content, livedUntil);
  return since.code === 'tooLong' ? usual : since;
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
  livedUntil: z.optional(moment),
  tables: z.record(z.string(), z.unknown()),
});

/** The world of such a code; undefined when the text is none. */
export async function decodeWorld(code: string, onProgress?: OnProgress): Promise<WorldContent | undefined> {
  if (!isWorldCode(code) || code.length > MAX_CODE_LENGTH) return undefined;
  try {
    const packed = new Blob([fromBase64Url(code.slice(PREFIX.length))]);
    const bytes = await transform(packed, new DecompressionStream('deflate-raw'));
    if (bytes.length > MAX_CONTENT_LENGTH) return undefined;
    const { definition, now, livedUntil, tables } = content.parse(
      JSON.parse(new TextDecoder().decode(bytes)),
    );
    const changes = decodeChanges(tables);
    const world = await openWorld(definition, onProgress);
    if (livedUntil !== undefined && !(await liveUntil(world, livedUntil, onProgress))) return undefined;
    const { base } = world;
    return isBalanced({ base, changes }) ? { definition, now, base, changes } : undefined;
  } catch {
    return undefined;
  }
}
