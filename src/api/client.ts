import * as z from 'zod/mini';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#src/contract/endpoint.ts';
import { type ErrorBody, errorBody } from '#src/contract/errors.ts';
import { ApiError, ConnectionError, MalformedReplyError, SessionEndedError } from './errors';

export interface ClientOptions {
  /** where the provider's calls live, without a slash at the end: `/api` */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** today's access token */
  readonly getToken: () => string | null;
  /**
   * A call sent with `token` was answered 401. Resolves to the token to repeat it with, or to null when the
   * session is over. Many calls may ask at once; that they share one refresh is the session's business.
   */
  readonly onUnauthorized: (token: string) => Promise<string | null>;
  /** Aborts when the session that a call belongs to is over. */
  readonly getSessionSignal?: () => AbortSignal;
  /** milliseconds that an answer may take */
  readonly timeout?: number;
}

type Present<T> = [T] extends [undefined] ? never : T;
type Part<Key extends string, T> = [T] extends [undefined] ? unknown : { readonly [K in Key]: Present<T> };

/** What a call needs, and no more: params, query and body where its contract has them. */
export type RequestOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & { readonly signal?: AbortSignal | undefined };

export interface Client {
  /**
   * One call of the contract. Rejects with ApiError (refused), ConnectionError (no answer),
   * MalformedReplyError (an answer that is not the contract's) or SessionEndedError.
   */
  readonly call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;
}

interface RequestParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const PATIENCE = 30_000;

/** The HTTP client: base path, bearer header, credentials included, one refresh on 401, one repeat (specification section 7). */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, getToken, onUnauthorized, getSessionSignal, timeout = PATIENCE } = options;

  async function send(endpoint: Endpoint, parts: RequestParts, token: string | null, session?: AbortSignal) {
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (parts.body !== undefined) headers.set('content-type', 'application/json');
    const signals = [AbortSignal.timeout(timeout), parts.signal, session];
    try {
      return await options.fetch(baseUrl + pathOf(endpoint.path, parts), {
        method: endpoint.method,
        headers,
        credentials: 'include',
        signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      });
    } catch (cause) {
      if (session?.aborted) throw new SessionEndedError('The session is over.', { cause });
      if (parts.signal?.aborted) throw cause;
      throw new ConnectionError('The provider cannot be reached.', { cause });
    }
  }

  async function call<E extends Endpoint>(endpoint: E, parts: RequestParts): Promise<ReplyOf<E>> {
    const session = endpoint.access === 'member' ? getSessionSignal?.() : undefined;
    const token = getToken();
    let response = await send(endpoint, parts, token, session);
    if (response.status === 401 && endpoint.access === 'member' && token !== null) {
      const renewed = await onUnauthorized(token);
      if (renewed === null || session?.aborted) throw new SessionEndedError('The session is over.');
      response = await send(endpoint, parts, renewed, session);
    }
    const body = await read(response, session);
    if (!response.ok) throw new ApiError(response.status, refusal(body));
    const reply = z.safeParse<E['reply']>(endpoint.reply, body);
    if (!reply.success) {
      const why = reply.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
      throw new MalformedReplyError(
        `${endpoint.method} ${endpoint.path} answered something unexpected: ${why}`,
      );
    }
    return reply.data;
  }

  return { call };
}

function pathOf(path: string, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function read(response: Response, session: AbortSignal | undefined): Promise<unknown> {
  let content: string;
  try {
    content = await response.text();
  } catch (cause) {
    if (session?.aborted) throw new SessionEndedError('The session is over.', { cause });
    throw new ConnectionError('The answer broke off.', { cause });
  }
  try {
    return content === '' ? undefined : JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** A refusal may carry anything; only sentences are believed. */
function refusal(body: unknown): ErrorBody {
  const parsed = errorBody.safeParse(body);
  return parsed.success ? parsed.data : {};
}
