import { type HttpHandler, http } from 'msw';
import type * as z from 'zod/mini';
import type {
  Endpoint,
  ReceivedBody,
  ReceivedParams,
  ReceivedQuery,
  SentReply,
} from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { Cookie } from './cookies';
import type { Member } from './database/models';
import { badRequest, Refusal, unauthorized } from './errors';
import type { EndpointKey } from './faultInjection';
import type { Provider } from './provider';
import { alterResponse, altersResponse, faultResponse, json, refusalResponse, toRefusal } from './replies';
import { requestRefusal } from './requestErrors';
import { findTokenHolder } from './sessions';
import type { World } from './world';

const METHODS = { GET: http.get, POST: http.post, PUT: http.put } as const;

export const BASE_PATH = '/api';
/** On every reply of the provider: what comes without it was not answered by the provider. */
export const DEMO_HEADER = 'x-trellis-demo';

/** Puts the mark on a reply, unless it is the network's failure. */
export function withDemoHeader(response: Response): Response {
  if (response.type !== 'error') response.headers.set(DEMO_HEADER, '1');
  return response;
}

/** What a resolver is handed: the request, parsed, and the world to answer from. */
export interface Call<E extends Endpoint> {
  readonly params: ReceivedParams<E>;
  readonly query: ReceivedQuery<E>;
  readonly body: ReceivedBody<E>;
  readonly world: World;
  /** Whoever holds the bearer token. Refuses with a 401 where there is none. */
  readonly member: Readonly<Member>;
  readCookie(name: string): string | undefined;
  setCookie(cookie: Cookie): void;
}

/**
 * Gives the reply or throws the refusal. Runs without a pause, so that nothing happens in between. There are no
 * transactions: it makes sure of everything before its first write.
 */
type Resolver<E extends Endpoint> = (call: Call<E>) => SentReply<E>;

/** An endpoint that answers, once it is given a provider to answer for. */
export type ProvidedEndpoint = (provider: Provider) => HttpHandler;

function receive<E extends Endpoint>(contract: E, part: 'params', raw: unknown): ReceivedParams<E>;
function receive<E extends Endpoint>(contract: E, part: 'query', raw: unknown): ReceivedQuery<E>;
function receive<E extends Endpoint>(contract: E, part: 'body', raw: unknown): ReceivedBody<E>;
function receive(contract: Endpoint, part: 'params' | 'query' | 'body', raw: unknown): unknown {
  const schema: z.ZodMiniType | undefined = contract[part];
  if (!schema) return undefined;
  const result = schema.safeParse(raw);
  if (!result.success) throw requestRefusal(result.error, raw);
  return result.data;
}

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') throw badRequest('The request needs a JSON body.');
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

function authenticate(world: World, request: Request): Readonly<Member> {
  const [scheme, token] = (request.headers.get('authorization') ?? '').split(' ');
  const member =
    scheme?.toLowerCase() === 'bearer' && token ? findTokenHolder(world, token, 'access') : undefined;
  if (!member) throw unauthorized();
  return member;
}

const keyOf = (contract: Endpoint): EndpointKey => {
  for (const key of endpointKeys) if (endpoints[key] === contract) return key;
  throw new Error(`${contract.method} ${contract.path} is not in the contract's table`);
};
const isEndpointKey = (key: string): key is EndpointKey => key in endpoints;
export const endpointKeys: readonly EndpointKey[] = Object.keys(endpoints).filter(isEndpointKey);

/** What a resolver gives must be what the contract says: drift is a failing test, not a surprise. */
function checkReply(contract: Endpoint, reply: unknown): unknown {
  const result = contract.reply.safeParse(reply);
  if (result.success) return result.data;
  throw new Error(
    `The reply of ${contract.method} ${contract.path} breaks the contract: ${JSON.stringify(result.error.issues)}`,
  );
}

/**
 * A call of the contract and what the provider makes of it, as a request handler. Checks the token first, then the
 * request (400 with the field's name), then the reply it is about to send, of which only the contract's fields leave.
 */
export function endpoint<E extends Endpoint>(contract: E, resolver: Resolver<E>): ProvidedEndpoint {
  const key = keyOf(contract);
  const changes = contract.method !== 'GET' || contract.access === 'refresh-cookie';

  return ({ world, faults, cookies, transact, onArrival }) => {
    const carryOut = (request: Request, rawParams: unknown, rawBody: unknown): Response => {
      const headers = new Headers();
      const authenticated = contract.access === 'member' ? authenticate(world, request) : undefined;
      if (rawBody instanceof Refusal) throw rawBody;
      const reply = resolver({
        params: receive(contract, 'params', rawParams),
        query: receive(contract, 'query', Object.fromEntries(new URL(request.url).searchParams)),
        body: receive(contract, 'body', rawBody),
        world,
        get member() {
          return authenticated ?? authenticate(world, request);
        },
        readCookie: (name) => cookies.read(request, name),
        setCookie: (cookie) => cookies.write(headers, cookie),
      });
      return json(200, checkReply(contract, reply), headers);
    };

    return METHODS[contract.method](`*${BASE_PATH}${contract.path}`, async ({ request, params }) => {
      onArrival?.(request);
      const failure = faults.take(key);
      if (faults.latency > 0) await new Promise((resolve) => setTimeout(resolve, faults.latency));
      if (typeof failure === 'object' && 'hold' in failure) await failure.hold;
      else if (failure !== undefined && !altersResponse(failure))
        return withDemoHeader(faultResponse(failure));
      const body = contract.body ? await readJson(request).catch((error: unknown) => error) : undefined;
      const answer = await transact(changes, () => carryOut(request, params, body)).catch((error: unknown) =>
        refusalResponse(toRefusal(error)),
      );
      return withDemoHeader(altersResponse(failure) ? alterResponse(answer, failure) : answer);
    });
  };
}
