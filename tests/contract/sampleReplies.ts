import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { sendRaw } from './testProvider';
import { WITHDRAWAL_FIELDS } from './withdrawalFields';

const passcode = { password: 'fresh', confirm_password: 'fresh' };

/** The bodies of good requests, sent by the persona *member*. */
export const bodies: Partial<Record<EndpointKey, unknown>> = {
  register: { name: 'Ada', email: 'ada@example.com', password: 'secret', referral_code: null },
  forgotPassword: { email: 'inactive@example.com' },
  resetPassword: passcode,
  updateProfile: { name: 'Miguel M.' },
  processTransfer: { amount: 1.00001, recipient_id: findPersona('leader').identifier },
  donate: { amount: 60 },
  withdraw: { amount: 20, withdrawal_address: '0xabc', ...WITHDRAWAL_FIELDS },
  setWallet: { wallet_address: '0xdef' },
};

async function readReply(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}

/** The reply of each call to one good request, as it travels. Needs the sample provider itself: it reads its fields. */
export async function collectReplies(
  server: ProviderServer,
): Promise<Readonly<Record<EndpointKey, unknown>>> {
  const { identifier, passcode: password } = findPersona('member');
  await server.controls.deposit(identifier, 1000);
  const login = await sendRaw(server, 'POST', '/users/login', { body: { identifier, password } });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const signedIn = endpoints.login.reply.parse(await login.clone().json());
  const headers = { cookie, authorization: `Bearer ${signedIn.token}` };

  const replies: Partial<Record<EndpointKey, unknown>> = { login: await readReply(login) };
  for (const key of endpointKeys.filter((one) => one !== 'login')) {
    const [mail] = await server.controls.outbox();
    const path = endpoints[key].path.replace(':token', mail?.path.split('/').at(-1) ?? '');
    replies[key] = await readReply(
      await sendRaw(server, endpoints[key].method, path, { headers, body: bodies[key] }),
    );
  }
  return requireAll(replies);
}

function requireAll(replies: Partial<Record<EndpointKey, unknown>>): Record<EndpointKey, unknown> {
  const isComplete = (partial: typeof replies): partial is Record<EndpointKey, unknown> =>
    endpointKeys.every((key) => key in partial);
  if (!isComplete(replies)) throw new Error('A reply is missing.');
  return replies;
}
