import * as z from 'zod/mini';
import type { Endpoint } from './endpoint';
import { alignEnvelope, isRecord, unwrap } from './envelope';
import { readFlag } from './scalars';

/** Longer sentences are cut: nobody reads more in a toast. */
const MAX_SENTENCE_LENGTH = 300;
/** `errors[0].message[0]` is as deep as a sentence is looked for. */
const MAX_DEPTH = 3;

/** The sentence in a value of any shape: a text, the first text of a list, or the `message` of an object. */
function findSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const sentence = value.trim();
    if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence || undefined;
    return `${sentence.slice(0, MAX_SENTENCE_LENGTH - 1).trimEnd()}…`;
  }
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return findSentence(value[0], depth + 1);
  return isRecord(value) ? findSentence(value.message, depth + 1) : undefined;
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
// assumed: a refusal has its sentence as error, message, the first of errors or detail, with or without {data: …} around it: a text, a list of texts, or an object with a message; and field when one field is at fault
export const errorBody = z.catch(
  z.object({
    error: sentence,
    message: sentence,
    errors: readBy(findFirstSentence),
    /** RFC 9457, Problem Details */
    detail: sentence,
    /** of the request, when one field is at fault */
    field: sentence,
  }),
  {},
);
export type ErrorBody = z.output<typeof errorBody>;

const toWord = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value).trim().toLowerCase();

const NO_ERROR: ReadonlySet<string> = new Set(['', 'undefined', 'false', '0', 'null', 'none']);
const FAILED_STATUS: ReadonlySet<string> = new Set([
  'error',
  'fail',
  'failed',
  'failure',
  'false',
  'rejected',
  'declined',
  'denied',
]);

/** The number of an HTTP status that is none of success, in a body. */
const isErrorStatus = (value: unknown): boolean => /^[45]\d\d$/.test(toWord(value));

/** Such a number of a body. One within `data`, beside which the body says more, is that record's own: a reference. */
function findErrorStatus(body: unknown): unknown {
  const isEnvelope = isRecord(body) && Object.keys(body).every((key) => key === 'data');
  const said = isEnvelope ? unwrap(body) : body;
  return isRecord(said) ? [said.status, said.statusCode, said.code].find(isErrorStatus) : undefined;
}

const hasError = (error: unknown): boolean =>
  typeof error === 'object' ? error !== null && Object.keys(error).length > 0 : !NO_ERROR.has(toWord(error));

/**
 * Whether the body of a 2xx answer says that the call was refused: by `success`, by `error` or by `status`; by `ok`,
 * `errors` or the number of a status unless it says success (D31, D577). A `status` inside of the data that were read
 * is theirs.
 */
// assumed: a 200 with success false, with an error that is not empty, or with the status error, fail, failed, rejected, declined or denied is a refusal; so is one without success that has ok false, errors, or a status, statusCode or code from 400 to 599
export function isRefusal(body: unknown, { method, reply }: Pick<Endpoint, 'method' | 'reply'>): boolean {
  const said = method === 'GET' ? alignEnvelope(reply, body) : unwrap(body);
  if (!isRecord(said)) return false;
  const { ok, error, errors, status } = said;
  const success = readFlag(said.success);
  if (success === false || hasError(error) || FAILED_STATUS.has(toWord(status))) return true;
  const hasErrorStatus = () => findErrorStatus(method === 'GET' ? said : body) !== undefined;
  return !success && (readFlag(ok) === false || hasError(errors) || hasErrorStatus());
}

/**
 * The status that the body of a refusal names in place of the answer's own: a 200 whose `code` is 504 says no more about
 * money than a 504 does. Undefined where the body says that it did not succeed.
 */
export function readErrorStatus(body: unknown): number | undefined {
  const said = unwrap(body);
  if (!isRecord(said) || readFlag(said.success) === false) return undefined;
  const status = findErrorStatus(body);
  return status === undefined ? undefined : Number(status);
}

/** Reads the body of a refusal. Beside the number of a status `error` is its name, if there is a message, too (D578). */
export function readErrorBody(body: unknown): ErrorBody {
  const said = unwrap(body);
  const read = errorBody.parse(said);
  const isNamed = isRecord(said) && isErrorStatus(said.statusCode ?? said.status);
  return isNamed && read.message !== undefined ? { ...read, error: undefined } : read;
}
