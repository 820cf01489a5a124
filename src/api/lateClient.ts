import type { Client, ClientOptions } from './client';
import { ConnectionError } from './errors';

let loaded: typeof import('./client') | undefined;

async function load(): Promise<typeof import('./client')> {
  try {
    loaded ??= await import('./client');
    return loaded;
  } catch (cause) {
    throw new ConnectionError('The provider cannot be reached.', { cause });
  }
}

/** A client whose code is fetched with the first call. Without a connection that rejects as the call itself would. */
export function createLateClient(options: ClientOptions): Client {
  let client = loaded?.createClient(options);
  return {
    call: async (endpoint, request) => {
      client ??= (loaded ?? (await load())).createClient(options);
      return client.call(endpoint, request);
    },
  };
}
