import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { serveProviderApp } from '../serveProviderApp';

/** Enough for every trial of a worker, in dollars. */
const FUNDS = 5_000_000;

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A call that moves money, as it has arrived. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** counted from 0 since the last `begin` */
  readonly index: number;
  /** The provider carries it out, for its `Idempotency-Key` once. */
  readonly take: () => Promise<Answer>;
  readonly send: (answer: Answer) => void;
}

/** How a call that moves money is answered. */
export type Fault = (exchange: Exchange) => Promise<void> | void;

/** The provider build, and under the same origin, without a proxy between them, a provider that moves money and fails. */
export interface MoneyProvider {
  readonly origin: string;
  readonly provider: ProviderServer;
  /** calls that move money since the last `begin`: call and key */
  readonly calls: readonly { readonly call: string; readonly key: string | undefined }[];
  /** Forgets the calls, and ends so many from now on with the fault, and the others as they should. */
  readonly begin: (fault?: Fault, times?: number) => void;
  /** Movements of the persona *leader* that the provider has carried out, ever. */
  readonly countMovements: () => number;
  readonly close: () => Promise<void>;
}

const MOVES_MONEY = /^POST \/api\/(transfers\/process|donations\/process|transactions\/withdrawal)$/;
const HOP_HEADERS = ['host', 'connection', 'content-length', 'accept-encoding'];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function forward(provider: ProviderServer, request: IncomingMessage, url: string): Promise<Response> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && !HOP_HEADERS.includes(name)) headers.set(name, value);
  }
  const method = request.method ?? 'GET';
  const body = await readBody(request);
  return fetch(provider.origin + url, { method, headers, ...(body === '' ? {} : { body }) });
}

export async function startMoneyProvider(): Promise<MoneyProvider> {
  const calls: { call: string; key: string | undefined }[] = [];
  let fault: Fault | undefined;
  let faultsLeft = 0;

  const answer = async (provider: ProviderServer, request: IncomingMessage, response: ServerResponse) => {
    const url = `/api${request.url ?? ''}`;
    const call = `${request.method} ${url}`;
    const send = ({ status, headers = {}, body }: Answer) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body);
    };
    if (MOVES_MONEY.test(call)) {
      const header = request.headers['idempotency-key'];
      calls.push({ call, key: typeof header === 'string' ? header : undefined });
      if (fault && faultsLeft > 0) {
        faultsLeft -= 1;
        const take = async () => {
          const taken = await forward(provider, request, url);
          return { status: taken.status, body: await taken.text() };
        };
        return fault({ request, response, index: calls.length - 1, take, send });
      }
    }
    const forwarded = await forward(provider, request, url);
    const cookies = forwarded.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    send({ status: forwarded.status, body: await forwarded.text() });
  };

  const { origin, provider, close } = await serveProviderApp({
    answerCalls: (answering) => (request, response) => {
      void answer(answering, request, response).catch(() => response.destroy());
    },
  });
  const { identifier } = findPersona('leader');
  await provider.controls.deposit(identifier, FUNDS);
  const { database } = provider.world;
  const memberId = database.member.findFirst({ where: { user_pk: { equals: identifier } } })?.id ?? '';
  const ofLeader = { where: { member_id: { equals: memberId } } };

  return {
    origin,
    provider,
    calls,
    begin: (nextFault, times = Number.POSITIVE_INFINITY) => {
      calls.length = 0;
      fault = nextFault;
      faultsLeft = nextFault ? times : 0;
    },
    countMovements: () =>
      database.transfer.findMany({ where: { sender_id: { equals: memberId } } }).length +
      database.donation.findMany(ofLeader).length +
      database.transaction.findMany(ofLeader).filter(({ type }) => type === 'Withdrawal').length,
    close,
  };
}
