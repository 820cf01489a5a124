import * as z from 'zod/mini';
import { isUnauthorized } from '#src/contract/endedToken.ts';
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#src/contract/endpoint.ts';
import { openEnvelopes } from '#src/contract/openEnvelopes.ts';
import { getProfile, PROFILE_CALL, type Profile } from '#src/contract/users.ts';
import { ConnectionError, MalformedReplyError, SessionEndedError } from './errors';
import { sendsIdempotencyKey, toHeaderValue } from './idempotencyKey';
import { createMemberConfirmation } from './memberConfirmation';
import { decode, parseJson } from './parseJson';
import { partialLists } from './partialLists';
import { NO_CONTENT, NOTHING, readReply } from './readReply';

interface ClientSession {
  readonly getToken: () => string | null;
  /**
   * A request sent with `token` was answered 401. Resolves to the token to repeat it with, to undefined where it is not
   * to be repeated, or to null when the session is over. May be called many times at once; sharing one refresh is up to
   * the session.
   */
  readonly onUnauthorized: (token: string) => Promise<string | null | undefined>;
  /** Stands for a token that took another's place, where no profile was read with it since: it may be another member's. */
  readonly getUnconfirmed?: () => object | null;
  /** A request sent with `token` was answered. `call` is its method and path: `GET /users/profile`. */
  readonly onAnswer?: (answer: {
    readonly token: string;
    readonly call: string;
    readonly status: number;
  }) => void;
  /** Whether a profile that was read with `token` is another member's: a proxy may answer with what it has kept. */
  readonly isOfOther?: (profile: Profile, token: string) => boolean;
  /** The member's profile was read with `token`. */
  readonly onProfile?: (profile: Profile, token: string) => void;
  /** Aborts when the session that a request belongs to is over. */
  readonly getSignal?: () => AbortSignal;
}

export interface ClientOptions {
  /** the provider's base path, without a slash at the end: `/api` */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Left out, no request carries a bearer token. */
  readonly session?: ClientSession;
  readonly timeoutMs?: number;
  /** false leaves out the header `Idempotency-Key`; left out, as the app was built */
  readonly sendsKeys?: boolean;
}

type Present<T> = [T] extends [undefined] ? never : T;
type Part<Key extends string, T> = [T] extends [undefined] ? unknown : { readonly [K in Key]: Present<T> };

/** What a call needs: params, query and body where its contract has them. */
type RequestOf<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>> & {
    /** the key of the intent, where the contract says that the call needs one: the same each time that it is sent */
    readonly idempotencyKey?: string;
    readonly signal?: AbortSignal | undefined;
  };

export interface Client {
  /**
   * One call of the contract. Rejects with ApiError (refused), ConnectionError (no answer),
   * MalformedReplyError (a reply that breaks the contract) or SessionEndedError.
   */
  readonly call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>) => Promise<ReplyOf<E>>;
}

interface RequestParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal | undefined;
}

const REQUEST_TIMEOUT_MS = 30_000;

const UNAUTHORIZED = 401;

const CARRIES_TOKEN: readonly Endpoint['access'][] = ['member', 'public'];

