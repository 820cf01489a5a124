import * as z from 'zod/mini';
import { isRecord, unwrap } from './envelope';
import { isErrorStatus } from './refusal';

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

/** What frameworks write above their list of errors. */
const GENERAL =
  /^(the given data was invalid|validation (failed|errors?|exception)|invalid (input|data|request|parameters)|unprocessable (entity|content)|bad request)\b.{0,3}$/i;

/** A page of a proxy is no sentence. */
const isPlainText = (text: string): boolean => !/[<>{}\n]/.test(text.trim());

/** Whether an object has nothing but lists of sentences, one for each field, as Django's answers do. */
const isByField = (said: unknown): boolean =>
  isRecord(said) &&
  !['error', 'message', 'errors', 'detail'].some((field) => field in said) &&
  Object.values(said).every((value) => Array.isArray(value) && value.every((one) => typeof one === 'string'));

/**
 * Reads the body of a refusal; a text that is no JSON may be its sentence. Beside the number of a status `error` is its
 * name, if there is a message, too, and beside a description it is a code (D578, D740). A general message gives
 * way to the first of `errors` (D753).
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
  const error = described ?? (isNamed ? undefined : read.error);
  const isGeneral = read.message !== undefined && GENERAL.test(read.message);
  const message = (isGeneral && error === undefined ? read.errors : undefined) ?? read.message;
  return { ...read, detail, error, message };
}
