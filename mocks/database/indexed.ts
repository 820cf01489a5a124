import { ENTITY_TYPE, PRIMARY_KEY } from '@mswjs/data';
import { isObject } from './fields';
import { type Entity, ID, IndexedMap, type TableChanges } from './indexedMap';
import type { PackedRows } from './packedRows';

/**
 * The only module that depends on internals of @mswjs/data (pinned). The library runs every query, even one by
 * primary key, by scanning `models[name].entries()`. Here each model's Map is replaced by an indexed one, and each
 * query of the public API limits what `entries()` yields: same API, same results, same order, without the scan.
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

function getInternals(database: object): Internals {
  const internals = Object.getOwnPropertySymbols(database)
    .map((symbol) => Reflect.get(database, symbol))
    .find(isInternals);
  if (!internals)
    throw new Error('the internals of @mswjs/data have changed: adapt mocks/database/indexed.ts');
  return internals;
}

const toEntity = (model: string, row: object): Entity => ({
  ...row,
  [ENTITY_TYPE]: model,
  [PRIMARY_KEY]: ID,
});

const QUERIES = ['findFirst', 'findMany', 'count', 'update', 'updateMany', 'delete', 'deleteMany'] as const;

function narrowQueries(api: object, map: IndexedMap): void {
  for (const name of QUERIES) {
    const query = Reflect.get(api, name);
    if (!isQuery(query)) throw new Error(`@mswjs/data has no ${name}: adapt mocks/database/indexed.ts`);
    Reflect.set(api, name, (argument: unknown) => {
      const previous = map.candidates;
      map.candidates = isObject(argument) ? map.findCandidates(argument.where) : undefined;
      try {
        return query(argument);
      } finally {
        map.candidates = previous;
      }
    });
  }
}

/**
 * Adds indexes on `fields` to a new database of `factory()`, whose models all have the primary key `id`.
 * Disables its cross-tab sync, through which a tab that seeds would overwrite another tab's changes.
 */
export function indexed<Database extends object>(
  database: Database,
  fields: Readonly<Partial<Record<string, readonly string[]>>>,
): Database {
  const internals = getInternals(database);
  internals.events.removeAllListeners();
  for (const name of Object.keys(internals.models)) {
    const map = new IndexedMap(fields[name] ?? [], (row) => toEntity(name, row));
    internals.models[name] = map;
    const api: unknown = Reflect.get(database, name);
    if (isObject(api)) narrowQueries(api, map);
  }
  return database;
}

function getMap(database: object, model: string): IndexedMap {
  const map = getInternals(database).models[model];
  if (!(map instanceof IndexedMap)) throw new Error(`there is no model ${model}`);
  return map;
}

/** Calls back with every row of a model that the work creates, replaces (both given) or deletes, in that order. */
export function observeRows(database: object, model: string, onChange: IndexedMap['onChange']): () => void {
  const map = getMap(database, model);
  map.onChange = onChange;
  return () => {
    map.onChange = undefined;
  };
}

/** The place of a row among the rows of its model, counted from 0. */
export const getRowIndex = (database: object, model: string, id: string): number =>
  [...getMap(database, model).keys()].indexOf(id);

/** Creates, replaces or, with null, deletes a row. A new one comes last, or at an index. */
export function putRow(
  database: object,
  model: string,
  { id, row, index }: { readonly id: string; readonly row: object | null; readonly index: number | null },
): void {
  const map = getMap(database, model);
  if (!row) {
    map.delete(id);
    return;
  }
  const isInserted = index !== null && !map.has(id) && index < map.size;
  const later = isInserted ? [...map].slice(index) : [];
  for (const [key] of later) map.delete(key);
  map.set(id, toEntity(model, row));
  for (const [key, entity] of later) map.set(key, entity);
}

/** Replaces all rows of a model at once, without the library's slow creation row by row. Does not copy the rows. */
export const hydrate = (database: object, model: string, changes: TableChanges, packed?: PackedRows): void =>
  getMap(database, model).restore(packed, changes);

export const getChanges = (database: object, model: string): TableChanges =>
  getMap(database, model).getChanges();
