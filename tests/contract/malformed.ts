import * as z from 'zod/mini';

/** A reply that breaks its contract in one place, or whose values no real provider would send. */
export interface MalformedReply {
  /** what is wrong, after where: `data.profile.stage: a list` */
  readonly name: string;
  /** as it travels: most are JSON */
  readonly body: string;
}

type Path = readonly (string | number)[];
type Case = readonly [name: string, value: unknown];

const LONG_TEXT_LENGTH = 20_000;
const MANY = 300;
const NESTING = 2000;
/** Far enough for every field; a team tree that is nested goes on in the same way. */
const MAX_DEPTH = 7;
const RAW_MARK = '\u0001raw:';

/** A number as it is written, such as one that no JavaScript number can hold. */
const rawNumber = (digits: string): string => `${RAW_MARK}${digits}`;
/** An object with an own key `__proto__`, as JSON.parse makes it. */
const protoKey: unknown = JSON.parse('{"__proto__":{"polluted":true}}');
const constructorKey = { constructor: { prototype: { polluted: true } } };

/** Values for a field that holds a text, a number, a date or a flag. */
const SCALARS: readonly Case[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['minus one', -1],
  ['a fraction', 0.5],
  ['a seventh decimal', 1.000_000_1],
  ['a number past all safe integers', rawNumber('9007199254740993')],
  ['a huge number', 1e308],
  ['a number past all numbers', rawNumber('1e999')],
  ['minus zero', rawNumber('-0')],
  ['an empty text', ''],
  ['blanks', ' \t '],
  ['a text', 'unexpected'],
  ['a very long text', 'long '.repeat(LONG_TEXT_LENGTH / 5)],
  ['a long word', 'w'.repeat(LONG_TEXT_LENGTH)],
  ['a number as text', '12'],
  ['a negative number as text', '-12.5'],
  ['a huge number as text', '9'.repeat(400)],
  ['an exponent as text', '1e999'],
  ['NaN as text', 'NaN'],
  ['Infinity as text', '-Infinity'],
  ['a hexadecimal number as text', '0x1F'],
  ['a number with separators', '1,234,567.50'],
  ['Arabic digits', '١٢٣'],
  ['true as text', 'true'],
  ['line breaks', 'one\r\ntwo\u2028three'],
  ['a change of direction', '\u202Etxet\u2066 \u200Fmark'],
  ['a lone surrogate', 'half \uD83D'],
  ['control characters', 'a\u0000b\u0007c\u001B[31m'],
  ['combining marks', `Z${'\u0335\u0321'.repeat(200)}`],
  ['markup', '"><img src=x onerror="alert(1)"><script>alert(2)</script>'],
  ['a script address', 'javascript:alert(1)'],
  ['a formula', '=HYPERLINK("http://example.com")'],
  ['the name __proto__', '__proto__'],
  ['the name constructor', 'constructor'],
  ['the year 9999', '9999-12-31T23:59:59.999Z'],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['the last day of JavaScript', '+275760-09-13T00:00:00Z'],
  ['a day that does not exist', '2026-02-31T25:61:00Z'],
  ['an empty list', []],
  ['a list', ['unexpected']],
  ['an empty object', {}],
  ['an object', { value: 1, nested: { deep: ['x'] } }],
  ['an object with the key __proto__', protoKey],
  ['an object with the key toString', { toString: 1, valueOf: 'x', toJSON: null }],
];

/** Those that are also put into every element of a list at once: what a screen adds up or draws is seldom the first. */
const IN_EVERY_ELEMENT: ReadonlySet<string> = new Set([
  'null',
  'zero',
  'minus one',
  'a huge number',
  'an empty text',
  'line breaks',
  'a change of direction',
  'a lone surrogate',
  'the year 9999',
  'the year 0',
]);

/** Values for a field that holds an object or a list. */
const CONTAINERS: readonly Case[] = [
  ['null', null],
  ['true', true],
  ['false', false],
  ['zero', 0],
  ['a huge number', 1e308],
  ['an empty text', ''],
  ['a text', 'unexpected'],
  ['a very long text', 'long '.repeat(LONG_TEXT_LENGTH / 5)],
  ['an empty list', []],
  ['a list of null', [null]],
  ['a list of lists', [[[]]]],
  ['an empty object', {}],
  ['an object of unknown fields', { value: 1, nested: { deep: ['x'] } }],
  ['an object with the key __proto__', protoKey],
  ['an object with the key constructor', constructorKey],
];