/** The HTTP client: base path, bearer header, credentials included, one refresh on 401, one repeat (R7.1, R7.2, R4.8). */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, session, timeoutMs = REQUEST_TIMEOUT_MS, sendsKeys = sendsIdempotencyKey } = options;
  if (session && !sendsKeys) {
    console.warn(
      'This build sends no Idempotency-Key: where a connection breaks, the browser may send a movement of money several times, and the provider cannot tell.',
    );
  }

  async function send(endpoint: Endpoint, parts: RequestParts, token: string | null, ended?: AbortSignal) {
    const headers = new Headers({ accept: 'application/json' });
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (parts.body !== undefined) headers.set('content-type', 'application/json');
    const { idempotencyKey } = parts;
    if (endpoint.needsIdempotencyKey && !idempotencyKey) {
      throw new Error(`${endpoint.method} ${endpoint.path} needs an Idempotency-Key.`);
    }
    if (idempotencyKey && sendsKeys) headers.set('idempotency-key', toHeaderValue(idempotencyKey));
    const url = baseUrl + toPath(endpoint.path, parts);
    const signals = [AbortSignal.timeout(timeoutMs), parts.signal, ended];
    try {
      return await options.fetch(url, {
        method: endpoint.method,
        headers,
        credentials: 'include',
        // A provider may let its answers be kept, which would show what was before a movement, or another member's.
        cache: 'no-store',
        // A redirect of 307 or 308 would send the body again, as often as the provider says.
        ...(endpoint.needsIdempotencyKey ? { redirect: 'error' as const } : {}),
        signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      });
    } catch (cause) {
      if (ended?.aborted) throw new SessionEndedError('The session is over.', { cause });
      if (parts.signal?.aborted) throw cause;
      throw new ConnectionError('The provider cannot be reached.', { cause });
    }
  }

  const confirmation = createMemberConfirmation(
    () => session?.getUnconfirmed?.() ?? null,
    () => call(getProfile, {}),
  );

  async function call<E extends Endpoint>(endpoint: E, parts: RequestParts): Promise<ReplyOf<E>> {
    const name = toName(endpoint);
    const isRead = endpoint.method === 'GET';
    const isOfMember = endpoint.access === 'member' && name !== PROFILE_CALL;
    const signal = session?.getSignal?.();
    const isChange = isOfMember && !isRead;
    if (isChange) await confirmation.beforeChange(signal);
    // What makes or renews a session is no part of one.
    const token = CARRIES_TOKEN.includes(endpoint.access) ? (session?.getToken() ?? null) : null;
    const ended = token !== null || endpoint.access === 'member' ? signal : undefined;
    let sentToken = token;
    const sendWith = async (bearer: string | null) => {
      const response = await send(endpoint, parts, bearer, ended);
      const report = (status: number) => {
        if (bearer !== null) session?.onAnswer?.({ token: bearer, call: name, status });
        if (status === UNAUTHORIZED && ended?.aborted) {
          throw new SessionEndedError('The session is over.', { isUnauthorized: true });
        }
      };
      // A 401 is told before its body has arrived: the session may end by it, and other calls with that.
      const isTold = response.status === UNAUTHORIZED;
      if (isTold) report(UNAUTHORIZED);
      const text = await readText(response, ended);
      // A 204 to a change says all that there is to say, and to a read that there is nothing.
      const nothing = !isRead ? {} : response.status === NO_CONTENT ? NOTHING : undefined;
      const body = text === '' ? nothing : openEnvelopes(endpoint.reply, parseJson(text));
      // In place of a 401, servers of pages lead to their sign-in. A page of a fault says nothing of the token.
      const isPage = isRead && response.ok && response.redirected && body === undefined;
      const isEnded = isPage || isUnauthorized(response.status, body ?? text, endpoint);
      if (!isTold) report(isEnded ? UNAUTHORIZED : response.status);
      return { response, text, body, isEnded };
    };
    let answer = await sendWith(token);
    if (answer.isEnded && session && token !== null) {
      let newToken = await session.onUnauthorized(token);
      if (isChange && newToken) {
        await confirmation.beforeChange(ended);
        newToken = session.getToken();
      }
      if (newToken === null || ended?.aborted) {
        throw new SessionEndedError('The session is over.', { isUnauthorized: true });
      }
      if (newToken !== undefined) {
        sentToken = newToken;
        answer = await sendWith(newToken);
      }
    }
    if (isOfMember && isRead && answer.response.ok) await confirmation.afterRead(ended);
    const { reply, listGap } = readReply(endpoint, answer);
    const own = name === PROFILE_CALL ? z.safeParse(getProfile.reply, reply).data : undefined;
    if (own && session && sentToken !== null) {
      if (session.isOfOther?.(own.data.profile, sentToken))
        throw new MalformedReplyError(`${name} was answered with the profile of another member.`);
      session.onProfile?.(own.data.profile, sentToken);
    }
    // What is filtered says nothing of the whole list.
    const isFiltered = Object.values(parts.query ?? {}).some((value) => value !== undefined);
    if (isRead && !isFiltered) partialLists.set(name, listGap);
    return reply;
  }

  return {
    call: (endpoint, parts) => {
      const replying = call(endpoint, parts);
      if (toName(endpoint) === PROFILE_CALL) confirmation.setReading(replying);
      return replying;
    },
  };
}

const toName = ({ method, path }: Endpoint): string => `${method} ${path}`;

function toPath(path: string, { params = {}, query = {} }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => toSegment(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Dots stay as they are when they are encoded, and `..` would lead to another endpoint. */
function toSegment(param: string): string {
  if (/^\.{0,2}$/.test(param)) throw new RangeError(`“${param}” cannot be a part of a path.`);
  return encodeURIComponent(param);
}

async function readText(response: Response, ended: AbortSignal | undefined): Promise<string> {
  try {
    return decode(await response.arrayBuffer());
  } catch (cause) {
    if (ended?.aborted) throw new SessionEndedError('The session is over.', { cause });
    throw new ConnectionError('The answer broke off.', { cause, hasBroken: true });
  }
}
