import type { Client, ClientOptions } from './client';
import { ConnectionError } from './errors';

/** A client whose code is fetched with its first call. Without a connection that rejects as the call itself would. */
export function createLateClient(options: ClientOptions): Client {
  let loaded: Client | undefined;
  const load = async (): Promise<Client> => {
    try {
      const { createClient } = await import('./client');
      loaded ??= createClient(options);
      return loaded;
    } catch (cause) {
      throw new ConnectionError('The provider cannot be reached.', { cause });
    }
  };
  return {
    call: async (endpoint, request) => (loaded ?? (await load())).call(endpoint, request),
  };
}
