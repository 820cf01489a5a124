import { type EndpointKey, endpointKeys } from '#mocks/endpoint.ts';
import { toHeaderValue } from '#src/api/idempotencyKey.ts';
import { login, refreshToken } from '#src/contract/auth.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import { getProfile } from '#src/contract/users.ts';
import { checkRefusal, checkReply } from './checkAnswer';
import { checkConsistency, checkFilter } from './consistency';
import { type Finding, mergeFindings } from './finding';
import { type Answer, createSend, type Send } from './providerRequest';

export interface CheckOptions {
  /** the provider's base URL, without a slash at the end: `https://provider.example/api` */
  readonly url: string;
  /** an access token; without it, key and passcode sign in */
  readonly token?: string | undefined;
  readonly key?: string | undefined;
  readonly passcode?: string | undefined;
  readonly timeoutMs: number;
  /** in dollars; without it no call is sent that moves money */
  readonly moveMoney?: number | undefined;
  /** the private key of who receives the transfer */
  readonly recipient?: string | undefined;
  /** where the withdrawal goes */
  readonly withdrawalAddress?: string | undefined;
}

export interface CheckReport {
  readonly asked: readonly EndpointKey[];
  /** each call that was not asked, with the reason */
  readonly notAsked: readonly (readonly [call: EndpointKey, reason: string])[];
  readonly findings: readonly Finding[];
}

/** Nobody's address, at a domain that no mail can be sent to. */
const NOBODY = 'nobody@provider-check.invalid';
const FILTER = { stage: '1', status: 'active' } as const;
const UNAUTHORIZED = [401];

const READS = endpointKeys.filter(
  (key) => endpoints[key].method === 'GET' && endpoints[key].access !== 'refresh-cookie',
);
const MONEY_CALLS = ['processTransfer', 'donate', 'withdraw'] as const satisfies readonly EndpointKey[];

/**
 * Asks a provider each call that moves nothing. Calls that change an account are sent with its present values, or so
 * that they have to be refused. Money moves only with `moveMoney`.
 */
