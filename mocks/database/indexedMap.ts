import { isObject } from './fields';
import type { PackedRows } from './packedRows';
import type { PlainRow } from './packedTable';

/** The primary key of all models. */
export const ID = 'id';

/** A row with the library's symbols. */
export type Entity = Record<PropertyKey, unknown>;

/** The values that a comparator lists; undefined for comparators other than `equals` and `in`. */
function getListedValues(comparator: unknown): readonly unknown[] | undefined {
  if (!isObject(comparator)) return undefined;
  if ('equals' in comparator) return [comparator.equals];
  return Array.isArray(comparator.in) ? comparator.in : undefined;
}

/** What has become of packed rows: `rows` are those that are new or changed, the changed ones first, in their order. */
export interface TableChanges {
  readonly rows: readonly PlainRow[];
  /** ids of packed rows that are gone */
  readonly removed: readonly string[];
}

type Index = Map<unknown, Set<string>>;

function addToIndex(index: Index, value: unknown, id: string): void {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}

/**
 * Rows by id, with an index of ids by value for each indexed field. `entries()` yields only the `candidates`. An index is
 * made by the first query that needs it: a large world is there sooner. It lies over packed rows, which are read on demand:
 * the map itself holds the rows that are new or have changed since.
 */
export class IndexedMap extends Map<string, Entity> {
  /** ids that the running query can match; undefined for all */
  candidates: readonly string[] | undefined;
  /** Called with each row that is created, replaced or deleted, before it is; rows are never changed in place. */
  onChange: ((id: string, before: Entity | undefined, after: Entity | undefined) => void) | undefined;
  readonly #fields: readonly string[];
  readonly #toEntity: (row: Entity) => Entity;
  #packed: PackedRows | undefined;
  /** packed rows that have been looked at */
  readonly #read = new Map<number, Entity>();
  /** ids of packed rows that were deleted; of one that was created anew, too, which is not at its old place */
  readonly #removed = new Set<string>();
  /** how many rows of the map do not stand for a packed one */
  #added = 0;
  readonly #indexes = new Map<string, Index>();
  /** insertion order of the rows of the map, which is the order of the library's results */
  readonly #ordinals = new Map<string, number>();
  #nextOrdinal = 0;

  constructor(fields: readonly string[], toEntity: (row: Entity) => Entity) {
    super();
    this.#fields = fields;
    this.#toEntity = toEntity;
  }

  restore(packed: PackedRows | undefined, { rows, removed }: TableChanges): void {
    this.clear();
    this.#packed = packed;
    for (const id of removed) this.#removed.add(id);
    for (const row of rows) {
      if (isObject(row)) this.#store(String(row[ID]), this.#toEntity(row));
    }
  }

