import { type Interruptible, runAtOnce } from '../slices';
import { type Field, isObject, type TableShape } from './fields';
import type { ModelName } from './models';

/**
 * The rows of a table as columns. A world of 10,000 members has 300,000 rows, of which few are ever looked at: columns are
 * copied, stored and read back in a fraction of the time. They are never changed.
 */
export interface PackedTable {
  readonly length: number;
  /** by name of the field */
  readonly columns: Readonly<Record<string, PackedColumn>>;
}
export type PackedTables = Readonly<Record<ModelName, PackedTable>>;

/** NaN stands for null. */
interface NumberColumn {
  readonly kind: 'number';
  readonly values: Float64Array;
}
/** The texts, each once unless they are hardly ever the same, and which one each row has. */
interface TextColumn {
  readonly kind: 'text';
  readonly codes: Uint32Array;
  readonly values: readonly (string | null)[];
}
interface ListColumn {
  readonly kind: 'list';
  /** where the items of each row end */
  readonly ends: Uint32Array;
  readonly items: NumberColumn | TextColumn;
}
export type PackedColumn =
  /** The nth row has the nth id of its table. */
  { readonly kind: 'id' } | NumberColumn | TextColumn | ListColumn;

/** A row before it is packed: its values by field. */
export type PlainRow = Readonly<Record<string, unknown>>;

interface ColumnWriter {
  push(value: unknown): void;
  finish(): PackedColumn;
}

const FIRST_LENGTH = 256;

/** A typed array that grows: unlike a list of numbers, it is none of the garbage collector's work. */
class Growing<Items extends Float64Array | Uint32Array> {
  readonly #create: (length: number) => Items;
  #items: Items;
  #length = 0;

  constructor(create: (length: number) => Items) {
    this.#create = create;
    this.#items = create(FIRST_LENGTH);
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#items.length) {
      const longer = this.#create(this.#length * 2);
      longer.set(this.#items);
      this.#items = longer;
    }
    this.#items[this.#length++] = value;
  }

  finish(): Items {
    const finished = this.#create(this.#length);
    finished.set(this.#items.subarray(0, this.#length));
    return finished;
  }
}

const createIntegers = () => new Growing((length) => new Uint32Array(length));

class NumberWriter implements ColumnWriter {
  readonly #values = new Growing((length) => new Float64Array(length));

  push(value: unknown): void {
    this.#values.push(typeof value === 'number' ? value : Number.NaN);
  }

  finish(): NumberColumn {
    return { kind: 'number', values: this.#values.finish() };
  }
}

class TextWriter implements ColumnWriter {
  readonly #codes = createIntegers();
  readonly #values: (string | null)[] = [];
  readonly #codeOf = new Map<string | null, number>();
  /** of the row before: rows that belong together often have the same text */
  #code = -1;

  push(value: unknown): void {
    const text = typeof value === 'string' ? value : null;
    if (this.#code < 0 || this.#values[this.#code] !== text) this.#code = this.#encode(text);
    this.#codes.push(this.#code);
  }

  #encode(text: string | null): number {
    const known = this.#codeOf.get(text);
    if (known !== undefined) return known;
    const code = this.#values.push(text) - 1;
    this.#codeOf.set(text, code);
    return code;
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#values };
  }
}

/** Looks for no text again: that takes longer than all else. */
class DistinctTextWriter implements ColumnWriter {
  readonly #codes = createIntegers();
  readonly #values: (string | null)[] = [];
  #nullCode = -1;

  push(value: unknown): void {
    if (typeof value === 'string') this.#codes.push(this.#values.push(value) - 1);
    else {
      if (this.#nullCode < 0) this.#nullCode = this.#values.push(null) - 1;
      this.#codes.push(this.#nullCode);
    }
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#values };
  }
}

class ListWriter implements ColumnWriter {
  readonly #ends = createIntegers();
  #items: NumberWriter | TextWriter | undefined;
  #length = 0;

  push(value: unknown): void {
    for (const item of Array.isArray(value) ? value : []) {
      this.#items ??= typeof item === 'number' ? new NumberWriter() : new TextWriter();
      this.#items.push(item);
      this.#length++;
    }
    this.#ends.push(this.#length);
  }

  finish(): ListColumn {
    return { kind: 'list', ends: this.#ends.finish(), items: (this.#items ?? new TextWriter()).finish() };
  }
}

/** As long as the ids are those of a new world, nothing is written. */
class IdWriter implements ColumnWriter {
  readonly #getId: TableShape['getId'];
  #count = 0;
  #texts: TextWriter | undefined;

