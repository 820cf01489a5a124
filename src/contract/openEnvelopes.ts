import * as z from 'zod/mini';
import { isRecord, openJson, openRecord } from './envelope';
import { type Fields, hasAmount, isRecordOfMovement } from './movementRecord';
import { ACCEPTED, FAILED, FAULT_NAME, hasError, readSuccess, SUCCESS_NAMES, toWord } from './refusal';

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
const withoutSuccess = (said: unknown): unknown =>
  isRecord(said)
    ? Object.fromEntries(
        Object.entries(said)
          .filter(([name]) => !SUCCESS_NAMES.includes(name))
          .map(([name, inner]) => [name, name === 'data' ? withoutSuccess(inner) : inner]),
      )
    : said;

const isVerdictAgainst = (one: unknown): boolean =>
  typeof one !== 'object' && hasError(one) && !ACCEPTED.test(toWord(one));

/** Whether what stands beside an envelope says that the call failed, or what nobody here knows to be success. */
const saysFailed = ({ meta, type, ...said }: Fields): boolean =>
  [said.status, said.state, said.status_code, said.code, said.result].some(isVerdictAgainst) ||
  Object.entries(said).some(([name, given]) => FAULT_NAME.test(name) && hasError(given)) ||
  FAILED.test(toWord(type)) ||
  (isRecord(meta) && saysFailed(meta));

/** A body with what it answers as its `data`, unless it has that by its names already. */
// assumed: what is answered may be in result, response, payload, d, json, body or _embedded in place of data, there in another one, or as its text of JSON; and each record in attributes or in a node
export function openEnvelopes(schema: z.ZodMiniType, body: unknown): unknown {
  if (Array.isArray(body)) return body.map(openRecord);
  if (!isRecord(body) || listNames(schema).some((name) => name in body)) return body;
  const open = (one: unknown) => (typeof one === 'string' ? openJson(one) : one);
  const name = ENVELOPES.find((one) => typeof (open(body[one]) ?? '') === 'object');
  if (name === undefined) return body;
  const { [name]: written, ...rest } = body;
  const given = open(written);
  // What else a record has, as the response of a chain, is no envelope: its own code or status would be the call's.
  const isMovement = isRecord(given) && (isRecordOfMovement(given) || hasAmount(given));
  const within = isMovement ? given : openEnvelopes(schema, given);
  const isAsShown = name === 'data' && within === written;
  const opened = !isAsShown && saysFailed(body) ? withoutSuccess(within) : within;
  const isRefused =
    name !== 'data' && isRecord(opened) && readSuccess(opened) === false && 'message' in opened;
  // The envelope may say OK of itself.
  const beside = isRefused ? { ...rest, message: opened.message } : rest;
  const [only, ...more] =
    name === '_embedded' && isRecord(opened) && !('errors' in opened) ? Object.values(opened) : [];
  const data = Array.isArray(only) && more.length === 0 ? only : opened;
  if (isMovement || !isRecord(data) || !isRecord(data.data)) return { ...beside, data: openRecord(data) };
  const { data: inner, ...others } = data;
  // What stands in the data speaks of them, and of the call where the body says nothing else.
  return name === 'data'
    ? { ...beside, data: { ...inner, ...others } }
    : { ...others, ...beside, data: inner };
}
