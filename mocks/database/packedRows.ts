import type { TableShape } from './fields';
import { readTexts, type TextsReader } from './joinedTexts';
import type { Numbers, PackedColumn } from './packedColumn';
import type { PackedTable } from './packedTable';

/** Which rows have each text of a column: those of code n are from `starts[n]` to `starts[n + 1]`. */
interface Occurrences {
  readonly codeOf: ReadonlyMap<unknown, number>;
  readonly starts: Uint32Array;
  readonly rows: Uint32Array;
}

type ReadCell = (index: number) => unknown;

function createReader(shape: TableShape, column: PackedColumn): ReadCell {
  switch (column.kind) {
    case 'id':
      return shape.getId;
    case 'number':
      return (index) => {
        const value = column.values[index];
        return value === undefined || Number.isNaN(value) ? null : value;
      };
    case 'text': {
      let texts: TextsReader | undefined;
      return (index) => {
        texts ??= readTexts(column.values);
        return texts.get(column.codes[index] ?? -1);
      };
    }
    case 'list': {
      const readItem = createReader(shape, column.items);
      return (index) => {
        const start = column.ends[index - 1] ?? 0;
        return Array.from({ length: (column.ends[index] ?? start) - start }, (_, at) => readItem(start + at));
      };
    }
  }
}

/** Sorts the rows of a column by their text, in one pass. */
function findOccurrences(column: PackedColumn | undefined): Occurrences | undefined {
  if (column?.kind !== 'text') return undefined;
  const { codes } = column;
  const texts = readTexts(column.values);
  const starts = new Uint32Array(texts.length + 1);
  for (const code of codes) starts[code + 1] = (starts[code + 1] ?? 0) + 1;
  for (let code = 0; code < texts.length; code++) {
    starts[code + 1] = (starts[code + 1] ?? 0) + (starts[code] ?? 0);
  }
  const next = starts.slice();
  const rows = new Uint32Array(codes.length);
  for (let row = 0; row < codes.length; row++) {
    const code = codes[row] ?? 0;
    const at = next[code] ?? 0;
    rows[at] = row;
    next[code] = at + 1;
  }
  const codeOf = new Map<unknown, number>();
  for (let code = 0; code < texts.length; code++) codeOf.set(texts.get(code), code);
  return { codeOf, starts, rows };
}

/** The rows of a column of numbers with one of these values: it is short enough to be looked through. */
function findNumbers(values: Numbers, wanted: readonly unknown[]): number[] {
  const rows: number[] = [];
  for (let row = 0; row < values.length; row++) if (wanted.includes(values[row])) rows.push(row);
  return rows;
}

/** Reads packed rows by number and id, and finds them by the value of a field. Rows are made when they are read. */
export class PackedRows {
  readonly length: number;
  readonly #shape: TableShape;
  readonly #table: PackedTable;
  readonly #readers: readonly { readonly name: string; readonly read: ReadCell }[];
  readonly #readId: ReadCell | undefined;
  readonly #occurrences = new Map<string, Occurrences | undefined>();

  constructor(shape: TableShape, table: PackedTable) {
    this.length = table.length;
    this.#shape = shape;
    this.#table = table;
    this.#readers = Object.entries(table.columns).map(([field, column]) => ({
      name: field,
      read: createReader(shape, column),
    }));
    this.#readId = this.#readers.find(({ name }) => name === 'id')?.read;
  }

  getId(index: number): string {
    return String(this.#readId?.(index));
  }

  /** The number of the row with this id, from 0; undefined when there is none. */
  indexOf(id: string): number | undefined {
    if (this.#table.columns.id?.kind !== 'id') return this.find('id', [id])?.[0];
    const index = this.#shape.findIndex(id);
    return index >= 0 && index < this.length ? index : undefined;
  }

  read(index: number): Record<PropertyKey, unknown> {
    const row: Record<PropertyKey, unknown> = {};
    for (const { name, read } of this.#readers) row[name] = read(index);
    return row;
  }

  /** The numbers of the rows with one of these values; undefined for a field that is a list. */
  find(field: string, values: readonly unknown[]): readonly number[] | undefined {
    const column = this.#table.columns[field];
    if (column?.kind === 'number') return findNumbers(column.values, values);
    if (!this.#occurrences.has(field)) {
      this.#occurrences.set(field, findOccurrences(column));
    }
    const occurrences = this.#occurrences.get(field);
    if (!occurrences) return undefined;
    const { codeOf, starts, rows } = occurrences;
    return [...new Set(values)].flatMap((value) => {
      const code = codeOf.get(value);
      return code === undefined ? [] : [...rows.subarray(starts[code], starts[code + 1])];
    });
  }
}

const readers = new WeakMap<PackedTable, PackedRows>();

/** Reads a table; the same for the same one, so that it is sorted once. */
export function readPacked(shape: TableShape, table: PackedTable): PackedRows {
  const rows = readers.get(table) ?? new PackedRows(shape, table);
  readers.set(table, rows);
  return rows;
}