/** Values for one element of a list. */
const ELEMENTS: readonly Case[] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['a text', 'unexpected'],
  ['an empty list', []],
  ['an empty object', {}],
  ['an object with the key __proto__', protoKey],
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object or list schema inside optional, nullable, default, pipe, lazy and union schemas, if there is one. */
function unwrap(schema: unknown, value: unknown): unknown {
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniPrefault ||
    schema instanceof z.ZodMiniCatch ||
    schema instanceof z.ZodMiniReadonly
  ) {
    return unwrap(schema.def.innerType, value);
  }
  if (schema instanceof z.ZodMiniLazy) return unwrap(schema.def.getter(), value);
  if (schema instanceof z.ZodMiniPipe) {
    const isPreprocessed = schema.def.in instanceof z.ZodMiniTransform;
    return unwrap(isPreprocessed ? schema.def.out : schema.def.in, value);
  }
  if (schema instanceof z.ZodMiniUnion) {
    const { options } = schema.def;
    return unwrap(options.find((option) => z.core.safeParse(option, value).success) ?? options[0], value);
  }
  return schema;
}

interface Field {
  readonly path: Path;
  readonly kind: 'scalar' | 'object' | 'list';
}

/** The fields of a reply, those that the schema has and the sample lacks included. Of a list, those of its first element. */
function listFields(schema: unknown, value: unknown, path: Path = []): Field[] {
  const self = (kind: Field['kind']): Field[] => (path.length === 0 ? [] : [{ path, kind }]);
  if (path.length > MAX_DEPTH) return [];
  const inner = unwrap(schema, value);
  if (Array.isArray(value)) {
    const element = inner instanceof z.ZodMiniArray ? inner.def.element : undefined;
    const first = value.length > 0 ? listFields(element, value[0], [...path, 0]) : [];
    return [{ path, kind: 'list' }, ...first];
  }
  if (isRecord(value)) {
    const shape: Readonly<Record<string, unknown>> = inner instanceof z.ZodMiniObject ? inner.def.shape : {};
    const names = [...new Set([...Object.keys(shape), ...Object.keys(value)])];
    return [
      ...self('object'),
      ...names.flatMap((name) => listFields(shape[name], value[name], [...path, name])),
    ];
  }
  return self('scalar');
}

/** A copy of a reply in which `change` has set or removed one field. */
function changeAt(
  value: unknown,
  [step, ...rest]: Path,
  change: (parent: object, name: string) => void,
): unknown {
  if (step === undefined) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(isRecord(value) ? value : {}) };
  if (rest.length === 0) change(copy, String(step));
  else define(copy, String(step), changeAt(Reflect.get(copy, step), rest, change));
  return copy;
}

/** Likewise, in all elements of each list on the way; the path leads through the first ones. */
function changeEvery(
  value: unknown,
  [step, ...rest]: Path,
  change: (parent: object, name: string) => void,
): unknown {
  if (typeof step === 'number' && rest.length > 0 && Array.isArray(value)) {
    return value.map((element) => changeEvery(element, rest, change));
  }
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  if (rest.length === 0) return changeAt(value, [step], change);
  return setAt(value, [step], changeEvery(Reflect.get(value, step), rest, change));
}

/** Sets an own property, `__proto__` included. */
const define = (target: object, name: string, value: unknown): void => {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
};

const setAt = (value: unknown, path: Path, to: unknown): unknown =>
  path.length === 0 ? to : changeAt(value, path, (parent, name) => define(parent, name, to));
const removeAt = (value: unknown, path: Path): unknown =>
  changeAt(value, path, (parent, name) => Reflect.deleteProperty(parent, name));
const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (parent, step) => (typeof parent === 'object' && parent ? Reflect.get(parent, step) : undefined),
    value,
  );

const formatPath = (path: Path): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');

const toJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    new RegExp(`"${JSON.stringify(RAW_MARK).slice(1, -1).replace('\\', '\\\\')}([^"]*)"`, 'g'),
    '$1',
  );

function listCases(list: readonly unknown[]): Case[] {
  const [first] = list;
  const cases: Case[] = [
    ['twice the same elements', [...list, ...list]],
    ['in reversed order', list.toReversed()],
    [`${MANY} times the first element`, Array.from({ length: MANY }, () => first)],
    ['a list within a list', [list]],
    ['an object with numbers as keys', { ...list }],
  ];
  for (const [name, value] of ELEMENTS) {
    cases.push([`the first element is ${name}`, [value, ...list.slice(1)]]);
    cases.push([`one more element, ${name}`, [...list, value]]);
  }
  return cases;
}

function casesOf({ kind }: Field, value: unknown): readonly Case[] {
  if (kind === 'scalar') return SCALARS;
  const wrapped: Case = ['the same in a list', [value]];
  if (kind === 'list') return [...CONTAINERS, ...(Array.isArray(value) ? listCases(value) : [])];
  return [
    ...CONTAINERS,
    wrapped,
    ['with a field __proto__', setAt(value, ['__proto__'], { polluted: true })],
    ['with a field constructor', setAt(value, ['constructor'], constructorKey.constructor)],
    ['with fields that it need not have', { ...(isRecord(value) ? value : {}), extra: 1, __v: 0, id: null }],
  ];
}

