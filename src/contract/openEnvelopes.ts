import * as z from 'zod/mini';
import { openRecord } from './envelope';
import { isRecord, openJson, unwrap } from './json';
import { isHarmless } from './movementFaults';
import { ENVELOPES, type Fields, isWholeRecord } from './movementRecord';
import { readMovementVerdict } from './movementVerdict';
import { hasError, isAccepted, isFailure, readSuccess, SUCCESS_NAMES } from './verdicts';
import { readFlag } from './vocabulary';

const SAID_OF_ALL = ['data', 'success', 'message'];

/** The names by which a reply says what it answers. */
function listNames(schema: z.ZodMiniType): readonly string[] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const { data, ...others } = schema.shape;
  const inner = data instanceof z.ZodMiniObject ? Object.keys(data.shape) : [];
  return [...Object.keys(others), ...inner].filter((name) => !SAID_OF_ALL.includes(name));
}

/** What a movement is answered with needs no data, other than a wallet's address. */
const isReplyOfMovement = (schema: z.ZodMiniType): boolean =>
  schema instanceof z.ZodMiniObject &&
  'success' in schema.shape &&
  (schema.shape.data === undefined || schema.shape.data._zod.optout === 'optional');

/** What was said, without a flag that says success: beside a fault it would hide that the call was refused. */
const withoutSuccess = (said: unknown): unknown =>
  isRecord(said)
    ? Object.fromEntries(
        Object.entries(said)
          .filter(([name, inner]) => !SUCCESS_NAMES.includes(name) || readFlag(inner) === false)
          .map(([name, inner]) => [name, name === 'data' ? withoutSuccess(inner) : inner]),
      )
    : said;

/** What will stand beside the data once what has them is out of its envelope. */
const listBesideData = (within: unknown) =>
  isRecord(within) && isRecord(within.data) ? Object.entries(within).filter(([name]) => name !== 'data') : [];

/** Whether what is in an envelope says that the call was refused. */
const saysRefused = (said: unknown): said is Fields =>
  isRecord(said) &&
  (readSuccess(said) === false ||
    readFlag(said.ok) === false ||
    isFailure(said.status) ||
    hasError(said.error));

/**
 * A body with what it answers as its `data`, unless it has that by its names already. Of a movement, success in an
 * envelope counts only where everything beside it is known to be harmless: else the body is left as it is. The
 * `data` of the specification are no envelope.
 */
// assumed: what is answered may be in result, response, payload, d, json, body or _embedded in place of data, there in another one, or as its text of JSON; and each record in attributes or in a node
export function openEnvelopes(schema: z.ZodMiniType, body: unknown): unknown {
  if (Array.isArray(body)) return body.map(openRecord);
  if (!isRecord(body)) return body;
  const open = (one: unknown) => (typeof one === 'string' ? openJson(one) : one);
  const name = ENVELOPES.find((one) => typeof (open(body[one]) ?? '') === 'object');
  if (name === undefined) return body;
  const { [name]: written, ...rest } = body;
  const given = open(written);
  // What is null here may be in the envelope.
  const isWithin = (one: string) => body[one] === null && isRecord(given) && one in given;
  if (listNames(schema).some((one) => one in body && !isWithin(one))) return body;
  const isMovementReply = isReplyOfMovement(schema);
  // What else a record has, as the response of a chain, is no envelope: its own code or status would be the call's.
  const isMovement = isMovementReply && isRecord(given) && isWholeRecord(given);
  const within = isMovement ? given : openEnvelopes(schema, given);
  const isAsShown = name === 'data' && within === written;
  const { message, ...others } = rest;
  const isUnclear =
    !isAsShown &&
    [...Object.entries(rest), ...(isMovement ? [] : listBesideData(within))].some(([key, one]) =>
      key === 'message'
        ? isMovementReply && readMovementVerdict({ message: one }) === false
        : !isHarmless(key, one),
    );
  const opened = isUnclear ? withoutSuccess(within) : within;
  const said = unwrap(opened);
  // The envelope may say OK of itself.
  const isOfEnvelope = saysRefused(said) && (isAccepted(message) || (name !== 'data' && 'message' in said));
  const answer = join(name, isOfEnvelope ? others : rest, opened, isMovement);
  // Without a flag, too, it may have what says that money was moved.
  return isMovementReply && isUnclear && readMovementVerdict(answer) !== false ? body : answer;
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
