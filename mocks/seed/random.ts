import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chances that come out the same for the same seed. */
export class Random {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** A whole number from `from` to `to`, both included. */
  readonly between = (from: number, to: number): number => uniformInt(this.#generator, from, to);

  /** A whole number from 0 up to, not including, `below`. */
  readonly below = (below: number): number => this.between(0, below - 1);

  /** True with the given probability, to a thousandth. */
  readonly chance = (probability: number): boolean => this.below(1000) < probability * 1000;

  /** One of the items. Throws a RangeError when there is none. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick from');
    return item;
  }

  /** An index, drawn in proportion to the weights (whole numbers). */
  weighted(weights: readonly number[]): number {
    let ticket = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    const index = weights.findIndex((weight) => {
      ticket -= weight;
      return ticket < 0;
    });
    return Math.max(index, 0);
  }
}
