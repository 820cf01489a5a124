import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { CheckOptions } from './checkOptions';
import { breaks, type Finding } from './finding';
import { type Answer, toUrl } from './providerRequest';

type Hosts = Pick<CheckOptions, 'url' | 'origin' | 'timeoutMs'>;

/** Requests that a browser sends without asking first (Fetch, CORS-safelisted). */
const SIMPLE_METHODS = ['GET', 'POST'];

/** The headers that a page has to be allowed to send. */
function listHeaders({ access, body, needsIdempotencyKey }: Endpoint): string[] {
  return [
    ...(access === 'member' || access === 'public' ? ['authorization'] : []),
    ...(body ? ['content-type'] : []),
    ...(needsIdempotencyKey ? ['idempotency-key'] : []),
  ];
}

const listNames = (value: string | null): readonly string[] =>
  (value ?? '').split(',').map((name) => name.trim().toLowerCase());

/** What keeps the app's pages on another host from a call, as a browser asks before it sends the call. */
async function checkPreflight(
  call: EndpointKey,
  { url, timeoutMs }: Hosts,
  origin: string,
): Promise<Finding[]> {
  const endpoint: Endpoint = endpoints[call];
  const wanted = listHeaders(endpoint);
  const response = await fetch(toUrl(url, endpoint.path), {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      origin,
      'access-control-request-method': endpoint.method,
      ...(wanted.length > 0 ? { 'access-control-request-headers': wanted.join(',') } : {}),
    },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!response) return [breaks(call, '', `is not answered when ${origin} asks whether it may call`)];
  const get = (name: string) => response.headers.get(`access-control-allow-${name}`);
  if (get('origin') !== origin)
    return [breaks(call, 'access-control-allow-origin', `is ${get('origin') ?? 'absent'}, not ${origin}`)];
  const findings: Finding[] = [];
  if (get('credentials') !== 'true')
    findings.push(breaks(call, 'access-control-allow-credentials', 'is not true, and the app sends cookies'));
  const needsPreflight = wanted.length > 0 || !SIMPLE_METHODS.includes(endpoint.method);
  if (needsPreflight && !response.ok)
    findings.push(breaks(call, '', `answers ${response.status} when ${origin} asks whether it may call`));
  if (
    !SIMPLE_METHODS.includes(endpoint.method) &&
    !listNames(get('methods')).includes(endpoint.method.toLowerCase())
  )
    findings.push(breaks(call, 'access-control-allow-methods', `leaves out ${endpoint.method}`));
  const refused = wanted.filter((name) => !listNames(get('headers')).includes(name));
  if (refused.length > 0)
    findings.push(breaks(call, 'access-control-allow-headers', `leaves out ${refused.join(', ')}`));
  return findings;
}

/** By these the app knows that a list is a part of one. */
const LIST_HEADERS = ['x-total-count', 'x-pagination', 'content-range', 'link'];

/** What keeps the app's pages on another host from reading an answer, as of servers that allow it with success only. */
export function checkReadable(
  call: EndpointKey,
  { status, headers }: Answer,
  { url, origin }: Hosts,
): Finding[] {
  if (origin === undefined || new URL(url).origin === origin) return [];
  const get = (name: string) => headers.get(`access-control-${name}`);
  if (get('allow-origin') !== origin)
    return [
      breaks(
        call,
        'access-control-allow-origin',
        `is ${get('allow-origin') ?? 'absent'} where the status is ${status}`,
      ),
    ];
  if (get('allow-credentials') !== 'true')
    return [breaks(call, 'access-control-allow-credentials', `is not true where the status is ${status}`)];
  const exposed = listNames(get('expose-headers'));
  const hidden = LIST_HEADERS.filter((name) => headers.has(name) && !exposed.includes(name));
  return hidden.length > 0
    ? [breaks(call, 'access-control-expose-headers', `leaves out ${hidden.join(', ')}`)]
    : [];
}

/** Asks for each call whether pages of the app's origin may send it. Nothing is sent but the question. */
export async function checkOrigin(options: Hosts): Promise<Finding[]> {
  const { origin } = options;
  if (origin === undefined || new URL(options.url).origin === origin) return [];
  return (await Promise.all(endpointKeys.map((key) => checkPreflight(key, options, origin)))).flat();
}
