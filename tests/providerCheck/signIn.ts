import { login, refreshToken } from '#src/contract/auth.ts';
import type { Conversation } from './conversation';
import { type Answer, UNAUTHORIZED } from './providerRequest';
import { readReply } from './replies';

/** Who asks; without a token, nobody does. */
export interface Session {
  readonly token?: string | undefined;
  /** the private key that the reply to the sign-in has */
  readonly userPk?: string | undefined;
}

/** The last one counts (RFC 6265, 5.3). */
const getAttribute = (cookie: string, name: string): string | undefined =>
  [...cookie.matchAll(new RegExp(`;\\s*${name}=([^;]*)`, 'gi'))].at(-1)?.[1]?.trim();

/** Whether a browser that got the cookie from one path sends it to another (RFC 6265, 5.1.4). */
function isSentTo(target: string, cookie: string, source: string): boolean {
  const given = getAttribute(cookie, 'path') ?? '';
  const path = given.startsWith('/') ? given : source.slice(0, source.lastIndexOf('/')) || '/';
  return target === path || target.startsWith(path.endsWith('/') ? path : `${path}/`);
}

/** The refresh cookie, as it is sent back. */
function checkCookie({ findings, options }: Conversation, { headers }: Answer): string | undefined {
  const cookies = headers.getSetCookie();
  const hidden = cookies.find((cookie) => /;\s*httponly/i.test(cookie));
  const cookie = hidden ?? cookies[0];
  const report = (text: string) =>
    findings.push({ call: 'login', kind: 'breaks', field: 'set-cookie', text });
  if (cookie === undefined) {
    report('is absent, so that no session outlives its access token');
    return undefined;
  }
  if (!hidden) report('is not http-only, so that any script can read the refresh token');
  const base = new URL(options.url).pathname.replace(/\/$/, '');
  if (!isSentTo(`${base}${refreshToken.path}`, cookie, `${base}${login.path}`))
    report(`has a path that leaves out ${refreshToken.path}: browsers do not send it there`);
  const seconds = getAttribute(cookie, 'max-age');
  const date = seconds === undefined ? getAttribute(cookie, 'expires') : undefined;
  if (Number(seconds) <= 0 || Date.parse(date ?? '') <= Date.now()) report('has expired when it is set');
  return cookie.split(';')[0];
}

/** The token, if the other calls accept it. */
async function checkToken(
  { ask, findings }: Conversation,
  token: string,
  call: 'login' | 'refreshToken',
  field: string,
): Promise<string | undefined> {
  const answer = await ask('getProfile', { token });
  if (typeof answer !== 'string' && answer.status < 400) return token;
  findings.push({ call, kind: 'breaks', field, text: 'is not accepted by the other calls' });
  return undefined;
}

/** The new access token, if the other calls accept it. */
async function refresh(conversation: Conversation, cookie: string): Promise<string | undefined> {
  const { askForReply, bodies } = conversation;
  await askForReply('refreshToken', { cookie });
  const reply = readReply(bodies, 'refreshToken');
  return reply && checkToken(conversation, reply.data.accessToken, 'refreshToken', 'data.accessToken');
}

/** Signs in with the key and the passcode, if there are both, and renews the token. */
export async function signIn(conversation: Conversation): Promise<Session> {
  const { options, askForReply, askForRefusal, bodies, notAsked } = conversation;
  const { token, key, passcode } = options;
  const wrongKey = { identifier: 'no-such-key', password: 'no-such-passcode' };
  await askForRefusal('login', 'a key that nobody has', { body: wrongKey });
  await askForRefusal('refreshToken', 'a request without the cookie', {}, UNAUTHORIZED);
  if (key === undefined || passcode === undefined) return { token };
  const answer = await askForReply('login', { body: { identifier: key, password: passcode } });
  const reply = readReply(bodies, 'login');
  if (typeof answer === 'string' || !reply) return { token };
  const first = await checkToken(conversation, reply.token, 'login', 'token');
  const cookie = checkCookie(conversation, answer);
  if (cookie === undefined) notAsked.push(['refreshToken', 'for a new token: there is no refresh cookie']);
  // The first token may have ended with the second.
  const renewed = cookie === undefined ? undefined : await refresh(conversation, cookie);
  return { token: token ?? renewed ?? first, userPk: reply.user.user_pk };
}
