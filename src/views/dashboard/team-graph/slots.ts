/**
 * Orders items so that those shown before keep their index: the library keys what it draws by index, and so leaves
 * their elements alone.
 */
export class Slots<Item> {
  #taken: ReadonlyMap<string, number> = new Map();
  readonly #keyOf: (item: Item) => string;

  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  place(items: readonly Item[]): Item[] {
    const placed = new Map<number, Item>();
    const others: Item[] = [];
    for (const item of items) {
      const slot = this.#taken.get(this.#keyOf(item));
      if (slot !== undefined && slot < items.length) placed.set(slot, item);
      else others.push(item);
    }
    const taken = new Map<string, number>();
    const ordered: Item[] = [];
    let next = 0;
    for (let slot = 0; slot < items.length; slot++) {
      const item = placed.get(slot) ?? others[next++];
      if (item === undefined) break;
      ordered.push(item);
      taken.set(this.#keyOf(item), slot);
    }
    this.#taken = taken;
    return ordered;
  }
}
