import { type HttpHandler, http } from 'msw';
import type {
  Endpoint,
  ReceivedBody,
  ReceivedParams,
  ReceivedQuery,
  SentReply,
} from '#src/contract/endpoint.ts';
import type { Member } from '../database/models';
import { BASE_PATH, type EndpointKey } from '../endpoint';
import type { Fault } from '../faultInjection';
import type { Provider } from '../provider';
import { NotAuthenticated } from '../rules/domainErrors';
import type { World } from '../world/world';
import type { Cookie } from './cookies';
import { HttpError, toBadRequest, toHttpError } from './httpErrors';
import { carryOutOnce } from './idempotency';
import { breakResponse, errorResponse, faultResponse, jsonResponse } from './responses';
import { findTokenOwner } from './sessions';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put } as const;

/** The parsed request, and the world that a resolver reads and changes. */
interface RequestContext<E extends Endpoint> {
  readonly params: ReceivedParams<E>;
  readonly query: ReceivedQuery<E>;
  readonly body: ReceivedBody<E>;
  readonly world: World;
  /** The bearer token's owner. Throws NotAuthenticated when there is none. */
  readonly member: Readonly<Member>;
  readCookie(name: string): string | undefined;
  setCookie(cookie: Cookie): void;
}

/**
 * Returns the reply or throws a DomainError. Synchronous, so that requests cannot interleave. There is no rollback:
 * it validates everything before its first write.
 */
type Resolver<E extends Endpoint> = (context: RequestContext<E>) => SentReply<E>;

interface ReceivedRequest {
  readonly request: Request;
  readonly params: unknown;
  /** undefined for an endpoint without a body */
  readonly bodyText: string | undefined;
  readonly provider: Provider;
}

/** An endpoint's contract and its implementation. `respond` throws HttpErrors and DomainErrors. */
export interface Handler<E extends Endpoint = Endpoint> {
  readonly contract: E;
  readonly respond: (received: ReceivedRequest) => Response;
}

type Part = 'params' | 'query' | 'body';
function parse<E extends Endpoint, P extends Part>(
  contract: E,
  part: P,
  value: unknown,
): RequestContext<E>[P];
function parse(contract: Endpoint, part: Part, value: unknown): unknown {
  const schema = contract[part];
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw toBadRequest(result.error, value);
  return result.data;
}

function parseJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  if (text === '') throw new HttpError(400, 'The request needs a JSON body.');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON.');
  }
}

function authenticate(world: World, request: Request): Readonly<Member> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  const member =
    scheme?.toLowerCase() === 'bearer' && token ? findTokenOwner(world, token, 'access') : undefined;
  if (!member) throw new NotAuthenticated();
  return member;
}

/** Only the contract's fields are sent. A reply that breaks the contract is a bug of the provider. */
function parseReply(contract: Endpoint, reply: unknown): unknown {
  const result = contract.reply.safeParse(reply);
  if (result.success) return result.data;
  throw new Error(
    `The reply of ${contract.method} ${contract.path} breaks the contract: ${JSON.stringify(result.error.issues)}`,
  );
}

/** Implements an endpoint. Checks the token first, then the request (400 with the field's name), then the reply. */
export const handler = <E extends Endpoint>(contract: E, resolve: Resolver<E>): Handler<E> => ({
  contract,
  respond({ request, params, bodyText, provider: { world, cookies } }) {
    const authenticated = contract.access === 'member' ? authenticate(world, request) : undefined;
    const body = parseJson(bodyText);
    const headers = new Headers();
    const received = {
      params: parse(contract, 'params', params),
      query: parse(contract, 'query', Object.fromEntries(new URL(request.url).searchParams)),
      body: parse(contract, 'body', body),
    };
    const carryOut = () =>
      parseReply(
        contract,
        resolve({
          ...received,
          world,
          get member() {
            return authenticated ?? authenticate(world, request);
          },
          readCookie: (name) => cookies.read(request, name),
          setCookie: (cookie) => cookies.write(headers, cookie),
        }),
      );
    if (!contract.needsIdempotencyKey) return jsonResponse(200, carryOut(), headers);
    const caller = authenticated?.id ?? 'visitor';
    return carryOutOnce(world, { request, caller, body: received.body }, carryOut);
  },
});

const waitForever = () => new Promise<never>(() => {});

/** The msw handler of an endpoint, with faults, latency and the transaction around the implementation. */
export function toHttpHandler(
  key: EndpointKey,
  { contract, respond }: Handler,
  provider: Provider,
): HttpHandler {
  const { faults, calls, world, transactions, onRequest } = provider;
  const isReadOnly = contract.method === 'GET' && contract.access !== 'refresh-cookie';
  const transact = isReadOnly ? transactions.read : transactions.write;
  const transactRequest = async (request: Request, params: unknown) => {
    const bodyText = contract.body && (await request.text());
    return transact(() => respond({ request, params, bodyText, provider })).catch((error: unknown) =>
      errorResponse(toHttpError(error)),
    );
  };

  const respondWith = async (request: Request, params: unknown, fault: Fault | undefined) => {
    const delay = faults.getDelay(fault);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (fault === undefined) return transactRequest(request, params);
    switch (fault.kind) {
      case 'held':
        await fault.until;
        return transactRequest(request, params);
      case 'slow':
        return transactRequest(request, params);
      case 'responseLost':
      case 'responseTruncated':
        return breakResponse(await transactRequest(request, params), fault.kind);
      case 'unanswered':
        return waitForever();
      default:
        return faultResponse(fault, contract);
    }
  };

  return METHODS[contract.method](`*${BASE_PATH}${contract.path}`, async ({ request, params }) => {
    onRequest?.(request);
    const fault = faults.consume(key);
    const logResponse = calls.begin(key, request, fault, world.clock.now());
    return logResponse(await respondWith(request, params, fault));
  });
}
