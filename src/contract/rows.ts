import * as z from 'zod/mini';
import { isRecord } from './envelope';

/** PHP writes a list from which rows were taken with their numbers: `{"0": …, "2": …}`. */
export const openRows = (rows: unknown): unknown => {
  if (rows === null) return [];
  return isRecord(rows) && Object.keys(rows).every((key) => /^\d+$/.test(key)) ? Object.values(rows) : rows;
};

/** A list. Null counts as an empty one, as Go writes it; an absent list is an error. */
// assumed: null stands for an empty list, and an object whose names are numbers for a list
export const list = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(z.transform<z.input<Schema>[] | null, unknown>(openRows), z.array(schema));

/** Without these a row of a history says nothing of money and time. */
const NEEDED = ['created_at', 'amount'];

/** The rows whose fields that are needed can be read. Where no row has them they go by other names: that is an error. */
function keepReadable(given: unknown, shape: Readonly<Record<string, z.ZodMiniType>>): unknown {
  const rows = openRows(given);
  if (!Array.isArray(rows)) return rows;
  const needed = NEEDED.flatMap((name) => (shape[name] ? [[name, shape[name]] as const] : []));
  const readable = rows.filter(
    (row) => isRecord(row) && needed.every(([name, field]) => field.safeParse(row[name]).success),
  );
  return readable.length > 0 ? readable : rows;
}

/** A list of rows with a date each, and mostly an amount. Those without one are left out, as the screens say (D752). */
// assumed: a row whose created_at or amount is absent or cannot be read is not shown, unless that is so of all rows
export const datedList = <Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  schema: z.ZodMiniObject<Shape>,
) =>
  z.pipe(
    z.transform<z.input<typeof schema>[] | null, unknown>((rows) => keepReadable(rows, schema.shape)),
    z.array(schema),
  );
