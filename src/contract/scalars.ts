import * as z from 'zod/mini';
import { isRecord } from './envelope';
import { joinMoment, parseMoment } from './moment';

/**
 * The values of replies, read as providers write them: numbers as JSON numbers or as texts, null or an empty text for
 * an absent field. Each parses to one form, and that form parses to itself. A value that cannot be read is an error,
 * never a default.
 */

/** Parses a value by `read`; undefined is an error with the given sentence. */
const readAs = <Value extends string | number | boolean, Read>(
  read: (value: Value) => Read | undefined,
  error: string,
) =>
  z.transform<Value, Read>((value, context) => {
    const result = read(value);
    if (result !== undefined) return result;
    context.issues.push({ code: 'custom', message: error, input: value });
    return z.NEVER;
  });

/** What MongoDB writes around a value of its own: `{"$numberDecimal": "120.5"}`. */
const EXTENDED_JSON = ['$numberDecimal', '$numberLong', '$numberInt', '$numberDouble', '$oid', '$date'];

export function openExtendedJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [[key, inner] = [], ...others] = Object.entries(value);
  return key !== undefined && others.length === 0 && EXTENDED_JSON.includes(key)
    ? openExtendedJson(inner)
    : value;
}

// assumed: a value may come as MongoDB writes it: {"$oid": …}, {"$date": …}, {"$numberDecimal": …}
const stringOrNumber = z.transform<string | number, string | number>((given, context) => {
  const value = openExtendedJson(given);
  if (typeof value === 'string' || typeof value === 'number') return value;
  context.issues.push({ code: 'custom', message: 'must be a text or a number', input: value });
  return z.NEVER;
});

/**
 * An optional field. Null and an empty text count as absent, and so does an empty list in place of an object: PHP writes
 * an empty object so (D581). `fromText` reads what may stand in place of an object, trimmed (D733). One schema each, not
 * a union: lists have 10,000 rows.
 */
// assumed: null or an empty text stands for an absent field, and an empty list for an absent object
export const absent = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fromText?: (value: string) => z.input<Schema> | undefined,
) => {
  const isObject = schema instanceof z.ZodMiniObject;
  return z.optional(
    z.pipe(
      z.transform<z.input<Schema> | null | undefined, unknown>((value) => {
        if (value === null || value === '') return undefined;
        if (isObject && Array.isArray(value) && value.length === 0) return undefined;
        if (fromText && (typeof value === 'string' || typeof value === 'number'))
          return fromText(String(value).trim());
        return value;
      }),
      z.optional(schema),
    ),
  );
};

/** A field that counts as absent where it cannot be read: what it belongs to has happened whatever it says. */
export const unread = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** A list. Null counts as an empty one, as Go writes it; an absent list is an error. */
// assumed: null stands for an empty list
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform<z.input<Schema>[] | null, unknown>((value) => (value === null ? [] : value)),
    z.array(schema),
  );

/** What MySQL, Go and .NET write for a date that was never set. */
const NO_DATE = /^(0000-00-00.*|-0001-11-30.*|0001-01-01[T ]00:00:00(\.0+)?(Z|\+00:00)?)$/;

const isGiven = (value: unknown): boolean =>
  value !== null && (typeof value !== 'string' || (value.trim() !== '' && !NO_DATE.test(value.trim())));

/** The rows that have all of these fields. A field that no row has goes by another name: that is an error. */
function keepComplete(rows: unknown, fields: readonly string[]): unknown {
  if (!Array.isArray(rows)) return rows === null ? [] : rows;
  const named = fields.filter((name) => rows.some((row) => isRecord(row) && row[name] !== undefined));
  return rows.filter(
    (row) => !isRecord(row) || named.every((name) => row[name] !== undefined && isGiven(row[name])),
  );
}

/** A list of rows with a date each, or other `fields`. Those without one are left out, as the screens say (D752). */
// assumed: a row whose created_at or amount is null or empty, or whose created_at is a date of zeros, is not shown
export const datedList = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fields: readonly string[] = ['created_at', 'amount'],
) =>
  z.pipe(
    z.transform<z.input<Schema>[] | null, unknown>((rows) => keepComplete(rows, fields)),
    z.array(schema),
  );