export async function checkProvider(options: CheckOptions): Promise<CheckReport> {
  const send = createSend(options.url, options.timeoutMs);
  const findings: Finding[] = [];
  const asked = new Set<EndpointKey>();
  const notAsked: [EndpointKey, string][] = [];
  const bodies: Partial<Record<EndpointKey, unknown>> = {};
  const ask: Send = (call, parts) => {
    asked.add(call);
    return send(call, parts);
  };
  const askForReply = async (call: EndpointKey, parts?: Parameters<Send>[1]) => {
    const answer = await ask(call, parts);
    findings.push(...checkReply(call, answer));
    if (typeof answer !== 'string' && answer.status < 300) bodies[call] = answer.body;
    return answer;
  };
  const askForRefusal = async (
    call: EndpointKey,
    what: string,
    parts?: Parameters<Send>[1],
    statuses?: readonly number[],
  ) => findings.push(...checkRefusal(call, await ask(call, parts), what, statuses));

  const wrongKey = { identifier: 'no-such-key', password: 'no-such-passcode' };
  await askForRefusal('login', 'a key that nobody has', { body: wrongKey });
  const session = await signIn();
  await askForRefusal('refreshToken', 'a request without the cookie', {}, UNAUTHORIZED);
  await refresh();
  await askAnonymously();
  if (session.token === undefined) {
    for (const key of endpointKeys)
      if (endpoints[key].access === 'member' && !asked.has(key))
        notAsked.push([key, 'there is no access token']);
  } else await askAsMember(session.token);
  findings.push(...checkConsistency(bodies, session.userPk));
  return { asked: [...asked], notAsked, findings: mergeFindings(findings) };

  async function signIn(): Promise<{ token?: string | undefined; cookie?: string; userPk?: string }> {
    const { token, key, passcode } = options;
    if (key === undefined || passcode === undefined) return { token };
    const answer = await askForReply('login', { body: { identifier: key, password: passcode } });
    const reply = login.reply.safeParse(alignEnvelope(login.reply, bodies.login));
    if (typeof answer === 'string' || !reply.success) return { token };
    const cookie = checkCookie(answer);
    return {
      token: token ?? reply.data.token,
      ...(cookie === undefined ? {} : { cookie }),
      ...(reply.data.user.user_pk === undefined ? {} : { userPk: reply.data.user.user_pk }),
    };
  }

  /** The refresh cookie, as it is sent back. */
  function checkCookie({ headers }: Answer): string | undefined {
    const cookies = headers.getSetCookie();
    const hidden = cookies.find((cookie) => /;\s*httponly/i.test(cookie));
    const report = (text: string) =>
      findings.push({ call: 'login', kind: 'breaks', field: 'set-cookie', text });
    if (cookies.length === 0) report('is absent, so that no session outlives its access token');
    else if (!hidden) report('is not http-only, so that any script can read the refresh token');
    return (hidden ?? cookies[0])?.split(';')[0];
  }

  async function refresh(): Promise<void> {
    const { cookie } = session;
    if (cookie === undefined) {
      notAsked.push(['refreshToken', 'for a new token: there is no refresh cookie']);
      return;
    }
    await askForReply('refreshToken', { cookie });
    const reply = refreshToken.reply.safeParse(alignEnvelope(refreshToken.reply, bodies.refreshToken));
    if (!reply.success) return;
    const answer = await send('getProfile', { token: reply.data.data.accessToken });
    if (typeof answer === 'string' || answer.status >= 400)
      findings.push({
        call: 'refreshToken',
        kind: 'breaks',
        field: 'data.accessToken',
        text: 'is not accepted by the other calls',
      });
  }

  /** Requests of nobody, each of which a provider refuses or answers without doing anything. */
  async function askAnonymously(): Promise<void> {
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

  async function askAsMember(token: string): Promise<void> {
    await Promise.all(READS.map((key) => askForReply(key, { token })));
    const filtered = await send('getTeamTree', { token, query: FILTER });
    if (typeof filtered !== 'string') findings.push(...checkFilter(filtered.body, FILTER));
    await askForReply('generateWallet', { token });
    await writePresentValues(token);
    await moveMoney(token);
  }

  /** Sets name and wallet address to what they are. */
  async function writePresentValues(token: string): Promise<void> {
    const reply = getProfile.reply.safeParse(alignEnvelope(getProfile.reply, bodies.getProfile));
    const { name, wallet_address } = reply.success ? reply.data.data.profile : {};
    if (name === undefined) notAsked.push(['updateProfile', 'the profile has no name to write back']);
    else await askForReply('updateProfile', { token, body: { name } });
    if (!wallet_address) notAsked.push(['setWallet', 'the profile has no wallet address to write back']);
    else await askForReply('setWallet', { token, body: { wallet_address } });
  }

  async function moveMoney(token: string): Promise<void> {
    const { moveMoney: amount, recipient, withdrawalAddress } = options;
    if (amount === undefined) {
      for (const key of MONEY_CALLS) notAsked.push([key, 'it moves money (--move-money)']);
      return;
    }
    const idempotencyKey = () => toHeaderValue(crypto.randomUUID());
    if (recipient === undefined) notAsked.push(['processTransfer', 'there is no recipient (--recipient)']);
    else
      await askForReply('processTransfer', {
        token,
        body: { amount, recipient_id: recipient },
        idempotencyKey: idempotencyKey(),
      });
    await askForReply('donate', { token, body: { amount }, idempotencyKey: idempotencyKey() });
    if (withdrawalAddress === undefined)
      notAsked.push(['withdraw', 'there is no address (--withdrawal-address)']);
    else
      await askForReply('withdraw', {
        token,
        body: {
          amount,
          withdrawal_address: withdrawalAddress,
          network: 'BSC',
          payment_method: 'blockchain',
          type: 'Withdrawal',
        },
        idempotencyKey: idempotencyKey(),
      });
  }
}
