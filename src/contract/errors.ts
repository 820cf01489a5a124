import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { alignEnvelope, isRecord, unwrap } from './envelope';
import { readFlag } from './scalars';

/** Longer sentences are cut: nobody reads more in a toast. */
const MAX_SENTENCE_LENGTH = 300;
/** `errors[0].message[0]` is as deep as a sentence is looked for. */
const MAX_DEPTH = 3;

/** Where an object has its sentence: that of most providers first. */
const SENTENCE_FIELDS = [
  'message',
  'msg',
  'detail',
  'errorMessage',
  'description',
  'title',
  'reason',
] as const;

/** The sentence in a value of any shape: a text, the first text of a list, or the `message` of an object. */
function findSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const sentence = value.trim();
    if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence || undefined;
    return `${sentence.slice(0, MAX_SENTENCE_LENGTH - 1).trimEnd()}…`;
  }
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return findSentence(value[0], depth + 1);
  if (!isRecord(value)) return undefined;
  for (const field of SENTENCE_FIELDS) {
    const found = findSentence(value[field], depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The sentence in a list, or in an object with a sentence for each field: the first. */
const findFirstSentence = (value: unknown): string | undefined =>
  findSentence(value) ?? (isRecord(value) ? findSentence(Object.values(value)[0]) : undefined);

const readBy = (find: (value: unknown) => string | undefined) =>
  z.optional(
    z.pipe(
      z.unknown(),
      z.transform((value) => find(value)),
    ),
  );
const sentence = readBy((value) => findSentence(value));

/**
 * The sentences of a refusal (R8.1 to R8.8), each absent where its field holds none. Login and registration read
 * `error`, transfers and donations `message`, withdrawals and resets "server error text": either. A body that is no
 * object has none.
 */
// assumed: a refusal has its sentence as error, message, the first of errors, detail, or in another field that is usual for it, with or without {data: …} around it: a text, a list of texts, or an object with a message; and field when one field is at fault
export const errorBody = z.catch(
  z.object({
    error: sentence,
    message: sentence,
    errors: readBy(findFirstSentence),
    /** RFC 9457, Problem Details, and what else is usual in place of a message */
    detail: sentence,
    /** of the request, when one field is at fault */
    field: sentence,
  }),
  {},
);
export type ErrorBody = z.output<typeof errorBody>;

const toWord = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value).trim().toLowerCase();

const NO_ERROR = /^(|undefined|false|0+|null|none)$/;
/** No more of a read: a member's own status may be blocked or expired. */
const FAILED_READ = /^(error|fail|failed|failure|false|rejected|declined|denied)$/;
const FAILED =
  /^(error\w*|fail\w*|false|reject\w*|declin\w*|den(y|ied)|refus\w*|cancel\w*|invalid\w*|block\w*|forbidden|unauthori[sz]ed|expired|aborted|insufficient\w*|unsuccess\w*|not[ _-]?ok|ko|nok)$/;
/** What a verdict says that is none against the call: in words, as the number of a 2xx status, or as one of R4.1. */
const ACCEPTED =
  /^(success\w*|succeed\w*|ok|okay|true|accept\w*|complet\w*|done|creat\w*|pending|process\w*|queued?|submitted|approved|confirmed|scheduled|initiated|requested|received|sent|paid|new|info|[124]|2\d\d)$/;

/** The number of an HTTP status that is none of success, in a body. */
const isErrorStatus = (value: unknown): boolean => /^[45]\d\d$/.test(toWord(value));

/** The body, or what is in its envelope where that is all it has: a record's own fields say nothing of the call. */
function openEnvelope(body: unknown): unknown {
  const isEnvelope = isRecord(body) && Object.keys(body).every((key) => key === 'data');
  return isEnvelope ? unwrap(body) : body;
}

/** Such a number of a body. One within `data`, beside which the body says more, is that record's own: a reference. */
function findErrorStatus(body: unknown): unknown {
  const said = openEnvelope(body);
  return isRecord(said)
    ? [said.status, said.statusCode, said.status_code, said.code].find(isErrorStatus)
    : undefined;
}

/** An error of which every part is empty, zero or no is none, as `{code: 0, message: ''}`. */
function hasError(error: unknown): boolean {
  if (typeof error !== 'object') return !NO_ERROR.test(toWord(error));
  return error !== null && Object.values(error).some(hasError);
}

const readSuccess = (said: Readonly<Record<string, unknown>>): boolean | undefined =>
  [said.success, said.isSuccess, said.is_success, said.succeeded, said.successful]
    .map(readFlag)
    .find((flag) => flag !== undefined);

/** Whether an answer to a change says in other words than the usual ones that it was not carried out. */
function isRefusedOtherwise(body: unknown, said: Readonly<Record<string, unknown>>): boolean {
  const { result, status, errorCode, errorMessage } = said;
  if (isRecord(result) && readSuccess(result) === false) return true;
  const hasCode = hasError(errorCode) && !ACCEPTED.test(toWord(errorCode));
  if (hasCode || hasError(errorMessage)) return true;
  const verdicts = [status, result, isRecord(body) ? body.type : undefined];
  return verdicts.some((verdict) => FAILED.test(toWord(verdict)));
}

/**
 * Whether the body of a 2xx answer says that the call was refused: by `success`, by `error` or by `status`; by `ok`,
 * `errors` or the number of a status unless it says success (D31, D577). A `status` inside of the data that were read
 * is theirs. Of a call that is not to be carried out twice, success beside an error is no refusal (D739).
 */
// assumed: a 200 with success false, with an error that is not empty, or with the status error, fail, failed, rejected, declined or denied is a refusal; so is one without success that has ok false, errors, or a status, statusCode or code from 400 to 599, and of a change one that says so in another of the usual words
export function isRefusal(
  body: unknown,
  { method, reply, needsIdempotencyKey }: Pick<Endpoint, 'method' | 'reply' | 'needsIdempotencyKey'>,
): boolean {
  const isRead = method === 'GET';
  const said = isRead ? alignEnvelope(reply, body) : unwrap(body);
  if (!isRecord(said)) return false;
  const { ok, error, errors, status } = said;
  const success = readSuccess(said);
  if (success === false) return true;
  if (success && needsIdempotencyKey) return false;
  if (hasError(error) || FAILED_READ.test(toWord(status))) return true;
  if (success) return false;
  if (readFlag(ok) === false || hasError(errors) || findErrorStatus(isRead ? said : body) !== undefined)
    return true;
  return !isRead && isRefusedOtherwise(body, said);
}

/**
 * Whether the body of a 2xx answer leaves open what became of a movement of money: it says success beside an error, or a
 * verdict that is neither a usual word of success nor one of refusal (D739). Refusals do not come this far.
 */
export function isAmbiguous(body: unknown): boolean {
  const said = unwrap(body);
  if (!isRecord(said)) return false;
  if (readSuccess(said)) return hasError(said.error) || FAILED_READ.test(toWord(said.status));
  const outer = openEnvelope(body);
  if (!isRecord(outer)) return false;
  const verdicts = [outer.status, outer.state, outer.result, outer.code, outer.statusCode, outer.status_code];
  return verdicts.some((verdict) => hasVerdict(verdict) && !ACCEPTED.test(toWord(verdict)));
}

const hasVerdict = (value: unknown): boolean => typeof value !== 'object' && hasError(value);

/**
 * The status that the body of a refusal names in place of the answer's own: a 200 whose `code` is 504 says no more about
 * money than a 504 does. Undefined where the body says that it did not succeed.
 */
export function readErrorStatus(body: unknown): number | undefined {
  const said = unwrap(body);
  if (!isRecord(said) || readSuccess(said) === false) return undefined;
  const status = findErrorStatus(body);
  return status === undefined ? undefined : Number(status);
}

/** A page of a proxy is no sentence. */
const isPlainText = (text: string): boolean => !/[<>{}\n]/.test(text.trim());

/** Whether an object has nothing but lists of sentences, one for each field, as Django's answers do. */
const isByField = (said: unknown): boolean =>
  isRecord(said) &&
  !['error', 'message', 'errors', 'detail'].some((field) => field in said) &&
  Object.values(said).every((value) => Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * Reads the body of a refusal; a text that is no JSON may be its sentence. Beside the number of a status `error` is its
 * name, if there is a message, too, and beside a description it is a code (D578, D740).
 */
export function readErrorBody(body: unknown): ErrorBody {
  const said = unwrap(body);
  if (typeof said === 'string') return isPlainText(said) ? { message: findSentence(said) } : {};
  if (Array.isArray(said) || isByField(said)) return { errors: findFirstSentence(said) };
  const read = errorBody.parse(said);
  if (!isRecord(said)) return read;
  const detail = read.detail ?? findSentence(said);
  const described = findSentence(said.error_description);
  const isNamed = isErrorStatus(said.statusCode ?? said.status) && read.message !== undefined;
  return { ...read, detail, error: described ?? (isNamed ? undefined : read.error) };
}
