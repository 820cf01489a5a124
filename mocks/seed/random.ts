import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Random values that are the same for the same seed. */
export class Random {
  readonly #generator: ReturnType<typeof xoroshiro128plus>;

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed);
  }

  /** An integer from `from` to `to`, both included. */
  readonly between = (from: number, to: number): number => uniformInt(this.#generator, from, to);

  /** An integer from 0 up to, not including, `below`. */
  readonly below = (below: number): number => this.between(0, below - 1);

  /** From 0 up to, not including, 1. */
  readonly share = (): number => (this.#generator.next() >>> 0) / 2 ** 32;

  /** True with the given probability, to a thousandth. */
  readonly chance = (probability: number): boolean => this.below(1000) < probability * 1000;

  /** One of the items. Throws a RangeError for an empty list. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new RangeError('cannot pick from an empty list');
    return item;
  }

  /** An index, with probabilities proportional to the weights (integers). */
  weighted(weights: readonly number[]): number {
    let remaining = this.below(weights.reduce((sum, weight) => sum + weight, 0));
    const index = weights.findIndex((weight) => {
      remaining -= weight;
      return remaining < 0;
    });
    return Math.max(index, 0);
  }
}
