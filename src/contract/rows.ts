import * as z from 'zod/mini';
import { isRecord } from './envelope';

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
