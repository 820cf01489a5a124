import { type ProviderServer, type ServerOptions, startProviderServer } from '#mocks/node.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { login } from '#src/contract/auth.ts';

export const NOW = Date.UTC(2026, 2, 5, 10);

/** A provider with a small world and a fixed time, which only the controls advance. */
export const startSmallProvider = (options: ServerOptions = {}): Promise<ProviderServer> =>
  startProviderServer({ seed: 1, members: 40, now: () => NOW, ...options });

/**
 * The app's client with this token. It does not refresh after a 401, so that tests can see the error. Each call is an
 * intent of its own, unless the test says otherwise.
 */
export function createClientWith({ origin }: ProviderServer, token: string | null): Client {
  const client = createClient({
    baseUrl: `${origin}/api`,
    fetch,
    session: { getToken: () => token, onUnauthorized: async () => token },
  });
  return {
    call: (endpoint, request) =>
      client.call(endpoint, { idempotencyKey: createIdempotencyKey(), ...request }),
  };
}

export interface SignedIn extends Client {
  readonly token: string;
}

export async function signIn(server: ProviderServer, id: PersonaId): Promise<SignedIn> {
  const { identifier, passcode } = findPersona(id);
  const body = { identifier, password: passcode };
  const { token } = await createClientWith(server, null).call(login, { body });
  return { token, ...createClientWith(server, token) };
}

/** Sends a request that no type checks. */
export async function sendRaw(
  { origin }: ProviderServer,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  return fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
