import * as z from 'zod/mini';
import { openPage } from './envelope';
import { isRecord } from './json';

/** Rows of which one with an id that comes twice, with all that it has, is one: joins of a database repeat it. */
function withoutRepeated(rows: readonly unknown[]): readonly unknown[] {
  const firsts = new Map<string, unknown>();
  /** All that rows have of whose id there is another. */
  const contents = new Set<string>();
  return rows.filter((row) => {
    const id = isRecord(row) ? (row._id ?? row.id ?? row.transfer_id) : undefined;
    if (id === undefined || id === null) return true;
    const key = JSON.stringify(id);
    if (!firsts.has(key)) {
      firsts.set(key, row);
      return true;
    }
    contents.add(JSON.stringify(firsts.get(key)));
    const { size } = contents;
    return contents.add(JSON.stringify(row)).size > size;
  });
}

/** The element of a row in XML. Under another name there may be a fault, a page or the latest row. */
const ROW_NAME = /^(?:transaction|transfer|referrer|referral|activity|member|item|row|entry)$/;

/** The rows in an element of their own, with nothing but attributes beside them. */
function openElement(given: unknown): unknown {
  if (!isRecord(given)) return given;
  const [[name, rows] = [''], ...others] = Object.entries(given).filter(([key]) => !/^[@$]/.test(key));
  const isElement = ROW_NAME.test(name) && others.length === 0;
  return isElement && typeof rows === 'object' && rows !== null ? [rows].flat() : given;
}

/**
 * Rows that are not given as a list. PHP writes one from which rows were taken with their numbers: `{"0": …, "2": …}`; XML
 * has them in an element of their own, where one row is no list, and none is an empty text.
 */
export const openAllRows = (given: unknown): unknown => {
  const opened = openElement(openPage(given));
  if (opened === null || opened === '') return [];
  const isNumbered = isRecord(opened) && Object.keys(opened).every((key) => /^\d+$/.test(key));
  return isNumbered ? Object.values(opened) : opened;
};

/** The same, each row once. */
export const openRows = (given: unknown): unknown => {
  const rows = openAllRows(given);
  return Array.isArray(rows) ? withoutRepeated(rows) : rows;
};

/**
 * A list. Null counts as an empty one, as Go writes it; an absent list is an error. A row that is null is left out, unless
 * all are.
 */
// assumed: null or an empty text stands for an empty list, an object with nothing but a list or a row by the name of a row, as transaction or item, for that, and an object whose names are numbers for a list; a row with an id that comes twice, with all that it has, is one
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform<z.input<Schema>[] | null, unknown>((given) => {
      const rows = openRows(given);
      const present = Array.isArray(rows) ? rows.filter((row) => row !== null) : [];
      return present.length > 0 ? present : rows;
    }),
    z.array(schema),
  );

/** Of members: where none of the rows says who it is, they are something else. */
// assumed: of the rows of a list of members one at least says who it is by name, e-mail address or referral code; all else may be absent
export const saysWho = z.refine<readonly { name?: unknown; email?: unknown; referral_code?: unknown }[]>(
  (rows) =>
    rows.length === 0 || rows.some(({ name, email, referral_code }) => name ?? email ?? referral_code),
  'must have a name, an e-mail address or a referral code',
);

/** Without these a row of a history says nothing of money and time. */
const NEEDED = ['created_at', 'amount'];

/** A row with the date of its making under the name that ABP, Directus and others have for it. */
const withDate = (row: unknown): unknown =>
  isRecord(row) && row.created_at === undefined
    ? { ...row, created_at: row.creation_time ?? row.create_time ?? row.date_created }
    : row;

/** The rows whose fields that are needed can be read. Where no row has them they go by other names: that is an error. */
function keepReadable(given: unknown, shape: Readonly<Record<string, z.ZodMiniType>>): unknown {
  const needed = NEEDED.flatMap((name) => (shape[name] ? [[name, shape[name]] as const] : []));
  const isReadable = (row: unknown): row is Readonly<Record<string, unknown>> =>
    isRecord(row) && needed.every(([name, field]) => field.safeParse(row[name]).success);
  const found = openRows(isReadable(given) ? [given] : given);
  if (!Array.isArray(found)) return found;
  const rows = shape.created_at ? found.map(withDate) : found;
  const readable = rows.flatMap((row) => {
    if (!isReadable(row)) return [];
    return [shape._id && row._id === undefined ? { ...row, _id: row.id } : row];
  });
  return readable.length > 0 ? readable : rows;
}

/** A list of rows with a date each, and mostly an amount. Those without one are left out, as the screens say (D752). */
// assumed: a row whose created_at or amount is absent or cannot be read is not shown, unless that is so of all rows
// assumed: the _id of a row may be its id, and its created_at creation_time, create_time or date_created
export const datedList = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  schema: z.ZodMiniObject<Shape>,
) =>
  z.pipe(
    z.transform<z.input<typeof schema>[] | null, unknown>((rows) => keepReadable(rows, schema.shape)),
    z.array(schema),
  );
