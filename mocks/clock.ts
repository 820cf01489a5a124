/** Returns real time, in milliseconds since 1970. */
export type Now = () => number;

/** Provider time: real time plus an offset, so that a demo can jump ahead; it may pass faster. */
export class Clock {
  /** Provider time minus real time at `fastSince`, or ever as long as it is 1×, in milliseconds. */
  offset = 0;
  /** The sum of all jumps, in milliseconds. */
  jumped = 0;
  #rate = 1;
  /** real time */
  #fastSince = 0;
  readonly #realNow: Now;

  constructor(realNow: Now = Date.now) {
    this.#realNow = realNow;
  }

  /** Provider time in milliseconds since 1970. */
  now(): number {
    const real = this.#realNow();
    return Math.round(real + this.offset + (this.#rate - 1) * (real - this.#fastSince));
  }

  /** How many times faster than real time it passes; at least 1. */
  get rate(): number {
    return this.#rate;
  }

  set rate(rate: number) {
    if (!(rate >= 1 && Number.isFinite(rate))) throw new RangeError('provider time passes forward');
    this.pace = { rate, since: this.#realNow(), offset: this.now() - this.#realNow() };
  }

  /** All of it, to be stored. `since`: in real time. */
  get pace(): { readonly rate: number; readonly since: number; readonly offset: number } {
    return { rate: this.#rate, since: this.#fastSince, offset: this.offset };
  }

  set pace({ rate, since, offset }: Clock['pace']) {
    this.#rate = rate;
    this.#fastSince = since;
    this.offset = offset;
  }

  /** Jumps ahead. Throws a RangeError for a negative or infinite duration. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0 && Number.isFinite(milliseconds))) {
      throw new RangeError('provider time only goes forward');
    }
    this.offset += milliseconds;
    this.jumped += milliseconds;
  }
}
