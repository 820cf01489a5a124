import { type Interruptible, runAtOnce } from '../slices';
import {
  type ColumnWriter,
  DistinctTextWriter,
  IdWriter,
  ListWriter,
  NumberWriter,
  TextWriter,
} from './columnWriters';
import { type Field, isObject, type TableShape } from './fields';
import { isJoinedTexts } from './joinedTexts';
import type { ModelName } from './models';
import { type Integers, isIntegers, type PackedColumn } from './packedColumn';

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

/** A row before it is packed: its values by field. */
export type PlainRow = Readonly<Record<string, unknown>>;

export interface Appendable<Row> {
  /** how many there are */
  readonly length: number;
  push(row: Row): unknown;
}

/** Adds a row, and returns it. */
export function append<Row>(rows: Appendable<Row>, row: Row): Row {
  rows.push(row);
  return row;
}

function createWriter(
  shape: TableShape,
  { name, type, isDistinct }: Field,
  table?: PackedTable,
): ColumnWriter {
  const column = table?.columns[name];
  const texts = column?.kind === 'text' ? column : undefined;
  if (name === 'id') return new IdWriter(shape, table?.length, texts);
  if (type === 'number') return new NumberWriter(column?.kind === 'number' ? column : undefined);
  if (type === 'list') return new ListWriter(column?.kind === 'list' ? column : undefined);
  return isDistinct ? new DistinctTextWriter(texts) : new TextWriter(texts);
}

/** Packs rows one by one; after those of a packed table where it is given one. */
export class TableWriter<Row extends PlainRow> implements Appendable<Row> {
  readonly #columns: readonly { readonly name: string; readonly writer: ColumnWriter }[];
  #length: number;

  constructor(shape: TableShape, table?: PackedTable) {
    this.#length = table?.length ?? 0;
    this.#columns = shape.fields.map((field) => ({
      name: field.name,
      writer: createWriter(shape, field, table),
    }));
  }

  get length(): number {
    return this.#length;
  }

  push(row: Row): void {
    for (const { name, writer } of this.#columns) writer.push(row[name]);
    this.#length++;
  }

  /** Replaces a number of a row. Throws a RangeError where there is none. */
  replace(row: number, field: string, value: number): void {
    const writer = this.#columns.find(({ name }) => name === field)?.writer;
    if (!(writer instanceof NumberWriter)) throw new RangeError(`there is no number ${field}`);
    writer.replace(row, value);
  }

  pack(): PackedTable {
    const columns = this.#columns.map(({ name, writer }): [string, PackedColumn] => [name, writer.finish()]);
    return { length: this.#length, columns: Object.fromEntries(columns) };
  }
}

/** So many rows are packed at a time. */
export const STEP_ROWS = 500;

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

/** There are a million: a function that is called with each takes several times as long as a loop. */
function areBelow(codes: Integers, count: number): boolean {
  for (const code of codes) if (code >= count) return false;
  return true;
}

function areAscending(ends: Integers): boolean {
  let last = 0;
  for (const end of ends) {
    if (end < last) return false;
    last = end;
  }
  return true;
}

function isNumberColumn(column: object, length: number, isNullable: boolean): boolean {
  if (!('values' in column)) return false;
  const { values } = column;
  if (isIntegers(values)) return values.length === length;
  return (
    values instanceof Float64Array && values.length === length && (isNullable || !values.includes(Number.NaN))
  );
}

const isTextColumn = (column: object, length: number, isNullable: boolean): boolean => {
  if (!('codes' in column && 'values' in column)) return false;
  const { codes, values } = column;
  return (
    isIntegers(codes) &&
    codes.length === length &&
    isJoinedTexts(values) &&
    areBelow(codes, values.lengths.length) &&
    (isNullable || values.nullAt < 0)
  );
};

function isListColumn(column: object, length: number): boolean {
  if (!('ends' in column && 'items' in column)) return false;
  const { ends, items } = column;
  if (!isIntegers(ends) || ends.length !== length || !isObject(items)) return false;
  if (!areAscending(ends)) return false;
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
