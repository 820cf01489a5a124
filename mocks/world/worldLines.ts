import * as z from 'zod/mini';
import { getShape, mapTables } from '../database/fields';
import { createRandomId } from '../database/ids';
import type { Numbers, PackedColumn } from '../database/packedColumn';
import { packRows } from '../database/packedTable';
import { databaseChanges, readBase } from '../database/snapshot';
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

const texts = z.custom<readonly unknown[]>(Array.isArray);
/** Of numbers, in Base64. */
const bytes = z.instanceof(Uint8Array<ArrayBuffer>);

/** How numbers are written. */
const TYPED_ARRAYS = { uint8: Uint8Array, uint16: Uint16Array, uint32: Uint32Array, float64: Float64Array };
const numberType = z.enum(['uint8', 'uint16', 'uint32', 'float64']);
type NumberType = z.output<typeof numberType>;

function getNumberType(list: Numbers): NumberType {
  const found = numberType.options.find((type) => list instanceof TYPED_ARRAYS[type]);
  if (!found) throw new Error('a column has numbers that files do not support');
  return found;
}

const kind = z.enum(['id', 'number', 'text', 'list of numbers', 'list of texts']);
type Kind = z.output<typeof kind>;
const listName = z.enum(['values', 'codes', 'ends', 'text', 'lengths', 'null']);
type ListName = z.output<typeof listName>;

/**
 * Some items of a column: table, field, kind of column, which of its lists they belong to, for numbers how they are written
 * (in files of version 5 in the widest type), and the items. Texts are one in parts, the length of each, and the place of null
 * (before version 7, a list).
 */
const part = z.tuple([z.string(), z.string(), kind, listName], z.unknown());

/** So many items, or letters, are written and read at a time. */
const PART_ITEMS = 8000;
const PART_LETTERS = 32 * 1024;

/** The lists that a column is made of; an id has none, but is named. */
function getLists(column: PackedColumn): {
  readonly kind: Kind;
  readonly lists: [ListName, Numbers | string][];
} {
  switch (column.kind) {
    case 'id':
      return { kind: 'id', lists: [['text', '']] };
    case 'number':
      return { kind: 'number', lists: [['values', column.values]] };
    case 'text':
      return {
        kind: 'text',
        lists: [
          ['codes', column.codes],
          ['text', column.values.text],
          ['lengths', column.values.lengths],
          ['null', String(column.values.nullAt)],
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
        const isText = typeof list === 'string';
        const head = [table, field, kind, name, ...(isText ? [] : [getNumberType(list)])];
        const step = isText ? PART_LETTERS : PART_ITEMS;
        for (let start = 0; start === 0 || start < list.length; start += step) {
          yield `\n${JSON.stringify(head).slice(0, -1)},`;
          // In a list: a line that ends with a text is one of numbers.
          if (isText) yield `${JSON.stringify([list.slice(start, start + step)])}]`;
          else yield* ['"', encode(list.subarray(start, start + step)), '"]'];
        }
      }
    }
  }
}

/** Parts of a list of numbers, one after the other. */
class NumbersReader {
  #type: NumberType;
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  /** `type` is that of files which do not say it. */
  constructor(type: NumberType) {
    this.#type = type;
  }

  /** Throws an Error for a part of another type than those before. */
  push(items: Uint8Array, type = this.#type): void {
    if (type !== this.#type && this.#parts.length > 0) throw new Error('a list has numbers of two types');
    this.#type = type;
    this.#parts.push(items);
    this.#length += items.length;
  }

  /** Throws a RangeError for a number that is cut off. */
  read(): Numbers {
    const all = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      all.set(part, at);
      at += part.length;
    }
    return new TYPED_ARRAYS[this.#type](all.buffer);
  }
}

/** Parts of a column. What they come to is checked as a whole: each text looked at here would be looked at twice. */
class ColumnReader {
  readonly #kind: Kind;
  readonly #codes = new NumbersReader('uint32');
  readonly #ends = new NumbersReader('uint32');
  readonly #numbers = new NumbersReader('float64');
  readonly #lengths = new NumbersReader('uint32');
  /** parts of the one text, or a list */
  readonly #texts: unknown[] = [];
  /** undefined in files before version 7 */
  #nullAt: number | undefined;

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  /** Throws an Error for items of another type. */
  push(list: ListName, items: unknown, type: NumberType | undefined): void {
    if (list === 'codes') this.#codes.push(bytes.parse(items), type);
    else if (list === 'ends') this.#ends.push(bytes.parse(items), type);
    else if (list === 'lengths') this.#lengths.push(bytes.parse(items), type);
    else if (list === 'null') this.#nullAt = Number(texts.parse(items)[0]);
    else if (this.#kind === 'number' || this.#kind === 'list of numbers') {
      this.#numbers.push(bytes.parse(items), type);
    } else this.#texts.push(...texts.parse(items));
  }

  read(): object {
    const readNumbers = () => ({ kind: 'number', values: this.#numbers.read() });
    const readTexts = () => ({
      kind: 'text',
      codes: this.#codes.read(),
      values:
        this.#nullAt === undefined
          ? this.#texts
          : { text: this.#texts.join(''), lengths: this.#lengths.read(), nullAt: this.#nullAt },
    });
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
  const [table, field, kind, name, ...rest] = part.parse(parseJson(line.subarray(0, start), 'null]'));
  return [table, field, kind, name, ...rest.slice(0, -1), decodeBase64(line.subarray(start + 1, -2))];
}

function* readColumns(
  file: Uint8Array,
  start: number,
): Interruptible<ReadonlyMap<string, Map<string, ColumnReader>>> {
  const tables = new Map(contentTables.map((name) => [String(name), new Map<string, ColumnReader>()]));
  for (const { line, end } of splitLines(file, start)) {
    const [table, field, kind, name, ...rest] = parsePart(line);
    const type = rest.length > 1 ? numberType.parse(rest[0]) : undefined;
    const columns = tables.get(table);
    const column = columns?.get(field) ?? new ColumnReader(kind);
    columns?.set(field, column);
    column.push(name, rest.at(-1), type);
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
    const tables = mapTables((name): object => packRows(getShape(name), []));
    for (const name of contentTables) {
      const columns: [string, object][] = [];
      for (const [field, column] of read.get(name) ?? []) {
        columns.push([field, column.read()]);
        yield 1;
      }
      tables[name] = { length: lengths[name] ?? 0, columns: Object.fromEntries(columns) };
    }
    const base = yield* readBase({ id: createRandomId(), isGenerated, startsAt }, (name) => tables[name]);
    return base && isBalanced({ base, changes }) ? { definition, now, base, changes } : undefined;
  } catch {
    return undefined;
  }
}
