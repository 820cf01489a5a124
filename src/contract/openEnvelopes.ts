import * as z from 'zod/mini';
import { isRecord, openJson, openRecord } from './envelope';
import { isErrorStatus, SUCCESS_NAMES } from './refusal';

/** Where frameworks put what they answer: JSON-RPC and tRPC, OData, superjson, HAL, functions of clouds. */
const ENVELOPES = ['data', 'result', 'response', 'payload', 'd', 'json', 'body', '_embedded'];

const SAID_OF_ALL = ['data', 'success', 'message'];

/** The names by which a reply says what it answers. */
function listNames(schema: z.ZodMiniType): readonly string[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const { data, ...others } = schema.shape;
  const inner = data instanceof z.ZodMiniObject ? Object.keys(data.shape) : [];
  return [...Object.keys(others), ...inner].filter((name) => !SAID_OF_ALL.includes(name));
}

/** A function that failed made no success of anything. */
const withoutSuccess = (said: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !SUCCESS_NAMES.includes(name)));

/** A body with what it answers as its `data`, unless it has that by its names already. */
// assumed: what is answered may be in result, response, payload, d, json, body or _embedded in place of data, there in another one, or as its text of JSON; and each record in attributes or in a node
export function openEnvelopes(schema: z.ZodMiniType, body: unknown): unknown {
  if (Array.isArray(body)) return body.map(openRecord);
  if (!isRecord(body) || listNames(schema).some((name) => name in body)) return body;
  const open = (given: unknown) => (typeof given === 'string' ? openJson(given) : given);
  const name = ENVELOPES.find((one) => typeof (open(body[one]) ?? '') === 'object');
  if (name === undefined) return body;
  const { [name]: given, ...rest } = body;
  const within = openEnvelopes(schema, open(given));
  const opened = isRecord(within) && isErrorStatus(body.status_code) ? withoutSuccess(within) : within;
  const [only, ...others] =
    name === '_embedded' && isRecord(opened) && !('errors' in opened) ? Object.values(opened) : [];
  const data = Array.isArray(only) && others.length === 0 ? only : opened;
  return isRecord(data) && isRecord(data.data) ? { ...data, ...rest } : { ...rest, data: openRecord(data) };
}
