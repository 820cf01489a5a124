import { DEMO_HEADER } from './endpoint';
import type { Fault, Sentences } from './faultInjection';
import { HttpError, toHttpError } from './httpErrors';
import { NotAuthenticated } from './rules/domainErrors';

export const jsonResponse = (status: number, body: unknown, headers = new Headers()): Response => {
  headers.set('content-type', 'application/json');
  headers.set('cache-control', 'no-store');
  headers.set(DEMO_HEADER, '1');
  return new Response(JSON.stringify(body), { status, headers });
};

export const errorReply = ({ message, field }: HttpError) => ({
  error: message,
  message,
  ...(field === undefined ? {} : { field }),
});

export const errorResponse = (error: HttpError): Response => jsonResponse(error.status, errorReply(error));

/** Faults of the response: the request itself is processed. */
type ResponseFault = 'responseLost' | 'responseTruncated';
export const isResponseFault = (fault: Fault | undefined): fault is ResponseFault =>
  fault === 'responseLost' || fault === 'responseTruncated';

/** A response that is lost, or whose connection breaks after the headers. */
export const breakResponse = ({ status, headers }: Response, fault: ResponseFault): Response => {
  if (fault === 'responseLost') return Response.error();
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) });
  return new Response(body, { status, headers });
};

const toSentences = (sentences: string | Sentences): Sentences =>
  typeof sentences === 'string' ? { error: sentences, message: sentences } : sentences;

/** The response to a request that is not processed because of a fault. */
export const faultResponse = (
  fault: Exclude<Fault, ResponseFault | { readonly hold: unknown }>,
): Response => {
  if (typeof fault === 'object') {
    return 'refuse' in fault
      ? jsonResponse(422, toSentences(fault.refuse))
      : jsonResponse(200, { success: false, ...toSentences(fault.unsuccessful) });
  }
  switch (fault) {
    case 'networkError':
      return Response.error();
    case 'serverError':
      return errorResponse(new HttpError(500, 'The provider has a problem. Please try again later.'));
    case 'serverErrorWithoutText':
      return jsonResponse(500, {});
    case 'malformed':
      return jsonResponse(200, { unexpected: true });
    case 'unauthorized':
      return errorResponse(toHttpError(new NotAuthenticated()));
  }
};
