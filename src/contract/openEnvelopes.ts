import * as z from 'zod/mini';
import { isNothing, isRecord, openJson, openRecord, unwrap } from './envelope';
import { type Fields, hasAmount, isRecordOfMovement } from './movementRecord';
import { readMovementVerdict } from './movementVerdict';
import { ACCEPTED, FAILED, FAULT_NAME, hasError, readSuccess, SUCCESS_NAMES, toWord } from './refusal';
import { readFlag } from './vocabulary';

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

/** What was said, without a flag that says success: beside a fault it would hide that the call was refused. */
const withoutSuccess = (said: unknown): unknown =>
  isRecord(said)
    ? Object.fromEntries(
        Object.entries(said)
          .filter(([name, inner]) => !SUCCESS_NAMES.includes(name) || readFlag(inner) === false)
          .map(([name, inner]) => [name, name === 'data' ? withoutSuccess(inner) : inner]),
      )
    : said;

/** Names of what says nothing of the outcome: ids, times, links, the header fields of a function, the types of superjson. */
const OF_NO_OUTCOME =
  /^(@.*|_?id|uuid|(request|response|trace|correlation|transaction)_id|jsonrpc|(api_)?version|_?links|(multi_value_)?headers|is_base64_encoded|timestamp|(server_)?time|date|(created|updated)_at|values)$/;
/** Names of objects that speak of the call. */
const OF_CALL = /^(_?meta|metadata|header|status)$/;
const FAULT_TEXT_NAME = /^error_(code|message)$/;
const VERDICT_NAME =
  /^((is_)?succe\w+|ok|result|outcome|state|type|message|msg|status_text|(http_)?status|((http|status|response|result|return)_)?code)$/;

/** Whether what stands beside an envelope leaves success in it to count: it says nothing of the outcome, or that it is success. */
function isHarmless(name: string, given: unknown): boolean {
  if (isNothing(given) || given === '' || OF_NO_OUTCOME.test(name)) return true;
  if (FAULT_NAME.test(name) || FAULT_TEXT_NAME.test(name)) return !hasError(given);
  if (isRecord(given))
    return OF_CALL.test(name) && Object.entries(given).every((entry) => isHarmless(...entry));
  const isZero = name.endsWith('code') && !hasError(given);
  return VERDICT_NAME.test(name) && (isZero || ACCEPTED.test(toWord(given)));
}

/** What will stand beside the data once what has them is out of its envelope. */
const listBesideData = (within: unknown) =>
  isRecord(within) && isRecord(within.data) ? Object.entries(within).filter(([name]) => name !== 'data') : [];

/** Whether what is in an envelope says that the call was refused. */
const saysRefused = (said: unknown): said is Fields =>
  isRecord(said) &&
  (readSuccess(said) === false ||
    readFlag(said.ok) === false ||
    FAILED.test(toWord(said.status)) ||
    hasError(said.error));

/**
 * A body with what it answers as its `data`, unless it has that by its names already. Of a movement, success in an
 * envelope counts only where everything beside it is known to be harmless: else the body is left as it is. The
 * `data` of the specification are no envelope.
 */
// assumed: what is answered may be in result, response, payload, d, json, body or _embedded in place of data, there in another one, or as its text of JSON; and each record in attributes or in a node
export function openEnvelopes(schema: z.ZodMiniType, body: unknown): unknown {
  if (Array.isArray(body)) return body.map(openRecord);
  if (!isRecord(body) || listNames(schema).some((name) => name in body)) return body;
  const open = (one: unknown) => (typeof one === 'string' ? openJson(one) : one);
  const name = ENVELOPES.find((one) => typeof (open(body[one]) ?? '') === 'object');
  if (name === undefined) return body;
  const { [name]: written, ...rest } = body;
  const given = open(written);
  const movesMoney = schema instanceof z.ZodMiniObject && 'success' in schema.shape;
  // What else a record has, as the response of a chain, is no envelope: its own code or status would be the call's.
  const isMovement = movesMoney && isRecord(given) && isRecordOfMovement(given) && hasAmount(given);
  const within = isMovement ? given : openEnvelopes(schema, given);
  const isAsShown = name === 'data' && within === written;
  const { message, ...others } = rest;
  const isUnclear =
    !isAsShown &&
    [...Object.entries(rest), ...(isMovement ? [] : listBesideData(within))].some(([key, one]) =>
      key === 'message'
        ? movesMoney && readMovementVerdict({ message: one }) === false
        : !isHarmless(key, one),
    );
  const opened = isUnclear ? withoutSuccess(within) : within;
  const said = unwrap(opened);
  // The envelope may say OK of itself.
  const isOfEnvelope =
    saysRefused(said) && (ACCEPTED.test(toWord(message)) || (name !== 'data' && 'message' in said));
  const answer = join(name, isOfEnvelope ? others : rest, opened, isMovement);
  // Without a flag, too, it may have what says that money was moved.
  return movesMoney && isUnclear && readMovementVerdict(answer) !== false ? body : answer;
}

/** What is in an envelope, as the data of what stands beside it. */
function join(name: string, beside: Fields, opened: unknown, isMovement: boolean): Fields {
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
