import { BASE_PATH, DEMO_HEADER, matchEndpoint } from '#mocks/endpoint.ts';
import {
  type Middleware,
  type ProviderServer,
  type ServerOptions,
  startProviderServer,
} from '#mocks/node.ts';
import { toLiteralRefusal, toLiteralReply } from './literalReply';
import type { Variants } from './variants';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Lets pages of any port of this machine call with credentials. */
function allowOrigin(request: Request, headers: Headers): void {
  const origin = request.headers.get('origin');
  if (origin === null || !LOCAL_ORIGIN.test(origin)) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  headers.append('vary', 'origin');
}

function answerPreflight(request: Request): Response {
  const headers = new Headers({
    'access-control-allow-methods': 'GET, POST, PUT',
    'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
  });
  allowOrigin(request, headers);
  return new Response(null, { status: 204, headers });
}

const literalReplies =
  (variants: Variants): Middleware =>
  async (request, next) => {
    if (request.method === 'OPTIONS') return answerPreflight(request);
    const url = new URL(request.url);
    const key = matchEndpoint(`${request.method} ${url.pathname.slice(BASE_PATH.length)}`);
    // A filtered list has gaps, out of which no tree can be made.
    if (key === 'getTeamTree' && variants.nestedTree) url.search = '';
    const response = await next(new Request(url, request));
    if (response.type === 'error') return response;
    const { status } = response;
    const headers = new Headers(response.headers);
    headers.delete(DEMO_HEADER);
    allowOrigin(request, headers);
    if (!key) return new Response(response.body, { status, headers });
    const toLiteral = response.ok ? toLiteralReply : toLiteralRefusal;
    return new Response(JSON.stringify(toLiteral(key, await response.json(), variants)), { status, headers });
  };

/** Starts the sample provider with replies that hold exactly the fields of the specification, changed by the variants. */
export const startLiteralProvider = (
  variants: Variants = {},
  options: ServerOptions = {},
): Promise<ProviderServer> => startProviderServer({ ...options, middleware: literalReplies(variants) });