  constructor({ getId }: TableShape) {
    this.#getId = getId;
  }

  push(value: unknown): void {
    if (!this.#texts && value !== this.#getId(this.#count)) {
      this.#texts = new TextWriter();
      for (let index = 0; index < this.#count; index++) this.#texts.push(this.#getId(index));
    }
    this.#texts?.push(value);
    this.#count++;
  }

  finish(): PackedColumn {
    if (this.#getId(0) === undefined) this.#texts ??= new TextWriter();
    return this.#texts?.finish() ?? { kind: 'id' };
  }
}

const WRITERS = { number: NumberWriter, text: TextWriter, list: ListWriter };

/** Packs rows one by one. */
export class TableWriter<Row extends PlainRow> {
  readonly #columns: readonly { readonly name: string; readonly writer: ColumnWriter }[];
  #length = 0;

  constructor(shape: TableShape) {
    const createWriter = ({ name, type, isDistinct }: Field) => {
      if (name === 'id') return new IdWriter(shape);
      return isDistinct ? new DistinctTextWriter() : new WRITERS[type]();
    };
    this.#columns = shape.fields.map((field) => ({ name: field.name, writer: createWriter(field) }));
  }

  get length(): number {
    return this.#length;
  }

  push(row: Row): void {
    for (const { name, writer } of this.#columns) writer.push(row[name]);
    this.#length++;
  }

  pack(): PackedTable {
    const columns = this.#columns.map(({ name, writer }): [string, PackedColumn] => [name, writer.finish()]);
    return { length: this.#length, columns: Object.fromEntries(columns) };
  }
}

/** So many rows are packed at a time. */
const STEP_ROWS = 500;

/** `count`: how many rows there are about, to say how far it is. */
export function* packInSteps(
  shape: TableShape,
  rows: Iterable<PlainRow>,
  count = 0,
): Interruptible<PackedTable> {
  const writer = new TableWriter(shape);
  for (const row of rows) {
    writer.push(row);
    if (writer.length % STEP_ROWS === 0) yield Math.min(1, writer.length / count);
  }
  return writer.pack();
}

export const packRows = (shape: TableShape, rows: Iterable<PlainRow>): PackedTable =>
  runAtOnce(packInSteps(shape, rows));

const isNumberColumn = (column: object, length: number, isNullable: boolean): boolean =>
  'values' in column &&
  column.values instanceof Float64Array &&
  column.values.length === length &&
  (isNullable || !column.values.some(Number.isNaN));

const isTextColumn = (column: object, length: number, isNullable: boolean): boolean => {
  if (!('codes' in column && 'values' in column)) return false;
  const { codes, values } = column;
  return (
    codes instanceof Uint32Array &&
    codes.length === length &&
    Array.isArray(values) &&
    codes.every((code) => code < values.length) &&
    values.every((value) => typeof value === 'string' || (value === null && isNullable))
  );
};

function isListColumn(column: object, length: number): boolean {
  if (!('ends' in column && 'items' in column)) return false;
  const { ends, items } = column;
  if (!(ends instanceof Uint32Array) || ends.length !== length || !isObject(items)) return false;
  if (!ends.every((end, index) => end >= (ends[index - 1] ?? 0))) return false;
  const count = ends.at(-1) ?? 0;
  const kind: unknown = Reflect.get(items, 'kind');
  return kind === 'number'
    ? isNumberColumn(items, count, false)
    : kind === 'text' && isTextColumn(items, count, false);
}

/** Whether a stored value is the packed rows of a table. */
export function isPackedTable(shape: TableShape, value: unknown): value is PackedTable {
  if (!isObject(value) || !('length' in value && 'columns' in value)) return false;
  const { length, columns } = value;
  if (typeof length !== 'number' || !isObject(columns)) return false;
  return shape.fields.every(({ name, type, isNullable }) => {
    const column: unknown = Reflect.get(columns, name);
    if (!isObject(column)) return false;
    const kind: unknown = Reflect.get(column, 'kind');
    if (kind === 'id') return name === 'id' && shape.getId(0) !== undefined;
    if (kind !== type) return false;
    if (kind === 'list') return isListColumn(column, length);
    return kind === 'number'
      ? isNumberColumn(column, length, isNullable)
      : isTextColumn(column, length, isNullable);
  });
}
