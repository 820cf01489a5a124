/**
 * Gives items places so that those shown before keep their index: the library keys what it draws by index, and so leaves
 * their elements alone.
 */
export class Slots<Item> {
  #taken: ReadonlyMap<string, number> = new Map();
  readonly #keyOf: (item: Item) => string;

  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  /** May have holes: an item that moved to another index would be drawn anew, and lose the focus. */
  place(items: readonly Item[]): Item[] {
    const placed: Item[] = [];
    const others: Item[] = [];
    const taken = new Map<string, number>();
    for (const item of items) {
      const slot = this.#taken.get(this.#keyOf(item));
      if (slot === undefined) {
        others.push(item);
        continue;
      }
      placed[slot] = item;
      taken.set(this.#keyOf(item), slot);
    }
    let slot = 0;
    for (const item of others) {
      while (slot in placed) slot += 1;
      placed[slot] = item;
      taken.set(this.#keyOf(item), slot);
    }
    this.#taken = taken;
    return placed;
  }
}
