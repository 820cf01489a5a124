import type * as z from 'zod/mini';

/** The methods that the provider's calls use (specification section 7). */
export type Method = 'GET' | 'POST' | 'PUT';

/** Who may call: anyone, the holder of a refresh cookie, or the holder of a bearer token. */
export type Access = 'public' | 'refresh-cookie' | 'member';

/**
 * One call of the provider, as both sides obey it: the app checks the reply, the provider in the browser
 * checks the request and its own reply. `path` is below the base path and may hold `:name` parameters.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
}

export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller hands over, before defaults are filled in. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>;
export type QueryOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Input<E['body']>;
/** What a caller reads: parsed, unknown fields dropped, defaults filled in. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a provider reads of a request, and what it may write as its reply. */
export type ReceivedParams<E extends Endpoint> = Output<E['params']>;
export type ReceivedQuery<E extends Endpoint> = Output<E['query']>;
export type ReceivedBody<E extends Endpoint> = Output<E['body']>;
export type SentReply<E extends Endpoint> = z.input<E['reply']>;
