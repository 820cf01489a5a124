import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { getResponse } from 'msw';
import { type Controls, createControls } from './controls';
import { createHandlers } from './handlers';
import { createInMemoryProvider } from './provider';
import { headerCookies } from './server/cookies';
import { World, type WorldOptions } from './world/world';

export interface ServerOptions extends WorldOptions {
  /** 0, the default, picks a free port */
  readonly port?: number;
  /** around every request, whether or not the contract has it */
  readonly middleware?: Middleware;
}

/** Answers a request, as a rule by calling `next`, which is the provider itself. */
export type Middleware = (
  request: Request,
  next: (request: Request) => Promise<Response>,
) => Promise<Response>;

export interface ProviderServer {
  /** base URL, as in `http://127.0.0.1:4321` */
  readonly origin: string;
  readonly world: World;
  readonly controls: Controls;
  close(): Promise<void>;
}

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(index, index + 2);
    headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const body = chunks.length === 0 || method === 'GET' ? null : Buffer.concat(chunks);
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const setCookies = response.headers.getSetCookie();
  response.headers.delete('set-cookie');
  outgoing.setHeaders(response.headers);
  if (setCookies.length > 0) outgoing.setHeader('set-cookie', setCookies);
  outgoing.writeHead(response.status);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Starts the provider on a local port, with a world in memory. Each client has its own cookies. */
export async function startProviderServer({
  port = 0,
  middleware = (request, next) => next(request),
  ...options
}: ServerOptions = {}): Promise<ProviderServer> {
  const world = new World(options);
  world.generate();
  const provider = createInMemoryProvider(world, headerCookies);
  const handlers = createHandlers(provider);
  let origin = 'http://127.0.0.1';
  const respond = async (request: Request) =>
    (await getResponse(handlers, request)) ?? new Response(null, { status: 404 });

  const server = createServer((incoming, outgoing) => {
    toRequest(incoming, origin)
      .then((request) => middleware(request, respond))
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        console.error(error);
        outgoing.destroy();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address === 'object' && address) origin = `http://127.0.0.1:${address.port}`;

  return {
    origin,
    world,
    controls: createControls(provider),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
