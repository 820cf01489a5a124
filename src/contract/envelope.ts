import * as z from 'zod/mini';

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a body says, inside of `{data: …}` and beside it. */
export const unwrap = (body: unknown): unknown =>
  isRecord(body) && isRecord(body.data) ? { ...body.data, ...body } : body;

/**
 * The body of a reply with `{data: …}` around it, or not, as its schema has it: the specification does not show
 * everywhere which it is. An optional `data` is never added.
 */
// assumed: every reply may come with or without {data: …} around it
// assumed: the user of a sign-in or sign-up may come without {user: …} around it
export function alignEnvelope(schema: z.ZodMiniType, body: unknown): unknown {
  if (schema instanceof z.ZodMiniArray) {
    const items = isRecord(body) && 'data' in body ? body.data : body;
    return items === null ? [] : items;
  }
  if (!(schema instanceof z.ZodMiniObject)) return body;
  const data = schema.shape.data;
  if (data === undefined) {
    const said = unwrap(body);
    return 'user' in schema.shape && isRecord(said) && !('user' in said) ? { ...said, user: said } : said;
  }
  if (Array.isArray(body)) return { data: body };
  if (data._zod.optout === 'optional') return body;
  return isRecord(body) && !('data' in body) ? { ...body, data: body } : body;
}
