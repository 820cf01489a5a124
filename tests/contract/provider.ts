import { type ProviderServer, type ServerOptions, startProviderServer } from '#mocks/node.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { login } from '#src/contract/auth.ts';

export const NOW = Date.UTC(2026, 2, 5, 10);

/** A provider with a small world, whose time stands still but for what the controls add. */
export const startSmallProvider = (options: ServerOptions = {}): Promise<ProviderServer> =>
  startProviderServer({ seed: 1, members: 40, now: () => NOW, ...options });

/** The real client, signed in with this token or not at all. A 401 is not refreshed: it is what a test looks for. */
export const clientWith = ({ origin }: ProviderServer, token: string | null): Client =>
  createClient({
    baseUrl: `${origin}/api`,
    fetch,
    session: { getToken: () => token, onUnauthorized: async () => token },
  });

export function persona(id: PersonaId) {
  const found = personas.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`there is no persona ${id}`);
  return found;
}

export interface SignedIn extends Client {
  readonly token: string;
}

export async function signIn(server: ProviderServer, id: PersonaId): Promise<SignedIn> {
  const { identifier, passcode } = persona(id);
  const body = { identifier, password: passcode };
  const { token } = await clientWith(server, null).call(login, { body });
  return { token, ...clientWith(server, token) };
}

/** A call as anybody could send it, checked by no type. */
export async function raw(
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
