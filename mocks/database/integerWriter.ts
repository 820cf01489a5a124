import type { Integers, Numbers } from './packedColumn';

const FIRST_LENGTH = 256;

/** A typed array that grows: unlike a list of numbers, it is none of the garbage collector's work. */
export class Growing<Items extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
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
export function copyNumbers(items: Float64Array | Uint32Array): Numbers {
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

  get length(): number {
    return this.#items.length;
  }

  push(value: number): void {
    this.#items.push(value);
    if (value > this.#greatest) this.#greatest = value;
  }

  finish(): Integers {
    return copyIntegers(this.#items.items, this.#greatest);
  }
}
