import * as z from 'zod/mini';
import { getShape, mapTables } from './database/fields';
import type { PackedColumn } from './database/packedColumn';
import { type PackedTable, packRows } from './database/packedTable';
import { createBase, databaseChanges, readBase } from './database/snapshot';
import type { Interruptible } from './slices';
import { contentTables, isBalanced, type WorldContent } from './worldContent';
import { worldDefinition } from './worldDefinition';

const about = z.object({
  definition: worldDefinition,
  now: z.int(),
  isGenerated: z.boolean(),
  startsAt: z.number(),
  lengths: z.record(z.string(), z.int()),
  changes: databaseChanges,
});

type Item = string | number | null | undefined;
const isItem = (item: unknown): boolean =>
  item === null || typeof item === 'number' || typeof item === 'string';

/** Some items of a column: table, field, kind of column, and which of its lists they belong to. */
const part = z.tuple([
  z.string(),
  z.string(),
  z.enum(['id', 'number', 'text', 'list of numbers', 'list of texts']),
  z.enum(['values', 'codes', 'ends']),
  z.custom<readonly Item[]>((items) => Array.isArray(items) && items.every(isItem)),
]);
type Part = z.output<typeof part>;
type Kind = Part[2];
type ListName = Part[3];

/** So many items are written and read at a time. */
const PART_ITEMS = 8000;

/** The lists that a column is made of; an id has none, but is named. */
function getLists(column: PackedColumn): {
  readonly kind: Kind;
  readonly lists: [ListName, ArrayLike<Item>][];
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

/** A loop: it runs over all columns of a world, and `from` with a function takes several times as long. */
function copyItems(items: ArrayLike<Item>, start: number, end: number): Item[] {
  const copied: Item[] = [];
  for (let index = start; index < end; index++) copied.push(items[index]);
  return copied;
}

/** The items in a typed array; what is no number, or absent, is read as `other`. */
function fill<Numbers extends Float64Array | Uint32Array>(
  numbers: Numbers,
  items: readonly Item[],
  other: number,
): Numbers {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    numbers[index] = typeof item === 'number' ? item : other;
  }
  return numbers;
}

/** A world as lines of JSON: one about it, with the rows that have changed, and its columns in parts. */
export function* writeLines({ definition, now, base, changes }: WorldContent): Generator<string> {
  const { isGenerated, startsAt, tables } = base;
  const lengths = Object.fromEntries(contentTables.map((name) => [name, tables[name].length]));
  const own = Object.fromEntries(contentTables.map((name) => [name, changes[name]]));
  yield JSON.stringify({ definition, now, isGenerated, startsAt, lengths, changes: own });
  for (const table of contentTables) {
    for (const [field, column] of Object.entries(tables[table].columns)) {
      const { kind, lists } = getLists(column);
      for (const [name, items] of lists) {
        for (let start = 0; start === 0 || start < items.length; start += PART_ITEMS) {
          const written = copyItems(items, start, Math.min(items.length, start + PART_ITEMS));
          yield `\n${JSON.stringify([table, field, kind, name, written])}`;
        }
      }
    }
  }
}

class ColumnReader {
  readonly kind: Kind;
  readonly lists: Record<ListName, Item[]> = { values: [], codes: [], ends: [] };

  constructor(kind: Kind) {
    this.kind = kind;
  }

  /** What is no such column is found when it is checked. */
  read(): PackedColumn {
    const { values, codes, ends } = this.lists;
    const toIntegers = (items: readonly Item[]) => fill(new Uint32Array(items.length), items, -1);
    const readNumbers = () => ({
      kind: 'number' as const,
      values: fill(new Float64Array(values.length), values, Number.NaN),
    });
    const readTexts = () => ({
      kind: 'text' as const,
      codes: toIntegers(codes),
      values: values.map((item) => (typeof item === 'string' ? item : null)),
    });
    switch (this.kind) {
      case 'id':
        return { kind: 'id' };
      case 'number':
        return readNumbers();
      case 'text':
        return readTexts();
      default: {
        const items = this.kind === 'list of numbers' ? readNumbers() : readTexts();
        return { kind: 'list', ends: toIntegers(ends), items };
      }
    }
  }
}

/** Their parts of the whole text are found one by one, and what is left of it is said with each. */
function* splitLines(
  text: string,
  start: number,
): Generator<{ readonly line: string; readonly end: number }> {
  for (let from = start; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const end = found < 0 ? text.length : found;
    yield { line: text.slice(from, end), end };
    from = end + 1;
  }
}

function* readColumns(
  text: string,
  start: number,
): Interruptible<ReadonlyMap<string, Map<string, ColumnReader>>> {
  const tables = new Map(contentTables.map((name) => [String(name), new Map<string, ColumnReader>()]));
  for (const { line, end } of splitLines(text, start)) {
    const [table, field, kind, name, items] = part.parse(JSON.parse(line));
    const columns = tables.get(table);
    const column = columns?.get(field) ?? new ColumnReader(kind);
    columns?.set(field, column);
    for (const item of items) column.lists[name].push(item);
    yield end / text.length;
  }
  return tables;
}

/** Reads such lines from a place of a text on. Undefined when they are no world, or when its accounts do not sum to zero. */
export function* readLines(text: string, start: number): Interruptible<WorldContent | undefined> {
  try {
    const [first = { line: '', end: start }] = splitLines(text, start);
    const { definition, now, isGenerated, startsAt, lengths, changes } = about.parse(JSON.parse(first.line));
    const read = yield* readColumns(text, first.end + 1);
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
