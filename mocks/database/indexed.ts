import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data';

/**
 * The only module that touches the insides of @mswjs/data (pinned). The library answers every query, even one by
 * primary key, by scanning `models[name].entries()`. Here each model's Map is replaced by one that knows which ids
 * hold a field's value, and each query of the public API narrows what `entries()` yields before the library looks:
 * same API, same answers, same order, without the scan.
 */

type Entity = Record<PropertyKey, unknown>;
type Query = (query: unknown) => unknown;

interface Internals {
  readonly models: Record<string, Map<string, Entity>>;
  readonly events: { removeAllListeners(): void };
}

const isObject = (value: unknown): value is Entity => typeof value === 'object' && value !== null;

const isInternals = (value: unknown): value is Internals =>
  isObject(value) &&
  isObject(value.models) &&
  Object.values(value.models).every((model) => model instanceof Map) &&
  isObject(value.events) &&
  typeof value.events.removeAllListeners === 'function';

const isQuery = (value: unknown): value is Query => typeof value === 'function';

function internalsOf(database: object): Internals {
  const found = Object.getOwnPropertySymbols(database)
    .map((symbol) => Reflect.get(database, symbol))
    .find(isInternals);
  if (!found) throw new Error('@mswjs/data has changed inside: mocks/database/indexed.ts no longer fits it');
  return found;
}

/** The values that a comparator allows, if it names them one by one. */
function namedValues(comparator: unknown): readonly unknown[] | undefined {
  if (!isObject(comparator)) return undefined;
  if ('equals' in comparator) return [comparator.equals];
  return Array.isArray(comparator.in) ? comparator.in : undefined;
}

/** Rows by id, and for each indexed field the ids that hold a value. */
class IndexedMap extends Map<string, Entity> {
  /** ids that the running query can match; undefined means any */
  candidates: readonly string[] | undefined;
  readonly #primaryKey: string;
  readonly #idsByField: ReadonlyMap<string, Map<unknown, Set<string>>>;
  /** insertion order, which the library's answers follow */
  readonly #ordinals = new Map<string, number>();
  #nextOrdinal = 0;

  constructor(primaryKey: string, fields: readonly string[]) {
    super();
    this.#primaryKey = primaryKey;
    this.#idsByField = new Map(fields.map((field) => [field, new Map()]));
  }

  override set(id: string, entity: Entity): this {
    const previous = super.get(id);
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

  /** The ids that can match, in insertion order, by the narrowest index; undefined when no index helps. */
  plan(where: unknown): readonly string[] | undefined {
    if (!isObject(where)) return undefined;
    const keys = namedValues(where[this.#primaryKey]);
    if (keys) return this.#inOrder(keys.filter((key) => typeof key === 'string'));
    let narrowest: string[] | undefined;
    for (const [field, idsByValue] of this.#idsByField) {
      const values = namedValues(where[field]);
      if (!values) continue;
      const ids = [...new Set(values)].flatMap((value) => [...(idsByValue.get(value) ?? [])]);
      if (!narrowest || ids.length < narrowest.length) narrowest = ids;
    }
    return narrowest && this.#inOrder(narrowest);
  }

  #inOrder(ids: readonly string[]): readonly string[] {
    if (ids.length < 2) return ids;
    const ordinal = (id: string) => this.#ordinals.get(id) ?? Number.POSITIVE_INFINITY;
    return [...new Set(ids)].sort((a, b) => ordinal(a) - ordinal(b));
  }
}

const QUERIES = ['findFirst', 'findMany', 'count', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

function narrowQueries(api: object, map: IndexedMap): void {
  for (const name of QUERIES) {
    const query = Reflect.get(api, name);
    if (!isQuery(query))
      throw new Error(`@mswjs/data has no ${name}: mocks/database/indexed.ts no longer fits it`);
    Reflect.set(api, name, (argument: unknown) => {
      const outer = map.candidates;
      map.candidates = isObject(argument) ? map.plan(argument.where) : undefined;
      try {
        return query(argument);
      } finally {
        map.candidates = outer;
      }
    });
  }
}

/**
 * Puts indexes under a database just made by `factory()`, whose models all have the primary key `primaryKey`, and
 * switches off its cross-tab sync, which lets a tab that seeds overwrite what another tab has edited.
 */
export function indexed<Database extends object>(
  database: Database,
  fields: Readonly<Record<string, readonly string[]>>,
  primaryKey = 'id',
): Database {
  const internals = internalsOf(database);
  internals.events.removeAllListeners();
  for (const name of Object.keys(internals.models)) {
    const map = new IndexedMap(primaryKey, fields[name] ?? []);
    internals.models[name] = map;
    const api: unknown = Reflect.get(database, name);
    if (isObject(api)) narrowQueries(api, map);
  }
  return database;
}

/** Replaces all rows of a model at once, past the library's row-by-row creation. The rows become the table's own. */
export function hydrate(database: object, model: string, rows: readonly object[], primaryKey = 'id'): void {
  const map = internalsOf(database).models[model];
  if (!map) throw new Error(`there is no model ${model}`);
  map.clear();
  for (const row of rows) {
    const entity: Entity = { ...row, [ENTITY_TYPE]: model, [PRIMARY_KEY]: primaryKey };
    map.set(String(entity[primaryKey]), entity);
  }
}
