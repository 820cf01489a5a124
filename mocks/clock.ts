/** Returns real time, in milliseconds since 1970. */
export type Now = () => number;

/** Provider time: real time plus an offset, so that a demo can jump ahead. */
export class Clock {
  /** Provider time minus real time, in milliseconds. */
  offset = 0;
  readonly #realNow: Now;

  constructor(realNow: Now = Date.now) {
    this.#realNow = realNow;
  }

  /** Provider time in milliseconds since 1970. */
  now(): number {
    return this.#realNow() + this.offset;
  }

  /** Jumps ahead. Throws a RangeError for a negative or infinite duration. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0 && Number.isFinite(milliseconds))) {
      throw new RangeError('provider time only goes forward');
    }
    this.offset += milliseconds;
  }
}
