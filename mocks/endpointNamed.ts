import { endpoints } from '../src/contract/endpoints';
import { endpointKeys } from './endpoint';
import type { EndpointKey } from './steering';

const keys = new Map(endpointKeys.map((key) => [`${endpoints[key].method} ${endpoints[key].path}`, key]));

/** The endpoint that a call of the contract (`POST /users/login`) belongs to. Throws when there is none. */
export function endpointNamed(call: string): EndpointKey {
  const key = keys.get(call);
  if (!key) throw new Error(`The contract knows no call ${call}.`);
  return key;
}
