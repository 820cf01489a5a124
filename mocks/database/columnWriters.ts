import type { TableShape } from './fields';
import { readNumber } from './ids';
import { copyNumbers, Growing, IntegerWriter } from './integerWriter';
import { readTexts, TextJoiner } from './joinedTexts';
import type { ListColumn, NumberColumn, PackedColumn, TextColumn } from './packedColumn';

/** Writes the values of a column, row by row; after those of a packed one where it is given that. */
export interface ColumnWriter {
  push(value: unknown): void;
  finish(): PackedColumn;
}

/** A list for greater numbers would be too long. */
const MAX_NUMBER = 100_000;

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
  readonly #texts: TextJoiner;
  readonly #codeOf = new Map<string | null, number>();
  /** by number, for the ids of members: that is read faster than a text is looked up */
  readonly #codeOfMember: (number | undefined)[] = [];
  /** of the row before: rows that belong together often have the same text */
  #text: string | null = null;
  #code = -1;

  constructor(column?: TextColumn) {
    this.#codes = new IntegerWriter(column?.codes);
    this.#texts = new TextJoiner(column?.values);
    if (!column) return;
    const texts = readTexts(column.values);
    for (let code = 0; code < texts.length; code++) this.#remember(texts.get(code), code);
  }

  push(value: unknown): void {
    const text = typeof value === 'string' ? value : null;
    if (this.#code < 0 || this.#text !== text) {
      this.#code = this.#encode(text);
      this.#text = text;
    }
    this.#codes.push(this.#code);
  }

  #encode(text: string | null): number {
    const member = getMemberNumber(text);
    const known = member > 0 ? this.#codeOfMember[member] : this.#codeOf.get(text);
    return known ?? this.#remember(text, this.#texts.push(text), member);
  }

  #remember(text: string | null, code: number, member = getMemberNumber(text)): number {
    if (member > 0) this.#codeOfMember[member] = code;
    else this.#codeOf.set(text, code);
    return code;
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#texts.finish() };
  }
}

/** Looks for no text again: that takes longer than all else. */
export class DistinctTextWriter implements ColumnWriter {
  readonly #codes: IntegerWriter;
  readonly #texts: TextJoiner;

  constructor(column?: TextColumn) {
    this.#codes = new IntegerWriter(column?.codes);
    this.#texts = new TextJoiner(column?.values);
  }

  push(value: unknown): void {
    this.#codes.push(this.#texts.push(typeof value === 'string' ? value : null));
  }

  finish(): TextColumn {
    return { kind: 'text', codes: this.#codes.finish(), values: this.#texts.finish() };
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
