import { dollars } from './dollars';
import { isRecord } from './json';
import { isFailure, toWord } from './verdicts';
import { findName } from './vocabulary';

export type Fields = Readonly<Record<string, unknown>>;

/** Of a transaction (R4.1). */
const isRejectedCode = (status: unknown): boolean => toWord(status) === '3';

/** The record of a movement by its name; of other objects a status says nothing of it. */
const RECORD =
  /^((process|create|make)_)?(transaction|transfer|donat(e|ion)|withdraw(al)?|payment|payout|operation|tx|trx|order|result|record)$/;

const listRecords = (value: unknown): readonly Fields[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => (isRecord(inner) && RECORD.test(name) ? [inner] : []))
    : [];

/** The outcome of a movement, in its record or beside it. Under other names it may be that of a part, as of the receipt. */
const STATUS_NAME =
  /^((transaction|transfer|donation|withdrawal|payment|order|tx|result)_)?(status|state)$|^(result|return)_code$/;
export const hasFailed = (said: Fields): boolean =>
  Object.entries(said).some(
    ([name, given]) =>
      STATUS_NAME.test(name) &&
      (isFailure(findName(given)) || (!name.endsWith('code') && isRejectedCode(given))),
  );

/** What only the record of a movement has. */
const OF_A_RECORD =
  /^(_?id|uuid|reference|ref|hash|(tx|trx|transaction|transfer|donation|withdrawal|payment|order)_?(id|hash|ref|reference)|created_?at|date)$/i;

export const isRecordOfMovement = (said: Fields): boolean =>
  Object.entries(said).some(([name, given]) => OF_A_RECORD.test(name) && Boolean(given));

/** The records that may be of the movement, in the body of an answer. */
export function listMovements(body: Fields): readonly Fields[] {
  const { data } = body;
  const rows = Array.isArray(data) ? data : [data];
  return [
    // Several are a history.
    ...(rows.length === 1 ? rows.filter(isRecord) : []),
    ...listRecords(body),
    ...listRecords(data),
  ];
}

/** Where frameworks put what they answer: JSON-RPC and tRPC, OData, superjson, HAL, functions of clouds. */
export const ENVELOPES = ['data', 'result', 'response', 'payload', 'd', 'json', 'body', '_embedded'];

/** What speaks of the call beside the data; XML has it in attributes. */
export const HEADERS = ['head', 'header', 'response_header', '@attributes', '$'];

const PART_DEPTH = 3;

/** The parts of an answer that speak of the call or of its movement, not of a member, a wallet or a stage. */
export const listParts = (body: unknown, depth = PART_DEPTH): readonly Fields[] =>
  isRecord(body) && depth > 0
    ? Object.entries(body).flatMap(([name, inner]) => {
        const part = Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
        const isPart = [...ENVELOPES, ...HEADERS, 'meta'].includes(name) || RECORD.test(name);
        return isPart && isRecord(part) ? [part, ...listParts(part, depth - 1)] : [];
      })
    : [];

/** Whether something has an amount of money. */
export const hasAmount = ({ amount }: Fields): boolean => (dollars.safeParse(amount).data ?? 0) !== 0;

/** Whether something is the whole record of a movement. */
export const isWholeRecord = (said: Fields): boolean => isRecordOfMovement(said) && hasAmount(said);
