import { login, refreshToken } from '#src/contract/auth.ts';
import { alignEnvelope } from '#src/contract/envelope.ts';
import type { Conversation } from './conversation';
import type { Answer } from './providerRequest';

const UNAUTHORIZED = [401];

/** Who asks; without a token, nobody does. */
export interface Session {
  readonly token?: string | undefined;
  /** the private key that the reply to the sign-in has */
  readonly userPk?: string | undefined;
}

/** The refresh cookie, as it is sent back. */
function checkCookie({ findings }: Conversation, { headers }: Answer): string | undefined {
  const cookies = headers.getSetCookie();
  const hidden = cookies.find((cookie) => /;\s*httponly/i.test(cookie));
  const report = (text: string) =>
    findings.push({ call: 'login', kind: 'breaks', field: 'set-cookie', text });
  if (cookies.length === 0) report('is absent, so that no session outlives its access token');
  else if (!hidden) report('is not http-only, so that any script can read the refresh token');
  return (hidden ?? cookies[0])?.split(';')[0];
}

/** The new access token, if the other calls accept it. */
async function refresh({ ask, askForReply, bodies, findings }: Conversation, cookie: string) {
  await askForReply('refreshToken', { cookie });
  const reply = refreshToken.reply.safeParse(alignEnvelope(refreshToken.reply, bodies.refreshToken));
  if (!reply.success) return undefined;
  const token = reply.data.data.accessToken;
  const answer = await ask('getProfile', { token });
  if (typeof answer !== 'string' && answer.status < 400) return token;
  const text = 'is not accepted by the other calls';
  findings.push({ call: 'refreshToken', kind: 'breaks', field: 'data.accessToken', text });
  return undefined;
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
  const reply = login.reply.safeParse(alignEnvelope(login.reply, bodies.login));
  if (typeof answer === 'string' || !reply.success) return { token };
  const cookie = checkCookie(conversation, answer);
  if (cookie === undefined) notAsked.push(['refreshToken', 'for a new token: there is no refresh cookie']);
  // The first token may have ended with the second.
  const renewed = cookie === undefined ? undefined : await refresh(conversation, cookie);
  return { token: token ?? renewed ?? reply.data.token, userPk: reply.data.user.user_pk };
}
