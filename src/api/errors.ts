import type { ErrorBody } from '#src/contract/errors.ts';
import { toShown } from '#src/contract/sentences.ts';

/** The sentence of a refusal; `first` is the field that is read first. */
export const getSentence = (
  { error, message, errors, detail }: ErrorBody,
  first: 'error' | 'message' = 'error',
) => {
  const [one, other] = first === 'error' ? [error, message] : [message, error];
  return toShown(one) ?? toShown(other) ?? toShown(errors) ?? toShown(detail);
};

/** The provider answered, and refused: by its status, or by the body of a 2xx answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(getSentence(body) ?? `The provider answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** No answer came: the provider may or may not have received the request. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** the provider was reached: its answer had begun */
  readonly hasBroken: boolean;

  constructor(
    message: string,
    { hasBroken = false, ...options }: ErrorOptions & { hasBroken?: boolean } = {},
  ) {
    super(message, options);
    this.hasBroken = hasBroken;
  }
}

/** A reply that breaks the contract. */
export class MalformedReplyError extends Error {
  override readonly name = 'MalformedReplyError';
  /** the provider's, where nobody but a reader can tell what it means */
  readonly sentence: string | undefined;

  constructor(message: string, sentence?: string) {
    super(message);
    this.sentence = sentence;
  }
}

/** The session ended before the answer came. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
  /** the call was answered 401 and not repeated, so it was not carried out */
  readonly isUnauthorized: boolean;

  constructor(
    message: string,
    { isUnauthorized = false, ...options }: ErrorOptions & { isUnauthorized?: boolean } = {},
  ) {
    super(message, options);
    this.isUnauthorized = isUnauthorized;
  }
}

/** Nothing was sent that the provider would carry out: no profile says whose session it is. */
export class UnconfirmedSessionError extends Error {
  override readonly name = 'UnconfirmedSessionError';
}

/**
 * Statuses after which a call may have been carried out, or may still be: a timeout, a call with the same
 * `Idempotency-Key` that is under way (409), a part that failed (424), too early, too many, and those of gateways that
 * have closed the connection before the answer (460, 499). So are all from 500, and redirects.
 */
const UNKNOWN_STATUSES: ReadonlySet<number> = new Set([408, 409, 424, 425, 429, 460, 499]);

/** Whether a failure says that the call was not carried out (D30). */
export function isRefused(failure: unknown): boolean {
  if (failure instanceof SessionEndedError) return failure.isUnauthorized;
  if (failure instanceof UnconfirmedSessionError) return true;
  if (!(failure instanceof ApiError)) return false;
  const { status } = failure;
  return status < 300 || (status >= 400 && status < 500 && !UNKNOWN_STATUSES.has(status));
}

/**
 * The provider's own sentence of a refusal, never an empty one. The error catalogue (R8.1 to R8.8) says which field is
 * read first: `message` for transfers and donations, elsewhere `error`. Where that one holds no text another does.
 */
export function serverText(failure: unknown, field: 'error' | 'message' = 'error'): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return getSentence(failure.body, field);
}
