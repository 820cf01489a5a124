import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { CheckOptions } from './conversation';
import type { Finding } from './finding';
import { toUrl } from './providerRequest';

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
  { url, timeoutMs }: CheckOptions,
  origin: string,
): Promise<Finding[]> {
  const endpoint: Endpoint = endpoints[call];
  const breaks = (field: string, text: string): Finding => ({ call, kind: 'breaks', field, text });
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
  if (!response) return [breaks('', `is not answered when ${origin} asks whether it may call`)];
  const get = (name: string) => response.headers.get(`access-control-allow-${name}`);
  if (get('origin') !== origin)
    return [breaks('access-control-allow-origin', `is ${get('origin') ?? 'absent'}, not ${origin}`)];
  const findings: Finding[] = [];
  if (get('credentials') !== 'true')
    findings.push(breaks('access-control-allow-credentials', 'is not true, and the app sends cookies'));
  const needsPreflight = wanted.length > 0 || !SIMPLE_METHODS.includes(endpoint.method);
  if (needsPreflight && !response.ok)
    findings.push(breaks('', `answers ${response.status} when ${origin} asks whether it may call`));
  if (
    !SIMPLE_METHODS.includes(endpoint.method) &&
    !listNames(get('methods')).includes(endpoint.method.toLowerCase())
  )
    findings.push(breaks('access-control-allow-methods', `leaves out ${endpoint.method}`));
  const refused = wanted.filter((name) => !listNames(get('headers')).includes(name));
  if (refused.length > 0)
    findings.push(breaks('access-control-allow-headers', `leaves out ${refused.join(', ')}`));
  return findings;
}

/** Asks for each call whether pages of the app's origin may send it. Nothing is sent but the question. */
export async function checkOrigin(options: CheckOptions, origin: string): Promise<Finding[]> {
  if (new URL(options.url).origin === origin) return [];
  return (await Promise.all(endpointKeys.map((key) => checkPreflight(key, options, origin)))).flat();
}
