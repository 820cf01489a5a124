/** Tells real time, in milliseconds since 1970. */
export type Now = () => number;

/** The provider's own time: real time and an offset, so that a demo can jump ahead. It never goes back. */
export class Clock {
  #offset: number;
  readonly #realNow: Now;

  constructor(realNow: Now = Date.now, offset = 0) {
    this.#realNow = realNow;
    this.#offset = offset;
  }

  /** Provider time in milliseconds since 1970. */
  now(): number {
    return this.#realNow() + this.#offset;
  }

  /** How far provider time is ahead of real time, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  set offset(milliseconds: number) {
    this.#offset = milliseconds;
  }

  /** Jumps ahead. Throws a RangeError for a negative or unfinite duration. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0 && Number.isFinite(milliseconds))) {
      throw new RangeError('provider time only goes forward');
    }
    this.#offset += milliseconds;
  }
}
