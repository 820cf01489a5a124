import { endpoints } from '#src/contract/endpoints.ts';

export type EndpointKey = keyof typeof endpoints;

const isEndpointKey = (key: string): key is EndpointKey => key in endpoints;
export const endpointKeys: readonly EndpointKey[] = Object.keys(endpoints).filter(isEndpointKey);

export const BASE_PATH = '/api';
/** Set on every reply of the provider, so that a reply from elsewhere is recognised. */
export const DEMO_HEADER = 'x-trellis-demo';

/** Paths with any one segment in place of each `:parameter`. */
const patterns = endpointKeys.map((key) => {
  const { method, path } = endpoints[key];
  return { key, pattern: new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** The endpoint of a request line (`POST /users/login`, `POST /users/reset-password/abc`), if there is one. */
export const matchEndpoint = (requestLine: string): EndpointKey | undefined =>
  patterns.find(({ pattern }) => pattern.test(requestLine))?.key;

/** Likewise. Throws when there is none. */
export function findEndpoint(requestLine: string): EndpointKey {
  const key = matchEndpoint(requestLine);
  if (!key) throw new Error(`The contract has no endpoint ${requestLine}.`);
  return key;
}
