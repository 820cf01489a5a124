/** A row with the library's symbols. */
export type Entity = Record<PropertyKey, unknown>;

export const isObject = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

/** The values that a comparator lists; undefined for comparators other than `equals` and `in`. */
function getListedValues(comparator: unknown): readonly unknown[] | undefined {
  if (!isObject(comparator)) return undefined;
  if ('equals' in comparator) return [comparator.equals];
  return Array.isArray(comparator.in) ? comparator.in : undefined;
}

type Index = Map<unknown, Set<string>>;

function addToIndex(index: Index, value: unknown, id: string): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}

/**
 * Rows by id, with an index of ids by value for each indexed field. `entries()` yields only the `candidates`. An index is
 * made by the first query that needs it: a large world is there sooner.
 */
export class IndexedMap extends Map<string, Entity> {
  /** ids that the running query can match; undefined for all */
  candidates: readonly string[] | undefined;
  /** Called with each row that is created, replaced or deleted, before it is; rows are never changed in place. */
  onChange: ((id: string, before: Entity | undefined, after: Entity | undefined) => void) | undefined;
  readonly #primaryKey: string;
  readonly #fields: readonly string[];
  readonly #indexes = new Map<string, Index>();
  /** insertion order, which is the order of the library's results */
  #ordinals: Map<string, number> | undefined;
  #nextOrdinal = 0;

  constructor(primaryKey: string, fields: readonly string[]) {
    super();
    this.#primaryKey = primaryKey;
    this.#fields = fields;
  }

  override set(id: string, entity: Entity): this {
    this.onChange?.(id, super.get(id), entity);
    if (this.#indexes.size > 0 || this.#ordinals) this.#updateIndexes(id, entity);
    return super.set(id, entity);
  }

  #updateIndexes(id: string, entity: Entity): void {
    const previous = super.get(id);
    if (!previous) this.#ordinals?.set(id, this.#nextOrdinal++);
    for (const [field, index] of this.#indexes) {
      if (previous) {
        if (previous[field] === entity[field]) continue;
        index.get(previous[field])?.delete(id);
      }
      addToIndex(index, entity[field], id);
    }
  }

  override delete(id: string): boolean {
    const previous = super.get(id);
    if (!previous) return false;
    this.onChange?.(id, previous, undefined);
    for (const [field, index] of this.#indexes) {
      const ids = index.get(previous[field]);
      ids?.delete(id);
      if (ids?.size === 0) index.delete(previous[field]);
    }
    this.#ordinals?.delete(id);
    return super.delete(id);
  }

  override clear(): void {
    this.#indexes.clear();
    this.#ordinals = undefined;
    super.clear();
  }

  override entries(): MapIterator<[string, Entity]> {
    if (!this.candidates) return super.entries();
    const rows = this.candidates.flatMap((id): [string, Entity][] => {
      const entity = super.get(id);
      return entity ? [[id, entity]] : [];
    });
    return new Map(rows).entries();
  }

  /** The ids that can match, in insertion order, from the most selective index; undefined without an index. */
  findCandidates(where: unknown): readonly string[] | undefined {
    if (!isObject(where)) return undefined;
    const keys = getListedValues(where[this.#primaryKey]);
    if (keys) return this.#sortByInsertion(keys.filter((key) => typeof key === 'string'));
    let fewest: string[] | undefined;
    for (const field of this.#fields) {
      const values = getListedValues(where[field]);
      if (!values) continue;
      const index = this.#getIndex(field);
      const ids = [...new Set(values)].flatMap((value) => [...(index.get(value) ?? [])]);
      if (!fewest || ids.length < fewest.length) fewest = ids;
    }
    return fewest && this.#sortByInsertion(fewest);
  }

  #getIndex(field: string): Index {
    const existing = this.#indexes.get(field);
    if (existing) return existing;
    const index: Index = new Map();
    for (const [id, entity] of super.entries()) addToIndex(index, entity[field], id);
    this.#indexes.set(field, index);
    return index;
  }

  #getOrdinals(): ReadonlyMap<string, number> {
    if (!this.#ordinals) {
      this.#ordinals = new Map();
      this.#nextOrdinal = 0;
      for (const id of super.keys()) this.#ordinals.set(id, this.#nextOrdinal++);
    }
    return this.#ordinals;
  }

  #sortByInsertion(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const ordinals = this.#getOrdinals();
    const ordinal = (id: string) => ordinals.get(id) ?? Number.POSITIVE_INFINITY;
    return [...new Set(ids)].sort((a, b) => ordinal(a) - ordinal(b));
  }
}
