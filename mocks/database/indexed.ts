import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data';
import { type Entity, IndexedMap, isObject } from './indexedMap';

/**
 * The only module that touches the insides of @mswjs/data (pinned). The library answers every query, even one by
 * primary key, by scanning `models[name].entries()`. Here each model's Map is replaced by one that knows which ids
 * hold a field's value, and each query of the public API narrows what `entries()` yields before the library looks:
 * same API, same answers, same order, without the scan.
 */

type Query = (query: unknown) => unknown;

interface Internals {
  readonly models: Record<string, Map<string, Entity>>;
  readonly events: { removeAllListeners(): void };
}

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
