import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { checkRefusal, checkReply } from './checkAnswer';
import type { CheckOptions } from './checkOptions';
import { checkConsistency, checkFilter } from './consistency';
import { type Conversation, startConversation } from './conversation';
import { checkOrigin } from './crossOrigin';
import { type Finding, mergeFindings } from './finding';
import { moveMoney } from './moveMoney';
import { UNAUTHORIZED } from './providerRequest';
import { readReply } from './replies';
import { signIn } from './signIn';

export interface CheckReport {
  readonly asked: readonly EndpointKey[];
  /** each call that was not asked, with the reason */
  readonly notAsked: readonly (readonly [call: EndpointKey, reason: string])[];
  readonly findings: readonly Finding[];
}

/** Nobody's address, at a domain that no mail can be sent to. */
const NOBODY = 'nobody@provider-check.invalid';
const FILTER = { stage: '1', status: 'active' } as const;

const READS = endpointKeys.filter(
  (key) => endpoints[key].method === 'GET' && endpoints[key].access !== 'refresh-cookie',
);

/** Requests of nobody, each of which a provider refuses or answers without doing anything. */
async function askAnonymously({ ask, askForRefusal, findings }: Conversation): Promise<void> {
  await askForRefusal('register', 'a sign-up without name, address and passcode', {
    body: { name: '', email: 'no address', password: '', referral_code: null },
  });
  const passcodes = { password: 'not-used', confirm_password: 'not-used' };
  await askForRefusal('resetPassword', 'a reset link that was never sent', { body: passcodes });
  const forgotten = await ask('forgotPassword', { body: { email: NOBODY } });
  const isRefused = typeof forgotten !== 'string' && forgotten.status >= 400;
  findings.push(
    ...(isRefused
      ? checkRefusal('forgotPassword', forgotten, 'an address that nobody has')
      : checkReply('forgotPassword', forgotten)),
  );
  const membersOnly = READS.filter((key) => endpoints[key].access === 'member');
  await Promise.all(
    membersOnly.map((key) => askForRefusal(key, 'a request without an access token', {}, UNAUTHORIZED)),
  );
}

/** Sets name and wallet address to what they are. The name alone must not change the address. */
async function writePresentValues(conversation: Conversation, token: string): Promise<void> {
  const { ask, askForReply, bodies, notAsked, findings } = conversation;
  const { name, wallet_address } = readReply(bodies, 'getProfile')?.data.profile ?? {};
  if (name === undefined) notAsked.push(['updateProfile', 'the profile has no name to write back']);
  else {
    await askForReply('updateProfile', { token, body: { name } });
    const after = await ask('getProfile', { token });
    const found = typeof after === 'string' ? {} : { getProfile: after.body };
    const profile = readReply(found, 'getProfile')?.data.profile;
    if (profile && profile.wallet_address !== wallet_address)
      findings.push({
        call: 'updateProfile',
        kind: 'breaks',
        field: 'wallet_address',
        text: 'is changed by a request that has the name only',
      });
  }
  if (!wallet_address) notAsked.push(['setWallet', 'the profile has no wallet address to write back']);
  else await askForReply('setWallet', { token, body: { wallet_address } });
}

async function askAsMember(conversation: Conversation, token: string): Promise<void> {
  const { ask, askForReply, findings } = conversation;
  await Promise.all(READS.map((key) => askForReply(key, { token })));
  const filtered = await ask('getTeamTree', { token, query: FILTER });
  if (typeof filtered !== 'string') findings.push(...checkFilter(filtered.body, FILTER));
  await askForReply('generateWallet', { token });
  await writePresentValues(conversation, token);
  await moveMoney(conversation, token);
}

/**
 * Asks a provider each call that moves nothing. Calls that change an account are sent with its present values, or so
 * that they have to be refused. Money moves only with `moveMoney`.
 */
export async function checkProvider(options: CheckOptions): Promise<CheckReport> {
  const conversation = startConversation(options);
  const { asked, notAsked, bodies, findings } = conversation;
  const { token, userPk } = await signIn(conversation);
  await askAnonymously(conversation);
  findings.push(...(await checkOrigin(options)));
  if (token === undefined) {
    const members = endpointKeys.filter((key) => endpoints[key].access === 'member');
    for (const key of members) notAsked.push([key, 'there is no access token']);
  } else await askAsMember(conversation, token);
  findings.push(...checkConsistency(bodies, userPk));
  return { asked: [...asked], notAsked, findings: mergeFindings(findings) };
}