  /** What has become of the packed rows. */
  getChanges(): TableChanges {
    const changed: { readonly index: number; readonly row: Entity }[] = [];
    for (const [id, row] of super.entries()) {
      const index = this.#findPacked(id);
      if (index !== undefined) changed.push({ index, row });
    }
    changed.sort((a, b) => a.index - b.index);
    return {
      rows: [...changed.map(({ row }) => row), ...this.#getAdded().map(([, row]) => row)],
      removed: [...this.#removed],
    };
  }

  override get size(): number {
    return (this.#packed?.length ?? 0) - this.#removed.size + this.#added;
  }

  override has(id: string): boolean {
    return super.has(id) || this.#findPacked(id) !== undefined;
  }

  override get(id: string): Entity | undefined {
    const own = super.get(id);
    if (own) return own;
    const index = this.#findPacked(id);
    return index === undefined || !this.#packed ? undefined : this.#readPacked(this.#packed, index);
  }

  override set(id: string, entity: Entity): this {
    this.onChange?.(id, this.get(id), entity);
    this.#store(id, entity);
    return this;
  }

  #store(id: string, entity: Entity): void {
    const previous = super.get(id);
    if (!previous) {
      this.#ordinals.set(id, this.#nextOrdinal++);
      if (this.#findPacked(id) === undefined) this.#added++;
    }
    for (const [field, index] of this.#indexes) {
      if (previous) {
        if (previous[field] === entity[field]) continue;
        index.get(previous[field])?.delete(id);
      }
      addToIndex(index, entity[field], id);
    }
    super.set(id, entity);
  }

  override delete(id: string): boolean {
    const previous = this.get(id);
    if (!previous) return false;
    this.onChange?.(id, previous, undefined);
    if (this.#findPacked(id) !== undefined) this.#removed.add(id);
    else this.#added--;
    for (const [field, index] of this.#indexes) {
      const ids = index.get(previous[field]);
      ids?.delete(id);
      if (ids?.size === 0) index.delete(previous[field]);
    }
    this.#ordinals.delete(id);
    super.delete(id);
    return true;
  }

  override clear(): void {
    this.#packed = undefined;
    this.#read.clear();
    this.#removed.clear();
    this.#added = 0;
    this.#indexes.clear();
    this.#ordinals.clear();
    super.clear();
  }

  override keys(): MapIterator<string> {
    return this.#list().keys();
  }

  override values(): MapIterator<Entity> {
    return this.#list().values();
  }

  override entries(): MapIterator<[string, Entity]> {
    if (!this.candidates) return this.#list().entries();
    const rows = this.candidates.flatMap((id): [string, Entity][] => {
      const entity = this.get(id);
      return entity ? [[id, entity]] : [];
    });
    return new Map(rows).entries();
  }

  override [Symbol.iterator](): MapIterator<[string, Entity]> {
    return this.#list().entries();
  }

  /** The ids that can match, in insertion order, from the most selective index; undefined without an index. */
  findCandidates(where: unknown): readonly string[] | undefined {
    if (!isObject(where)) return undefined;
    const keys = getListedValues(where[ID]);
    if (keys) return this.#sortByInsertion(keys.filter((key) => typeof key === 'string'));
    let fewest: string[] | undefined;
    for (const field of this.#fields) {
      const values = getListedValues(where[field]);
      if (!values) continue;
      const ids = this.#findByField(field, values);
      if (!fewest || ids.length < fewest.length) fewest = ids;
    }
    return fewest && this.#sortByInsertion(fewest);
  }

  /** Packed rows that have changed are among them with their old value: the query looks at each row again. */
  #findByField(field: string, values: readonly unknown[]): string[] {
    const packed = this.#packed;
    const found = packed?.find(field, values)?.map((index) => packed.getId(index)) ?? [];
    const index = this.#getIndex(field);
    return [...found, ...[...new Set(values)].flatMap((value) => [...(index.get(value) ?? [])])];
  }

  #getIndex(field: string): Index {
    const existing = this.#indexes.get(field);
    if (existing) return existing;
    const index: Index = new Map();
    for (const [id, entity] of super.entries()) addToIndex(index, entity[field], id);
    this.#indexes.set(field, index);
    return index;
  }

  /** The place of a packed row that is still there. */
  #findPacked(id: string): number | undefined {
    return this.#removed.has(id) ? undefined : this.#packed?.indexOf(id);
  }

  #readPacked(packed: PackedRows, index: number): Entity {
    const known = this.#read.get(index);
    if (known) return known;
    const entity = this.#toEntity(packed.read(index));
    this.#read.set(index, entity);
    return entity;
  }

  #getAdded(): [string, Entity][] {
    return [...super.entries()].filter(([id]) => this.#findPacked(id) === undefined);
  }

  /** All rows in insertion order. */
  #list(): Map<string, Entity> {
    const rows = new Map<string, Entity>();
    const packed = this.#packed;
    for (let index = 0; packed && index < packed.length; index++) {
      const id = packed.getId(index);
      if (!this.#removed.has(id)) rows.set(id, super.get(id) ?? this.#readPacked(packed, index));
    }
    for (const [id, entity] of this.#getAdded()) rows.set(id, entity);
    return rows;
  }

  #sortByInsertion(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const ordinal = (id: string) =>
      this.#findPacked(id) ?? (this.#packed?.length ?? 0) + (this.#ordinals.get(id) ?? 0);
    const ordinals = new Map(ids.map((id) => [id, ordinal(id)]));
    return [...ordinals].sort(([, a], [, b]) => a - b).map(([id]) => id);
  }
}
