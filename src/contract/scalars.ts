import * as z from 'zod/mini';
import { withoutOtherCurrencies } from './currency';
import { openRelated } from './envelope';
import { openJson } from './json';
import { toMessage } from './sentences';

/**
 * The values of replies, read as providers write them: numbers as JSON numbers or as texts, null or an empty text for
 * an absent field. Each parses to one form, and that form parses to itself. A value that cannot be read is an error,
 * never a default.
 */

/** Parses a value by `read`; undefined is an error with the given sentence. */
export const readAs = <Value extends string | number | boolean, Read>(
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
export const stringOrNumber = z.transform<string | number, string | number>((given, context) => {
  const value = openExtendedJson(given);
  if (typeof value === 'string' || typeof value === 'number') return value;
  context.issues.push({ code: 'custom', message: 'must be a text or a number', input: value });
  return z.NEVER;
});

/**
 * An optional field. Null and an empty text count as absent, and so does an empty list in place of an object: PHP writes
 * an empty object so (D581). A column of JSON may come as its text. `fromText` reads what may stand in place of an object,
 * trimmed (D733). One schema each, not a union: lists have 10,000 rows.
 */
// assumed: null or an empty text stands for an absent field, and an empty list for an absent object; an object may be a text of JSON
export const absent = <Schema extends z.ZodMiniType>(
  schema: Schema,
  fromText?: (value: string) => z.input<Schema> | undefined,
) => {
  const isObject = schema instanceof z.ZodMiniObject;
  return z.optional(
    z.pipe(
      z.transform<z.input<Schema> | null | undefined, unknown>((given) => {
        const opened = isObject ? openRelated(given) : given;
        const value =
          isObject && typeof opened === 'string' ? withoutOtherCurrencies(openJson(opened.trim())) : opened;
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

/** An optional field that counts as absent where it cannot be read, too. */
export const lenient = <Schema extends z.ZodMiniType>(...field: Parameters<typeof absent<Schema>>) =>
  unread(absent(...field));

/** What programs write in place of a value that they do not have. */
const NO_VALUE = /^(|null|undefined|NaN|\[object Object\])$/;

/** A text, trimmed, not blank; a number is read as its digits. */
// assumed: an id, a code or a name may travel as a number; as a text, null or undefined is none
export const text = z.pipe(
  stringOrNumber,
  readAs((value) => {
    const written = String(value).trim();
    return NO_VALUE.test(written) ? undefined : written;
  }, 'must not be empty'),
);

/** A description or label: a text that may be blank. */
export const label = z.pipe(
  stringOrNumber,
  z.transform((value) => String(value)),
);

/** Decimals of Java and Python write the smallest amounts, and zero, as `1E-5`. */
const NUMBER_PATTERN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?$/i;
/** Commas of which it is clear that they separate thousands: there are several, or decimals follow. */
const GROUPED = /^[+-]?\d{1,3}(?:(?:,\d{3})+\.\d+|(?:,\d{3}){2,})$/;

export const toNumber = (value: string | number): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const written = value.trim();
  const digits = GROUPED.test(written) ? written.replaceAll(',', '') : written;
  return NUMBER_PATTERN.test(digits) ? Number(digits) : undefined;
};

/** A finite number, as a JSON number or as a text of digits. */
// assumed: a number may travel as a text: "12.5" or "1,250.00"
export const number = z.pipe(stringOrNumber, readAs(toNumber, 'must be a number'));

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

/** A number of things. */
export const count = z.pipe(number, z.int().check(z.nonnegative()));

/**
 * A sentence from the provider, trimmed, or a code by its words. Absent, blank or not a text it is undefined, and the app shows its own
 * (R8.1 to R8.14).
 */
export const message = z.catch(
  z.optional(
    z.pipe(
      z.string().check(
        z.trim(),
        z.refine((said) => !NO_VALUE.test(said), 'must not be empty'),
      ),
      z.transform(toMessage),
    ),
  ),
  undefined,
);

/** The name of a row's icon. */
// assumed: icon is a name and decoration only; the app draws its own by type and status
export const icon = z.catch(z.optional(z.string()), undefined);
