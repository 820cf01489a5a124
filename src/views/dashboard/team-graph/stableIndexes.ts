/**
 * Arranges items so that those rendered before keep their index: the library keys elements by index, and so does not
 * remount them.
 */
export class StableIndexes<Item> {
  #indexes: ReadonlyMap<string, number> = new Map();
  readonly #keyOf: (item: Item) => string;

  constructor(keyOf: (item: Item) => string) {
    this.#keyOf = keyOf;
  }

  /** May have holes: an item at another index would be remounted and lose the focus. */
  arrange(items: readonly Item[]): Item[] {
    const arranged: Item[] = [];
    const added: Item[] = [];
    const indexes = new Map<string, number>();
    for (const item of items) {
      const index = this.#indexes.get(this.#keyOf(item));
      if (index === undefined) {
        added.push(item);
        continue;
      }
      arranged[index] = item;
      indexes.set(this.#keyOf(item), index);
    }
    let index = 0;
    for (const item of added) {
      while (index in arranged) index += 1;
      arranged[index] = item;
      indexes.set(this.#keyOf(item), index);
    }
    this.#indexes = indexes;
    return arranged;
  }
}
