/** A row with the library's symbols. */
export type Entity = Record<PropertyKey, unknown>;

export const isObject = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

/** The values that a comparator lists; undefined for comparators other than `equals` and `in`. */
function getListedValues(comparator: unknown): readonly unknown[] | undefined {
  if (!isObject(comparator)) return undefined;
  if ('equals' in comparator) return [comparator.equals];
  return Array.isArray(comparator.in) ? comparator.in : undefined;
}

/** Rows by id, with an index of ids by value for each indexed field. `entries()` yields only the `candidates`. */
export class IndexedMap extends Map<string, Entity> {
  /** ids that the running query can match; undefined for all */
  candidates: readonly string[] | undefined;
  /** Called with each row that is created, replaced or deleted, before it is; rows are never changed in place. */
  onChange: ((id: string, before: Entity | undefined, after: Entity | undefined) => void) | undefined;
  readonly #primaryKey: string;
  readonly #idsByField: ReadonlyMap<string, Map<unknown, Set<string>>>;
  /** insertion order, which is the order of the library's results */
  readonly #ordinals = new Map<string, number>();
  #nextOrdinal = 0;

  constructor(primaryKey: string, fields: readonly string[]) {
    super();
    this.#primaryKey = primaryKey;
    this.#idsByField = new Map(fields.map((field) => [field, new Map()]));
  }

  override set(id: string, entity: Entity): this {
    const previous = super.get(id);
    this.onChange?.(id, previous, entity);
    if (!previous) this.#ordinals.set(id, this.#nextOrdinal++);
    for (const [field, idsByValue] of this.#idsByField) {
      if (previous) {
        if (previous[field] === entity[field]) continue;
        idsByValue.get(previous[field])?.delete(id);
      }
      const ids = idsByValue.get(entity[field]);
      if (ids) ids.add(id);
      else idsByValue.set(entity[field], new Set([id]));
    }
    return super.set(id, entity);
  }

  override delete(id: string): boolean {
    const previous = super.get(id);
    if (!previous) return false;
    this.onChange?.(id, previous, undefined);
    for (const [field, idsByValue] of this.#idsByField) {
      const ids = idsByValue.get(previous[field]);
      ids?.delete(id);
      if (ids?.size === 0) idsByValue.delete(previous[field]);
    }
    this.#ordinals.delete(id);
    return super.delete(id);
  }

  override clear(): void {
    for (const idsByValue of this.#idsByField.values()) idsByValue.clear();
    this.#ordinals.clear();
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
    for (const [field, idsByValue] of this.#idsByField) {
      const values = getListedValues(where[field]);
      if (!values) continue;
      const ids = [...new Set(values)].flatMap((value) => [...(idsByValue.get(value) ?? [])]);
      if (!fewest || ids.length < fewest.length) fewest = ids;
    }
    return fewest && this.#sortByInsertion(fewest);
  }

  #sortByInsertion(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const ordinal = (id: string) => this.#ordinals.get(id) ?? Number.POSITIVE_INFINITY;
    return [...new Set(ids)].sort((a, b) => ordinal(a) - ordinal(b));
  }
}
