import * as z from 'zod/mini';
import { getShape, mapTables } from '../database/fields';
import type { PackedColumn } from '../database/packedColumn';
import { type PackedTable, packRows } from '../database/packedTable';
import { createBase, databaseChanges, readBase } from '../database/snapshot';
import type { Interruptible } from '../slices';
import { decodeBase64, encodeBase64 } from './base64';
import { contentTables, isBalanced, type TextPart, type WorldContent } from './worldContent';
import { moment, worldDefinition } from './worldDefinition';

const about = z.object({
  definition: worldDefinition,
  now: moment,
  isGenerated: z.boolean(),
  startsAt: moment,
  lengths: z.record(z.string(), z.int()),
  changes: databaseChanges,
});

type Text = string | null;
type Numbers = Float64Array | Uint32Array;
const isInteger = (item: unknown): boolean => Number.isInteger(item);
const isNumber = (item: unknown): boolean => item === null || typeof item === 'number';
const isText = (item: unknown): boolean => item === null || typeof item === 'string';
const isListOf = (items: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(items) && items.every(isItem);

/** Numbers as the bytes of a typed array, in Base64; in files of before as a list. */
const bytes = z.instanceof(Uint8Array<ArrayBuffer>);
const numbers = z.union([bytes, z.custom<readonly (number | null)[]>((items) => isListOf(items, isNumber))]);
/** Likewise; none is null. */
const integers = z.union([bytes, z.custom<readonly number[]>((items) => isListOf(items, isInteger))]);
const texts = z.custom<readonly Text[]>((items) => isListOf(items, isText));

const kind = z.enum(['id', 'number', 'text', 'list of numbers', 'list of texts']);
type Kind = z.output<typeof kind>;
const listName = z.enum(['values', 'codes', 'ends']);
type ListName = z.output<typeof listName>;

/** Some items of a column: table, field, kind of column, and which of its lists they belong to. */
const part = z.tuple([z.string(), z.string(), kind, listName, z.unknown()]);

/** So many items are written and read at a time. */
const PART_ITEMS = 8000;

/** The lists that a column is made of; an id has none, but is named. */
function getLists(column: PackedColumn): {
  readonly kind: Kind;
  readonly lists: [ListName, Numbers | readonly Text[]][];
} {
  switch (column.kind) {
    case 'id':
      return { kind: 'id', lists: [['values', []]] };
    case 'number':
      return { kind: 'number', lists: [['values', column.values]] };
    case 'text':
      return {
        kind: 'text',
        lists: [
          ['codes', column.codes],
          ['values', column.values],
        ],
      };
    case 'list': {
      const items = getLists(column.items);
      const kind = items.kind === 'number' ? 'list of numbers' : 'list of texts';
      return { kind, lists: [['ends', column.ends], ...items.lists] };
    }
  }
}

const encode = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array<ArrayBuffer> =>
  encodeBase64(new Uint8Array(buffer, byteOffset, byteLength));

/** A world as lines of JSON: one about it, with the rows that have changed, and its columns in parts. */
export function* writeLines({ definition, now, base, changes }: WorldContent): Generator<TextPart> {
  const { isGenerated, startsAt, tables } = base;
  const lengths = Object.fromEntries(contentTables.map((name) => [name, tables[name].length]));
  const own = Object.fromEntries(contentTables.map((name) => [name, changes[name]]));
  yield JSON.stringify({ definition, now, isGenerated, startsAt, lengths, changes: own });
  for (const table of contentTables) {
    for (const [field, column] of Object.entries(tables[table].columns)) {
      const { kind, lists } = getLists(column);
      for (const [name, list] of lists) {
        for (let start = 0; start === 0 || start < list.length; start += PART_ITEMS) {
          const end = start + PART_ITEMS;
          yield `\n${JSON.stringify([table, field, kind, name]).slice(0, -1)},`;
          if ('buffer' in list) yield* ['"', encode(list.subarray(start, end)), '"]'];
          else yield `${JSON.stringify(list.slice(start, end))}]`;
        }
      }
    }
  }
}

interface TypedArrayConstructor<Items> {
  new (length: number): Items;
  new (buffer: ArrayBuffer): Items;
}

/** Parts of a list of numbers, one after the other. */
class NumbersReader<Items extends Numbers> {
  readonly #TypedArray: TypedArrayConstructor<Items>;
  readonly #parts: Items[] = [];

  constructor(TypedArray: TypedArrayConstructor<Items>) {
    this.#TypedArray = TypedArray;
  }

  /** What is null is no number. */
  push(items: z.output<typeof numbers>): void {
    if ('buffer' in items) this.#parts.push(new this.#TypedArray(items.buffer));
    else {
      const part = new this.#TypedArray(items.length);
      part.set(items.map((item) => item ?? Number.NaN));
      this.#parts.push(part);
    }
  }

  read(): Items {
    const all = new this.#TypedArray(this.#parts.reduce((length, part) => length + part.length, 0));
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

class ColumnReader {
  readonly #kind: Kind;
  readonly #codes = new NumbersReader<Uint32Array>(Uint32Array);
  readonly #ends = new NumbersReader<Uint32Array>(Uint32Array);
  readonly #numbers = new NumbersReader<Float64Array>(Float64Array);
  readonly #texts: Text[] = [];

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** Throws an Error for items of another type. */
  push(list: ListName, items: unknown): void {
    if (list === 'codes') this.#codes.push(integers.parse(items));
    else if (list === 'ends') this.#ends.push(integers.parse(items));
    else if (this.#kind === 'number' || this.#kind === 'list of numbers') {
      this.#numbers.push(numbers.parse(items));
    } else for (const text of texts.parse(items)) this.#texts.push(text);
  }

  /** What is no such column is found when it is checked. */
  read(): PackedColumn {
    const readNumbers = () => ({ kind: 'number' as const, values: this.#numbers.read() });
    const readTexts = () => ({ kind: 'text' as const, codes: this.#codes.read(), values: this.#texts });
    switch (this.#kind) {
      case 'id':
        return { kind: 'id' };
      case 'number':
        return readNumbers();
      case 'text':
        return readTexts();
      case 'list of numbers':
        return { kind: 'list', ends: this.#ends.read(), items: readNumbers() };
      case 'list of texts':
        return { kind: 'list', ends: this.#ends.read(), items: readTexts() };
    }
  }
}

const [LINE_END, QUOTE, BRACKET] = [0x0a, 0x22, 0x5d];

/** Where a line ends that begins at a place of a file. */
export function findLineEnd(file: Uint8Array, start: number): number {
  const found = file.indexOf(LINE_END, start);
  return found < 0 ? file.length : found;
}

/** They are found one by one, and where each ends is said with it. */
function* splitLines(
  file: Uint8Array,
  start: number,
): Generator<{ readonly line: Uint8Array; readonly end: number }> {
  for (let from = start; from < file.length; ) {
    const end = findLineEnd(file, from);
    yield { line: file.subarray(from, end), end };
    from = end + 1;
  }
}

const parseJson = (bytes: Uint8Array, more = ''): unknown =>
  JSON.parse(new TextDecoder().decode(bytes) + more);

/** Numbers in Base64 are at the end of their line, and never become a text: they are most of a file. */
function parsePart(line: Uint8Array): z.output<typeof part> {
  if (line.at(-1) !== BRACKET || line.at(-2) !== QUOTE) return part.parse(parseJson(line));
  const start = line.lastIndexOf(QUOTE, -3);
  const [table, field, kind, name] = part.parse(parseJson(line.subarray(0, start), 'null]'));
  return [table, field, kind, name, decodeBase64(line.subarray(start + 1, -2))];
}

function* readColumns(
  file: Uint8Array,
  start: number,
): Interruptible<ReadonlyMap<string, Map<string, ColumnReader>>> {
  const tables = new Map(contentTables.map((name) => [String(name), new Map<string, ColumnReader>()]));
  for (const { line, end } of splitLines(file, start)) {
    const [table, field, kind, name, items] = parsePart(line);
    const columns = tables.get(table);
    const column = columns?.get(field) ?? new ColumnReader(kind);
    columns?.set(field, column);
    column.push(name, items);
    yield end / file.length;
  }
  return tables;
}

/** Reads such lines from a place of a file on. Undefined when they are no world, or when its accounts do not sum to zero. */
export function* readLines(file: Uint8Array, start: number): Interruptible<WorldContent | undefined> {
  try {
    const [first = { line: new Uint8Array(), end: start }] = splitLines(file, start);
    const { definition, now, isGenerated, startsAt, lengths, changes } = about.parse(parseJson(first.line));
    const read = yield* readColumns(file, first.end + 1);
    const tables = mapTables((name): PackedTable => packRows(getShape(name), []));
    for (const name of contentTables) {
      const columns: [string, PackedColumn][] = [];
      for (const [field, column] of read.get(name) ?? []) {
        columns.push([field, column.read()]);
        yield 1;
      }
      tables[name] = { length: lengths[name] ?? 0, columns: Object.fromEntries(columns) };
    }
    const base = yield* readBase(createBase({ isGenerated, startsAt, tables }), (name) => tables[name]);
    return base && isBalanced({ base, changes }) ? { definition, now, base, changes } : undefined;
  } catch {
    return undefined;
  }
}