/** Bodies that are no JSON, or JSON of another shape altogether. */
function bodyCases(sample: unknown): readonly (readonly [name: string, body: string])[] {
  const json = toJson(sample);
  const { data }: Readonly<Record<string, unknown>> = isRecord(sample) ? sample : {};
  return [
    ['empty', ''],
    ['blanks', ' \r\n\t'],
    ['null', 'null'],
    ['true', 'true'],
    ['false', 'false'],
    ['a number', '0'],
    ['a number past all numbers', '1e999'],
    ['an empty JSON text', '""'],
    ['a JSON text', '"unexpected"'],
    ['an empty list', '[]'],
    ['a list of null', '[null]'],
    ['an empty object', '{}'],
    ['plain text', 'Service temporarily unavailable'],
    ['HTML', '<!doctype html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>'],
    ['XML', '<?xml version="1.0"?><error>unexpected</error>'],
    ['JSON cut in the middle', json.slice(0, Math.floor(json.length / 2))],
    ['JSON without its last character', json.slice(0, -1)],
    ['JSON after a byte order mark', `\uFEFF${json}`],
    ['JSON after a guard', `)]}',\n${json}`],
    ['JSON twice', json + json],
    ['JSON as a JSON text', JSON.stringify(json)],
    ['NaN as a number', '{"success":true,"message":"m","data":NaN}'],
    ['a comma too many', '{"success":true,"message":"m",}'],
    ['single quotes', "{'success': true}"],
    ['the same in a list', `[${json}]`],
    ['the same in data', `{"data":${json}}`],
    ['what is in data without it', data === undefined ? '{"value":{}}' : toJson(data)],
    ['data is null', '{"data":null}'],
    ['deeply nested lists', '['.repeat(NESTING) + ']'.repeat(NESTING)],
    ['deeply nested objects', `${'{"data":'.repeat(NESTING)}null${'}'.repeat(NESTING)}`],
    ['a refusal', '{"success":false,"message":"Refused."}'],
    ['an error', '{"error":"Refused."}'],
    ['an error that is true', '{"error":true,"message":"Refused."}'],
    ['an error that is an object', '{"error":{"code":7,"message":"Refused."},"message":["a","b"]}'],
    ['a status error', '{"status":"error","message":{"text":"Refused."}}'],
    ['a message that is null', '{"success":true,"message":null}'],
    ['only a message', '{"message":"Done."}'],
    ['only __proto__', '{"__proto__":{"polluted":true},"data":{"__proto__":{"polluted":true}}}'],
    ['only constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ];
}

/** One field of every element of a list, absent or changed. */
function inEveryElement(sample: unknown, path: Path): MalformedReply[] {
  const where = formatPath(path).replaceAll('[0]', '[*]');
  const change = (apply: (parent: object, name: string) => void) => toJson(changeEvery(sample, path, apply));
  return [
    { name: `${where}: absent`, body: change((parent, name) => Reflect.deleteProperty(parent, name)) },
    ...SCALARS.filter(([name]) => IN_EVERY_ELEMENT.has(name)).map(([name, value]) => ({
      name: `${where}: ${name}`,
      body: change((parent, field) => define(parent, field, value)),
    })),
  ];
}

/** Malformed replies of one call, in the same order for the same arguments, each under a name of its own. */
export function generateMalformedReplies(schema: unknown, sample: unknown): readonly MalformedReply[] {
  const whole = bodyCases(sample).map(([name, body]) => ({ name: `body: ${name}`, body }));
  const fields = listFields(schema, sample).flatMap((field): MalformedReply[] => {
    const value = getAt(sample, field.path);
    const where = formatPath(field.path) || 'body';
    const cases = casesOf(field, value).map(([name, changed]) => ({
      name: `${where}: ${name}`,
      body: toJson(setAt(sample, field.path, changed)),
    }));
    const absent = { name: `${where}: absent`, body: toJson(removeAt(sample, field.path)) };
    const canBeAbsent = typeof field.path.at(-1) === 'string' && value !== undefined;
    const all = [...(canBeAbsent ? [absent] : []), ...cases];
    return field.kind === 'scalar' && field.path.some((step) => typeof step === 'number')
      ? [...all, ...inEveryElement(sample, field.path)]
      : all;
  });
  const byName = new Map([...whole, ...fields].map((reply) => [reply.name, reply]));
  return [...byName.values()];
}
