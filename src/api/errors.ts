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

/** No answer came: it is not known whether the provider has seen the request. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** An answer came that is not what the contract says. */
export class MalformedReplyError extends Error {
  override readonly name = 'MalformedReplyError';
}

/** The session ended before the answer was there; nobody is waiting for it any more. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/**
 * The provider's own sentence, where it sent one. The error catalogue (specification section 8) says which field
 * is read: `error` at sign-in and sign-up, `message` for transfers and donations, elsewhere "server error text":
 * whichever there is.
 */
export function serverText(failure: unknown, field?: 'error' | 'message'): string | undefined {
  if (!(failure instanceof ApiError)) return undefined;
  const text = field ? failure.body[field] : (failure.body.error ?? failure.body.message);
  return text?.trim() || undefined;
}
