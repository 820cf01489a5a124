import { endpoints } from '#src/contract/endpoints.ts';
import { endpointKeys } from './endpoint';
import type { EndpointKey } from './faultInjection';

/** By the letter, or with something in the place of each `:parameter`. */
const patterns = endpointKeys.map((key) => {
  const { method, path } = endpoints[key];
  return { key, pattern: new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** The endpoint that a call of the contract (`POST /users/login`, `POST /users/reset-password/abc`) belongs to. Throws when there is none. */
export function findEndpoint(call: string): EndpointKey {
  const key = patterns.find(({ pattern }) => pattern.test(call))?.key;
  if (!key) throw new Error(`The contract knows no call ${call}.`);
  return key;
}
