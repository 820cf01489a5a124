import type { ErrorBody } from '#src/contract/errors.ts';

/** The provider answered, and refused. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.error ?? body.message ?? `The provider answered ${status}.`);
    this.status = status;
    this.body = body;
  }
}

/** No answer came: the provider may or may not have received the request. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** A reply that breaks the contract. */
export class MalformedReplyError extends Error {
  override readonly name = 'MalformedReplyError';
}

/** The session ended before the answer came. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * The provider's own sentence of a refusal, never an empty one. The error catalogue (R8.1 to R8.8) says
 * which field is read: `error` for login and registration, `message` for transfers and donations, elsewhere whichever
 * there is.
 */
export function serverText(failure: unknown, field?: 'error' | 'message'): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  return field ? failure.body[field] : (failure.body.error ?? failure.body.message);
}
