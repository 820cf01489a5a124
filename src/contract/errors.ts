import * as z from 'zod/mini';

/** Longer sentences are cut: nobody reads more in a toast. */
const MAX_SENTENCE_LENGTH = 300;
/** `errors[0].message[0]` is as deep as a sentence is looked for. */
const MAX_DEPTH = 3;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The sentence in a value of any shape: a text, the first text of a list, or the `message` of an object. */
function findSentence(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') {
    const sentence = value.trim();
    if (sentence.length <= MAX_SENTENCE_LENGTH) return sentence || undefined;
    return `${sentence.slice(0, MAX_SENTENCE_LENGTH).trimEnd()}…`;
  }
  if (depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) return findSentence(value[0], depth + 1);
  return isRecord(value) ? findSentence(value.message, depth + 1) : undefined;
}

const sentence = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((value) => findSentence(value)),
  ),
);

/**
 * The sentences of a refusal (R8.1 to R8.8), each absent where its field holds none. Login and registration read
 * `error`, transfers and donations `message`, withdrawals and resets "server error text": either. A body that is no
 * object has none.
 */
// assumed: a refusal has its sentence as error, message or the first of errors: a text, a list of texts, or an object with a message; and field when one field is at fault
export const errorBody = z.catch(
  z.object({
    error: sentence,
    message: sentence,
    errors: sentence,
    /** of the request, when one field is at fault */
    field: sentence,
  }),
  {},
);
export type ErrorBody = z.output<typeof errorBody>;

const toWord = (value: unknown): string =>
  typeof value === 'object' ? '' : String(value).trim().toLowerCase();

const NO_SUCCESS: ReadonlySet<string> = new Set(['false', '0']);
const NO_ERROR: ReadonlySet<string> = new Set(['', 'undefined', 'false', '0', 'null', 'none']);
const FAILED_STATUS: ReadonlySet<string> = new Set(['error', 'fail', 'failed', 'failure', 'false']);

const hasError = (error: unknown): boolean =>
  typeof error === 'object' ? error !== null && Object.keys(error).length > 0 : !NO_ERROR.has(toWord(error));

/** Whether the body of a 2xx answer says that the call was refused: by `success`, by `error` or by `status` (D31). */
// assumed: a 200 with success false, with an error that is not empty, or with the status error, fail or failed is a refusal
export const isRefusal = (body: unknown): boolean =>
  isRecord(body) &&
  (NO_SUCCESS.has(toWord(body.success)) || hasError(body.error) || FAILED_STATUS.has(toWord(body.status)));