/** A text, trimmed, not blank; a number is read as its digits. */
// assumed: an id, a code or a name may travel as a number
export const text = z.pipe(
  stringOrNumber,
  readAs((value) => String(value).trim() || undefined, 'must not be empty'),
);

/** A description or label: a text that may be blank. */
export const label = z.pipe(
  stringOrNumber,
  z.transform((value) => String(value)),
);

/** Decimals of Java and Python write the smallest amounts, and zero, as `1E-5`. */
const NUMBER_PATTERN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
/** Commas of which it is clear that they separate thousands: there are several, or decimals follow. */
const GROUPED = /^([+-]?)\$?(\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,}))$/;

const toNumber = (value: string | number): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const written = value.trim();
  const [, sign = '', grouped] = GROUPED.exec(written) ?? [];
  if (grouped !== undefined) return Number(`${sign}${grouped.replaceAll(',', '')}`);
  const digits = written.replace(/^([+-]?)\$/, '$1');
  return NUMBER_PATTERN.test(digits) ? Number(digits) : undefined;
};

/** A finite number, as a JSON number or as a text of digits. */
// assumed: a number may travel as a text: "12.5", "$12.50" or "1,250.00"
export const number = z.pipe(stringOrNumber, readAs(toNumber, 'must be a number'));

/** Up to here five decimals of a dollar are exact in a JSON number. */
const MAX_DOLLARS = 20_000_000_000;

/** An amount of dollars. */
// assumed: amounts travel as JSON numbers of dollars or as texts of digits, with at most five decimals
export const dollars = z.pipe(number, z.number().check(z.gte(-MAX_DOLLARS), z.lte(MAX_DOLLARS)));

