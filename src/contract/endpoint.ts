import type * as z from 'zod/mini';

/** The HTTP methods of the provider (R7.3 to R7.26). */
type Method = 'GET' | 'POST' | 'PUT';

/**
 * Who may call: anyone, without a token (`anonymous`) or with the one there is (`public`), the holder of a refresh
 * cookie, or the holder of a bearer token.
 */
type Access = 'anonymous' | 'public' | 'refresh-cookie' | 'member';

/**
 * One endpoint of the provider, binding both sides: the app validates the reply, the provider in the browser validates
 * the request and its own reply. `path` is below the base path and may contain `:name` parameters.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly reply: z.ZodMiniType;
  /** Carried out twice, it would be done twice: it needs an `Idempotency-Key` and follows no redirect (D28). */
  readonly needsIdempotencyKey?: true;
}

/** Whether a call moves money: it is not to be carried out twice, and a member’s. A registration is anonymous. */
export const movesMoney = ({
  needsIdempotencyKey,
  access,
}: Pick<Endpoint, 'needsIdempotencyKey' | 'access'>): boolean =>
  needsIdempotencyKey === true && access === 'member';

type Schemas = Omit<Endpoint, 'method' | 'path' | 'access'>;

export const defineEndpoint = <
  M extends Method,
  Path extends Endpoint['path'],
  A extends Access,
  S extends Schemas,
>(
  method: M,
  path: Path,
  access: A,
  schemas: S,
) => ({ method, path, access, ...schemas });

type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a caller passes, before defaults are filled in. */
export type ParamsOf<E extends Endpoint> = Input<E['params']>;
export type QueryOf<E extends Endpoint> = Input<E['query']>;
export type BodyOf<E extends Endpoint> = Input<E['body']>;
/** What a caller receives: parsed, unknown fields dropped, defaults filled in. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a provider receives of a request, and what it may send as its reply. */
export type ReceivedParams<E extends Endpoint> = Output<E['params']>;
export type ReceivedQuery<E extends Endpoint> = Output<E['query']>;
export type ReceivedBody<E extends Endpoint> = Output<E['body']>;
export type SentReply<E extends Endpoint> = z.input<E['reply']>;
