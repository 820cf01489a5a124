import { IntegerWriter } from './integerWriter';
import { type Integers, isIntegers, type JoinedTexts } from './packedColumn';

/** So many are joined at a time: short texts that live on are most of what the garbage collector copies. */
const CHUNK_TEXTS = 1024;

/** Joins texts; behind those that are joined already where it is given them. */
export class TextJoiner {
  readonly #lengths: IntegerWriter;
  readonly #chunks: string[];
  #texts: string[] = [];
  #nullAt: number;

  constructor(joined?: JoinedTexts) {
    this.#lengths = new IntegerWriter(joined?.lengths);
    this.#chunks = joined ? [joined.text] : [];
    this.#nullAt = joined?.nullAt ?? -1;
  }

  /** Returns the place of the text. Null has one at most. */
  push(text: string | null): number {
    if (text === null && this.#nullAt >= 0) return this.#nullAt;
    if (text === null) this.#nullAt = this.#lengths.length;
    else if (this.#texts.push(text) === CHUNK_TEXTS) this.#join();
    this.#lengths.push(text?.length ?? 0);
    return this.#lengths.length - 1;
  }

  #join(): void {
    this.#chunks.push(this.#texts.join(''));
    this.#texts = [];
  }

  finish(): JoinedTexts {
    this.#join();
    return { text: this.#chunks.join(''), lengths: this.#lengths.finish(), nullAt: this.#nullAt };
  }
}

/** Reads joined texts by their places, from 0. Each is a text of its own from when it is first asked for. */
export class TextsReader {
  readonly length: number;
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly #read: (string | null | undefined)[];

  constructor({ text, lengths, nullAt }: JoinedTexts) {
    this.length = lengths.length;
    this.#text = text;
    this.#starts = new Uint32Array(lengths.length + 1);
    let start = 0;
    for (let place = 0; place < lengths.length; place++) {
      start += lengths[place] ?? 0;
      this.#starts[place + 1] = start;
    }
    this.#read = new Array(lengths.length);
    if (nullAt >= 0) this.#read[nullAt] = null;
  }

  /** Null also for a place where there is none. */
  get(place: number): string | null {
    const known = this.#read[place];
    if (known !== undefined) return known;
    if (!(place >= 0 && place < this.length)) return null;
    const text = this.#text.slice(this.#starts[place], this.#starts[place + 1]);
    this.#read[place] = text;
    return text;
  }
}

const readers = new WeakMap<JoinedTexts, TextsReader>();

/** The same for the same texts. */
export function readTexts(joined: JoinedTexts): TextsReader {
  const reader = readers.get(joined) ?? new TextsReader(joined);
  readers.set(joined, reader);
  return reader;
}

function sum(lengths: Integers): number {
  let total = 0;
  for (const length of lengths) total += length;
  return total;
}

export function isJoinedTexts(value: unknown): value is JoinedTexts {
  if (typeof value !== 'object' || value === null) return false;
  if (!('text' in value && 'lengths' in value && 'nullAt' in value)) return false;
  const { text, lengths, nullAt } = value;
  return (
    typeof text === 'string' &&
    isIntegers(lengths) &&
    sum(lengths) === text.length &&
    (nullAt === -1 || (typeof nullAt === 'number' && lengths[nullAt] === 0))
  );
}

const isText = (value: unknown): value is string | null => value === null || typeof value === 'string';

/** Joins a list of texts, as they were stored before version 7. Undefined for another value. */
export function joinList(values: unknown): JoinedTexts | undefined {
  if (!(Array.isArray(values) && values.every(isText))) return undefined;
  if (values.indexOf(null) !== values.lastIndexOf(null)) return undefined;
  const joiner = new TextJoiner();
  for (const text of values) joiner.push(text);
  return joiner.finish();
}