/** As databases make them: digits, 24 hexadecimal ones, or a UUID. */
const DATABASE_ID = /^(\d+|[\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Another member who is given by a text in place of an object: an e-mail address, an id or a name (D733). */
// assumed: another member may be given by an id, an e-mail address or a name in place of an object
export function readOtherMember(value: string): { id?: string; name?: string; email?: string } | undefined {
  if (value === '') return undefined;
  if (value.includes('@')) return { email: value };
  return DATABASE_ID.test(value) ? { id: value } : { name: value };
}

/** Another member, of whom the provider says no more than what shows. */
export const otherMember = absent(z.object({ name: absent(text), email: absent(text) }), readOtherMember);

const DURATION = /^(\d+(?:\.\d+)?) ?(?:(s|secs?|seconds?)|(m|mins?|minutes?)|(h|hrs?|hours?)|(d|days?))$/i;
const DAY_S = 24 * 60 * 60;
const MIN_EPOCH_S = 1e9;
const MIN_EPOCH_MS = 1e12;

/** Seconds from now on. No such length of time is above a day: more is milliseconds, or a date. */
function toSeconds(value: number): number {
  const untilDate = (value >= MIN_EPOCH_MS ? value / 1000 : value) - Date.now() / 1000;
  if (value >= MIN_EPOCH_S && Math.abs(untilDate) < DAY_S) return untilDate;
  return value > DAY_S ? Math.min(value / 1000, DAY_S) : value;
}

/** A length of time of at most a day, in seconds, or as a text with its unit: `15m`, `1 hour`. Parses to seconds. */
// assumed: a length of time is in seconds, or a text with its unit, as 15m or 1 hour; above a day it is in milliseconds, or the date at which it ends
export const duration = z.pipe(
  stringOrNumber,
  readAs((value) => {
    const [, amount, , minutes, hours, days] = DURATION.exec(String(value).trim()) ?? [];
    if (amount !== undefined)
      return Math.min(DAY_S, Number(amount) * (days ? DAY_S : hours ? 3600 : minutes ? 60 : 1));
    const number = toNumber(value);
    return number === undefined ? undefined : toSeconds(number);
  }, 'must be a length of time'),
);

/** A number of things. */
export const count = z.pipe(number, z.int().check(z.nonnegative()));

/** A point in time. Parses to ISO 8601 in UTC, as in `2025-03-05T10:00:00.000Z`. */
export const moment = z.pipe(
  z.transform<string | number, unknown>(joinMoment),
  z.pipe(stringOrNumber, readAs(parseMoment, 'must be a date')),
);

const FLAGS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** Undefined for what says neither true nor false. */
export const readFlag = (value: unknown): boolean | undefined =>
  FLAGS.get(typeof value === 'string' ? value.trim().toLowerCase() : value);

/** Whether a call succeeded: `true`, `1` or `"true"`. */
// assumed: success may travel as true, 1 or "true"
export const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  readAs(readFlag, 'must be true or false'),
);

/** A text whose listed words are read in any case and parse to the first of their line; others stay as they are. */
const anyCase = (...words: readonly (readonly [spelling: string, ...otherForms: string[]])[]) => {
  const known = new Map(words.flatMap((forms) => forms.map((form) => [form.toLowerCase(), forms[0]])));
  return z.pipe(
    text,
    z.transform((value) => known.get(value.toLowerCase()) ?? value),
  );
};

/** The status of a member; `active` and `inactive` in any case (R4.5). */
// assumed: a member's status is active or inactive, or says by true or false, 1 or 0, enabled or disabled whether it is active; any other text is shown as it is
export const status = z.pipe(
  z.transform<string | number | boolean, unknown>((value) =>
    typeof value === 'boolean' ? (value ? 'active' : 'inactive') : value,
  ),
  anyCase(['active', '1', 'true', 'enabled'], ['inactive', '0', 'false', 'disabled']),
);

/** Whether a transfer was sent or received. */
export const direction = z.pipe(
  anyCase(['sent', 'out', 'outgoing', 'debit'], ['received', 'in', 'incoming', 'credit']),
  z.enum(['sent', 'received']),
);

/** The type of a transaction, donation or activity; the known ones in any case and in the plural (R4.2, D583). */
// assumed: types are read in any case and in other forms of their words, as Earnings or earned; an unknown one is shown as it is
export const type = anyCase(
  ['Deposit', 'Deposits', 'Deposited'],
  ['Withdrawal', 'Withdrawals', 'Withdraw', 'Withdrawn'],
  ['Donation', 'Donations', 'Donate', 'Donated'],
  ['Earning', 'Earnings', 'Earn', 'Earned'],
  ['Transfer', 'Transfers', 'Transferred'],
  ['Referral', 'Referrals', 'Referred'],
  ['Stage', 'Stages'],
  ['Account', 'Accounts'],
);

/** The status codes (R4.1) by what providers call them, in lower case. */
const STATUS_CODES = new Map<string, number>(
  Object.entries({
    ...{ completed: 1, complete: 1, success: 1, successful: 1, succeeded: 1, paid: 1, confirmed: 1, done: 1 },
    ...{ pending: 2, queued: 2, created: 2, new: 2, submitted: 2, waiting: 2 },
    ...{ rejected: 3, failed: 3, failure: 3, cancelled: 3, canceled: 3, declined: 3, refused: 3 },
    ...{ refunded: 3, expired: 3 },
    ...{ processing: 4, approved: 4, in_progress: 4, 'in progress': 4, 'in-progress': 4 },
  }),
);

/** Means nothing, like every code but the four. */
const UNKNOWN_CODE = 0;

/** The status code of a transaction (R4.1); 0 for a text that names none of them: it was given, and shows as blank. */
// assumed: a transaction's status is a code, or the name of one in any case, or another usual word for it, as success or cancelled
export const statusCode = z.pipe(
  stringOrNumber,
  z.transform(
    (value) => toNumber(value) ?? STATUS_CODES.get(String(value).trim().toLowerCase()) ?? UNKNOWN_CODE,
  ),
);

/**
 * A sentence from the provider, trimmed. Absent, blank or not a text it is undefined, and the app shows its own
 * (R8.1 to R8.14).
 */
export const message = z.catch(
  z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  undefined,
);

/** The name of a row's icon. */
// assumed: icon is a name and decoration only; the app draws its own by type and status
export const icon = z.catch(z.optional(z.string()), undefined);
