import { Refusal, unauthorized, unprocessable } from './errors';
import type { Fault } from './faultInjection';
import { InsufficientBalance } from './rules/ledger';

/** A reply, not yet marked as the provider's. */
export const json = (status: number, body: unknown, headers = new Headers()): Response => {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  return new Response(JSON.stringify(body), { status, headers });
};

export const refusalResponse = ({ status, message, field }: Refusal): Response =>
  json(status, { error: message, message, ...(field === undefined ? {} : { field }) });

/** Whatever was thrown, as the refusal that the caller gets to read. */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof InsufficientBalance) return unprocessable('Insufficient balance', 'amount');
  console.error('The demo provider failed:', error);
  return new Refusal(500, error instanceof Error ? error.message : 'The provider failed.');
};

/** A call that goes wrong in these ways has been carried out: they are about its answer. */
type OfAnswers = 'responseLost' | 'responseTruncated';
export const altersResponse = (failure: Fault | undefined): failure is OfAnswers =>
  failure === 'responseLost' || failure === 'responseTruncated';

/** An answer that the connection loses, or breaks off after its head. */
export const alterResponse = ({ status, headers }: Response, failure: OfAnswers): Response => {
  if (failure === 'responseLost') return Response.error();
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  return new Response(body, { status, headers });
};

/** The answer that a call gets which was told to go wrong. */
export const faultResponse = (failure: Exclude<Fault, OfAnswers | { readonly hold: unknown }>): Response => {
  if (typeof failure === 'object') {
    return 'refuse' in failure
      ? refusalResponse(unprocessable(failure.refuse))
      : json(200, { success: false, message: failure.unsuccessful });
  }
  switch (failure) {
    case 'networkError':
      return Response.error();
    case 'serverError':
      return refusalResponse(new Refusal(500, 'The provider has a problem. Please try again later.'));
    case 'serverErrorWithoutText':
      return json(500, {});
    case 'malformed':
      return json(200, { unexpected: true });
    case 'unauthorized':
      return refusalResponse(unauthorized());
  }
};
