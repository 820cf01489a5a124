import { isDeepStrictEqual } from 'node:util';
import type { EndpointKey } from '#mocks/endpoint.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { toContractNames } from '#src/contract/names.ts';
import { openEnvelopes } from '#src/contract/openEnvelopes.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** the parsed body; undefined where it is no JSON */
  readonly body: unknown;
  readonly isJson: boolean;
  /** what it takes to read the body, whose names or envelope are not those of the contract */
  readonly readBy: readonly string[];
}

export interface RequestParts {
  readonly token?: string | undefined;
  readonly cookie?: string | undefined;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly idempotencyKey?: string;
}

/** Sends one call of the contract. Resolves to the sentence of a failure where nothing is answered. */
type Send = (call: EndpointKey, parts?: RequestParts) => Promise<Answer | string>;

/** How a request without a session is refused. */
export const UNAUTHORIZED = [401];

/** In place of the token of a reset link, so that no passcode is ever changed. */
const UNKNOWN_TOKEN = 'no-such-token';

/** Of a call, below a provider's base URL. */
export const toUrl = (baseUrl: string, path: string): string =>
  `${baseUrl}${path.replace(/:\w+/g, UNKNOWN_TOKEN)}`;

/** As the app sends it, from a page on another host where there is one. Redirects are not followed. */
export const createSend =
  (baseUrl: string, timeoutMs: number, origin?: string): Send =>
  async (call, { token, cookie, body, query = {}, idempotencyKey } = {}) => {
    const { method, path, reply }: Endpoint = endpoints[call];
    const headers = new Headers({ accept: 'application/json', ...(origin === undefined ? {} : { origin }) });
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (cookie !== undefined) headers.set('cookie', cookie);
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
    const search = new URLSearchParams(query);
    const url = `${toUrl(baseUrl, path)}${search.size > 0 ? `?${search}` : ''}`;
    try {
      const response = await fetch(url, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return {
        status: response.status,
        headers: response.headers,
        ...parseBody(reply, await response.text()),
      };
    } catch (error) {
      const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
      return isTimeout
        ? `is not answered within ${timeoutMs / 1000} s`
        : `is not answered (${describe(error)})`;
    }
  };

function parseBody(schema: Endpoint['reply'], text: string): Pick<Answer, 'body' | 'isJson' | 'readBy'> {
  try {
    const sent: unknown = JSON.parse(text);
    const named: unknown = JSON.parse(toContractNames(text));
    const body = openEnvelopes(schema, named);
    return {
      body,
      isJson: true,
      readBy: [
        ...(isDeepStrictEqual(named, sent) ? [] : [toContractNames.name]),
        ...(isDeepStrictEqual(body, named) ? [] : [openEnvelopes.name]),
      ],
    };
  } catch {
    return { body: undefined, isJson: false, readBy: [] };
  }
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
