import { createId, isNumbered, readNumber } from './ids';
import { distinctTexts, type ModelName, models } from './models';

export interface Field {
  readonly name: string;
  readonly type: 'text' | 'number' | 'list';
  readonly isNullable: boolean;
  /** no two rows have the same text, or hardly any */
  readonly isDistinct: boolean;
}

export const isObject = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const isModelName = (name: string): name is ModelName => name in models;
export const modelNames: readonly ModelName[] = Object.keys(models).filter(isModelName);

/** Reads a field's type off its definition in @mswjs/data: a constructor, `primaryKey()` or `nullable()`. */
function getSample(definition: unknown): { readonly sample: unknown; readonly isNullable: boolean } {
  if (typeof definition === 'function') return { sample: definition(), isNullable: false };
  if (isObject(definition)) {
    if ('getPrimaryKeyValue' in definition && typeof definition.getPrimaryKeyValue === 'function') {
      return { sample: definition.getPrimaryKeyValue(), isNullable: false };
    }
    if ('getValue' in definition && typeof definition.getValue === 'function') {
      return { sample: definition.getValue(), isNullable: true };
    }
  }
  throw new Error('a model has a kind of field that worlds do not support');
}

function toField([name, definition]: [string, unknown], distinct: readonly string[]): Field {
  const { sample, isNullable } = getSample(definition);
  return {
    name,
    type: Array.isArray(sample) ? 'list' : typeof sample === 'number' ? 'number' : 'text',
    isNullable,
    isDistinct: distinct.includes(name),
  };
}

export const mapTables = <Value>(create: (name: ModelName) => Value): Record<ModelName, Value> => ({
  member: create('member'),
  account: create('account'),
  posting: create('posting'),
  transaction: create('transaction'),
  donation: create('donation'),
  transfer: create('transfer'),
  activity: create('activity'),
  depositWallet: create('depositWallet'),
  token: create('token'),
  idempotencyKey: create('idempotencyKey'),
  mail: create('mail'),
});

/** How the rows of a table look. */
export interface TableShape {
  /** in the order of the model */
  readonly fields: readonly Field[];
  /** The id of the nth row of a new world, counted from 0; undefined where ids have no order. */
  readonly getId: (index: number) => string | undefined;
  /** The reverse: the n of such an id, -1 for another one. */
  readonly findIndex: (id: string) => number;
}

export const createShape = (model: object, table = '', distinct: readonly string[] = []): TableShape => ({
  fields: Object.entries(model).map((entry) => toField(entry, distinct)),
  getId: (index) => (isNumbered(table) ? createId(table, index + 1) : undefined),
  findIndex: (id) => (isNumbered(table) ? readNumber(table, id) - 1 : -1),
});

const shapes = mapTables((name) => createShape(models[name], name, distinctTexts[name]));

export const getShape = (table: ModelName): TableShape => shapes[table];

/** Whether a value is a row of a table. Hand-written for speed: it runs over all rows that have changed. */
export function isRow(table: ModelName, row: unknown): row is Readonly<Record<string, unknown>> {
  if (!isObject(row)) return false;
  return getShape(table).fields.every(({ name, type, isNullable }) => {
    const value = row[name];
    if (value === null) return isNullable;
    return type === 'list' ? Array.isArray(value) : typeof value === (type === 'text' ? 'string' : 'number');
  });
}

/** Opened by looking at a screen or signing in, not by what happens in the world: neither undone nor restored. */
export const SESSION_TABLES = ['token', 'depositWallet'] as const satisfies readonly ModelName[];
export const recordedTables = modelNames.filter((name) => !SESSION_TABLES.some((table) => table === name));
