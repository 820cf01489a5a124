import type { TableShape } from './fields';
import { readNumber } from './ids';
import type { Integers, ListColumn, NumberColumn, Numbers, PackedColumn, TextColumn } from './packedColumn';

/** Writes the values of a column, row by row; after those of a packed one where it is given that. */
export interface ColumnWriter {
  push(value: unknown): void;
  finish(): PackedColumn;
}

const FIRST_LENGTH = 256;
/** A list for greater numbers would be too long. */
const MAX_NUMBER = 100_000;

/** A typed array that grows: unlike a list of numbers, it is none of the garbage collector's work. */
class Growing<Items extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
  readonly #create: (length: number) => Items;
  #items: Items;
  #length = 0;

  constructor(create: (length: number) => Items, items: Float64Array | Integers = new Uint8Array()) {
    this.#create = create;
    this.#items = create(FIRST_LENGTH + items.length);
    this.#items.set(items);
    this.#length = items.length;
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

  /** Throws a RangeError for one that was not pushed. */
  replace(index: number, value: number): void {
    if (index < 0 || index >= this.#length) throw new RangeError(`there is no item ${index}`);
    this.#items[index] = value;
  }

  /** All that were pushed; the rest of its memory is left to them. */
  get items(): Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer> {
    return this.#items.subarray(0, this.#length);
  }
}

const copyIntegers = (items: Float64Array | Uint32Array, greatest: number): Integers =>
  greatest < 2 ** 8
    ? new Uint8Array(items)
    : greatest < 2 ** 16
      ? new Uint16Array(items)
      : new Uint32Array(items);

/** Copies numbers in as few bytes as the greatest needs, if none is negative, a fraction or absent. */
function copyNumbers(items: Float64Array | Uint32Array): Numbers {
  let greatest = 0;
  for (const item of items) {
    if (!(item >= 0 && item < 2 ** 32 && Number.isInteger(item))) return new Float64Array(items);
    if (item > greatest) greatest = item;
  }
  return copyIntegers(items, greatest);
}

/** Integers from 0 to 2³² − 1. */
export class IntegerWriter {
  readonly #items: Growing<Uint32Array<ArrayBuffer>>;
  #greatest: number;

  constructor(items: Integers = new Uint8Array()) {
    this.#items = new Growing((length) => new Uint32Array(length), items);
    // What they are stored as says as much as is needed.
    this.#greatest = items.length === 0 ? 0 : 2 ** (8 * items.BYTES_PER_ELEMENT) - 1;
  }

  push(value: number): void {
    this.#items.push(value);
    if (value > this.#greatest) this.#greatest = value;
  }

  finish(): Integers {
    return copyIntegers(this.#items.items, this.#greatest);
  }
}

export class NumberWriter implements ColumnWriter {
  readonly #values: Growing<Float64Array<ArrayBuffer>>;

  constructor(column?: NumberColumn) {
    this.#values = new Growing((length) => new Float64Array(length), column?.values);
  }

  push(value: unknown): void {
    this.#values.push(typeof value === 'number' ? value : Number.NaN);
  }

  /** Throws a RangeError for a row that was not pushed. */
  replace(row: number, value: number): void {
    this.#values.replace(row, value);
  }

  finish(): NumberColumn {
    return { kind: 'number', values: copyNumbers(this.#values.items) };
  }
}

/** 0 for what is not the id of a member, and of one whose number is too great. */
function getMemberNumber(text: string | null): number {
  const number = text === null ? 0 : readNumber('member', text);
  return number <= MAX_NUMBER ? number : 0;
}

export class TextWriter implements ColumnWriter {
  readonly #codes: IntegerWriter;
  readonly #values: (string | null)[] = [];
  readonly #codeOf = new Map<string | null, number>();
  /** by number, for the ids of members: that is read faster than a text is looked up */
  readonly #codeOfMember: (number | undefined)[] = [];
  /** of the row before: rows that belong together often have the same text */
  #code = -1;

  constructor(column?: TextColumn) {
    this.#codes = new IntegerWriter(column?.codes);
    for (const text of column?.values ?? []) this.#add(text, getMemberNumber(text));
  }

  push(value: unknown): void {
    const text = typeof value === 'string' ? value : null;
    if (this.#code < 0 || this.#values[this.#code] !== text) this.#code = this.#encode(text);
    this.#codes.push(this.#code);
  }

  #encode(text: string | null): number {
    const member = getMemberNumber(text);
    const known = member > 0 ? this.#codeOfMember[member] : this.#codeOf.get(text);
    return known ?? this.#add(text, member);
  }

  #add(text: string | null, member: number): number {
    const code = this.#values.push(text) - 1;
    if (member > 0) this.#codeOfMember[member] = code;
    else this.#codeOf.set(text, code);
    return code;
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#values };
  }
}

/** Looks for no text again: that takes longer than all else. */
export class DistinctTextWriter implements ColumnWriter {
  readonly #codes: IntegerWriter;
  readonly #values: (string | null)[];
  #nullCode: number;

  constructor(column?: TextColumn) {
    this.#codes = new IntegerWriter(column?.codes);
    this.#values = [...(column?.values ?? [])];
    this.#nullCode = this.#values.indexOf(null);
  }

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

export class ListWriter implements ColumnWriter {
  readonly #ends: IntegerWriter;
  #items: NumberWriter | TextWriter | undefined;
  #length: number;

  constructor(column?: ListColumn) {
    this.#ends = new IntegerWriter(column?.ends);
    this.#length = column?.ends.at(-1) ?? 0;
    const items = column?.items;
    // Those of empty lists say nothing about what they are of.
    if (items && this.#length > 0)
      this.#items = items.kind === 'number' ? new NumberWriter(items) : new TextWriter(items);
  }

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
export class IdWriter implements ColumnWriter {
  readonly #shape: TableShape;
  #count = 0;
  #texts: DistinctTextWriter | undefined;

  constructor(shape: TableShape, length = 0, column?: TextColumn) {
    this.#shape = shape;
    this.#count = length;
    if (column) this.#texts = new DistinctTextWriter(column);
  }

  push(value: unknown): void {
    if (!this.#texts && (typeof value !== 'string' || this.#shape.findIndex(value) !== this.#count)) {
      this.#texts = new DistinctTextWriter();
      for (let index = 0; index < this.#count; index++) this.#texts.push(this.#shape.getId(index));
    }
    this.#texts?.push(value);
    this.#count++;
  }

  finish(): PackedColumn {
    if (this.#shape.getId(0) === undefined) this.#texts ??= new DistinctTextWriter();
    return this.#texts?.finish() ?? { kind: 'id' };
  }
}
