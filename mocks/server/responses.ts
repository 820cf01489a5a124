import { login } from '#src/contract/auth.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { DEMO_HEADER } from '../endpoint';
import type { FaultOutcome } from '../faultRules';
import { InvalidCredentials, NotAuthenticated } from '../rules/domainErrors';
import { HttpError, toHttpError } from './httpErrors';

const texts = new WeakMap<Response, string>();

export const jsonResponse = (status: number, body: unknown, headers = new Headers()): Response => {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set(DEMO_HEADER, '1');
  const text = JSON.stringify(body);
  const response = new Response(text, { status, headers });
  texts.set(response, text);
  return response;
};

/** The body of a JSON response of this provider, whether or not it has been read; empty for one that is broken. */
export const getBodyText = (response: Response): string => texts.get(response) ?? '';

export const errorReply = ({ message, field }: HttpError) => ({
  error: message,
  message,
  ...(field === undefined ? {} : { field }),
});

export const errorResponse = (error: HttpError): Response => jsonResponse(error.status, errorReply(error));

/** Faults of the response: the request itself is processed. */
type ResponseFault = 'responseLost' | 'responseTruncated';

/** A response that is lost, or whose connection breaks after the headers. */
export const breakResponse = ({ status, headers }: Response, fault: ResponseFault): Response => {
  if (fault === 'responseLost') return Response.error();
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  return new Response(body, { status, headers });
};

/**
 * What does not match a contract. A reply that needs no field would match the first; a movement's says nothing then,
 * and not that money was moved.
 */
const toMalformed = ({ reply, needsIdempotencyKey }: Endpoint): unknown => {
  const body = { unexpected: true };
  return needsIdempotencyKey || !reply.safeParse(alignEnvelope(reply, body)).success ? body : 'unexpected';
};

/** The response to a request that is not processed because of a fault. */
export const faultResponse = (
  fault: Exclude<FaultOutcome, { readonly kind: ResponseFault | 'unanswered' | 'slow' }>,
  contract: Endpoint,
): Response => {
  switch (fault.kind) {
    case 'refusal':
      return jsonResponse(422, { error: fault.error ?? fault.message, message: fault.message });
    case 'unsuccessful':
      return jsonResponse(200, {
        success: false,
        error: fault.error ?? fault.message,
        message: fault.message,
      });
    case 'unreachable':
      return Response.error();
    case 'serverError': {
      const { status = 500, message } = fault;
      return message === undefined ? jsonResponse(status, {}) : errorResponse(new HttpError(status, message));
    }
    case 'tooManyRequests':
      return errorResponse(new HttpError(429, 'Too many requests. Please try again later.'));
    case 'malformed':
      return jsonResponse(200, toMalformed(contract));
    case 'unauthorized':
      // Whoever signs in has no session that could have ended.
      return errorResponse(
        toHttpError(contract === login ? new InvalidCredentials() : new NotAuthenticated()),
      );
  }
};
