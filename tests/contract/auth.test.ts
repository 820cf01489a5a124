import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { ApiError } from '#src/api/errors.ts';
import { forgotPassword, login, refreshToken, register, resetPassword } from '#src/contract/auth.ts';
import { getDetails, getProfile, getReferrals, updateProfile } from '#src/contract/users.ts';
import { clientWith, persona, raw, signIn, startSmallProvider } from './provider';

let server: ProviderServer;
beforeEach(async () => {
  server = await startSmallProvider();
});
afterEach(() => server.close());

const MINUTE = 60_000;
const refusal = (status: number, sentence: string) => expect.objectContaining({ status, message: sentence });
const signedOut = () => clientWith(server, null);

async function openSession(id: Parameters<typeof persona>[0]) {
  const { identifier, passcode } = persona(id);
  const reply = await raw(server, 'POST', '/users/login', { body: { identifier, password: passcode } });
  const [setCookie = ''] = reply.headers.getSetCookie();
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', ...login.reply.parse(await reply.json()) };
}

const refresh = (cookie: string) => raw(server, 'GET', '/v1/auth/refresh-token', { headers: { cookie } });

it('signs every persona in, with role and profile', async () => {
  for (const id of ['newcomer', 'member', 'leader', 'inactive', 'unlucky'] as const) {
    const { user } = await openSession(id);
    expect(user).toMatchObject({ name: persona(id).name, user_pk: persona(id).identifier, role: 'member' });
  }
});

it('refuses a wrong passcode and an unknown key in the same words', async () => {
  const { identifier } = persona('member');
  const sentence = 'Invalid private key or passcode.';
  const attempt = (body: { identifier: string; password: string }) => signedOut().call(login, { body });
  await expect(attempt({ identifier, password: 'wrong' })).rejects.toEqual(refusal(401, sentence));
  await expect(attempt({ identifier: 'unknown', password: 'wrong' })).rejects.toEqual(refusal(401, sentence));
});

it('lets nobody in by leaving the key out', async () => {
  const reply = await raw(server, 'POST', '/users/login', { body: { password: 'three-wide' } });
  expect(reply.status).toBe(400);
});

it('signs up a member who can sign in at once with the key that was issued', async () => {
  const body = { name: 'Ada', email: 'Ada@Example.com', password: 's p', referral_code: null };
  const { user } = await signedOut().call(register, { body });
  expect(user.user_pk).toMatch(/^trl-[a-z2-9]{40}$/);
  const entered = await signedOut().call(login, { body: { identifier: user.user_pk, password: 's p' } });
  const { data } = await clientWith(server, entered.token).call(getDetails, {});
  expect(data).toMatchObject({ email: 'ada@example.com', stage: 0, status: 'inactive' });
  expect(data.referred_by?.name).toBe(persona('leader').name);
});

it('places a sign-up under the member whose referral code it carries', async () => {
  const member = await signIn(server, 'member');
  const { data } = await member.call(getProfile, {});
  const body = { name: 'Ada', email: 'ada@example.com', password: 'x' };
  await signedOut().call(register, {
    body: { ...body, referral_code: data.profile.referral_code.toLowerCase() },
  });
  const { referrals } = (await member.call(getReferrals, {})).data;
  expect(referrals[0]).toMatchObject({ name: 'Ada', status: 'inactive' });
  expect(['left', 'center', 'right']).toContain(referrals[0]?.team_tree.position);
});

it('sets the refresh token as an http-only, strict cookie of seven days for the refresh path', async () => {
  const { setCookie } = await openSession('member');
  expect(setCookie).toMatch(
    /^refresh_token=[a-z2-9]{48}; Path=\/api\/v1\/auth; Max-Age=604800; HttpOnly; SameSite=Strict$/,
  );
});

it('lets an access token expire after fifteen minutes, and renews it for the holder of the cookie', async () => {
  const session = await openSession('member');
  const profileWith = (token: string) => clientWith(server, token).call(getProfile, {});
  await server.controls.advance(15 * MINUTE - 1);
  await expect(profileWith(session.token)).resolves.toBeDefined();
  await server.controls.advance(1);
  await expect(profileWith(session.token)).rejects.toEqual(refusal(401, 'Please sign in again.'));
  const renewed = refreshToken.reply.parse(await (await refresh(session.cookie)).json());
  await expect(profileWith(renewed.data.accessToken)).resolves.toBeDefined();
});

it('ends a session for good after seven days', async () => {
  const { cookie } = await openSession('member');
  await server.controls.advance(7 * 24 * 60 * MINUTE);
  expect((await refresh(cookie)).status).toBe(401);
});

it('does not take an access token for a refresh token, nor the other way round', async () => {
  const { token, cookie } = await openSession('member');
  expect((await refresh(`refresh_token=${token}`)).status).toBe(401);
  const stolen = cookie.slice('refresh_token='.length);
  await expect(clientWith(server, stolen).call(getProfile, {})).rejects.toBeInstanceOf(ApiError);
});

it('keeps the sessions of two tabs apart: refreshing one leaves the other alone', async () => {
  const one = await openSession('member');
  const other = await openSession('member');
  await refresh(one.cookie);
  await expect(clientWith(server, one.token).call(getProfile, {})).resolves.toBeDefined();
  await expect(clientWith(server, other.token).call(getProfile, {})).resolves.toBeDefined();
  expect((await refresh(other.cookie)).status).toBe(200);
});

it('knows a client by its own cookie only', async () => {
  await openSession('member');
  expect((await refresh('')).status).toBe(401);
});

it('answers the same to a forgotten passcode whether or not there is such a member', async () => {
  const ask = (email: string) => signedOut().call(forgotPassword, { body: { email } });
  expect(await ask('nobody@example.com')).toEqual(await ask('member@example.com'));
  expect((await server.controls.outbox()).map(({ recipient }) => recipient)).toEqual(['member@example.com']);
});

it('resets a passcode once, by the link that was sent, and shuts the old sessions out', async () => {
  const before = await openSession('member');
  await signedOut().call(forgotPassword, { body: { email: 'member@example.com' } });
  const [mail] = await server.controls.outbox();
  expect(mail?.path).toMatch(/^\/reset-password\/\w+$/);
  const request = {
    params: { token: mail?.path.split('/').at(-1) ?? '' },
    body: { password: 'fresh', confirm_password: 'fresh' },
  };
  await signedOut().call(resetPassword, request);

  const identifier = persona('member').identifier;
  const enter = (password: string) => signedOut().call(login, { body: { identifier, password } });
  await expect(enter('three-wide')).rejects.toBeInstanceOf(ApiError);
  await expect(enter('fresh')).resolves.toBeDefined();
  expect((await refresh(before.cookie)).status).toBe(401);
  const sentence = 'This reset link is not valid or has expired. Please ask for a new one.';
  await expect(signedOut().call(resetPassword, request)).rejects.toEqual(refusal(400, sentence));
});

it('lets a reset link expire after an hour', async () => {
  await signedOut().call(forgotPassword, { body: { email: 'member@example.com' } });
  const [mail] = await server.controls.outbox();
  await server.controls.advance(60 * MINUTE);
  const params = { token: mail?.path.split('/').at(-1) ?? '' };
  const body = { password: 'fresh', confirm_password: 'fresh' };
  await expect(signedOut().call(resetPassword, { params, body })).rejects.toMatchObject({ status: 400 });
});

it('changes the password of whoever knows the current one, without ending the session', async () => {
  const member = await signIn(server, 'member');
  const change = (current_password: string) =>
    member.call(updateProfile, { body: { current_password, new_password: 'fresh' } });
  await expect(change('wrong')).rejects.toMatchObject({
    status: 422,
    body: { field: 'current_password' },
  });
  await expect(change(persona('member').passcode)).resolves.toEqual({
    message: 'Password updated successfully!',
  });
  await expect(member.call(getProfile, {})).resolves.toBeDefined();
  const body = { identifier: persona('member').identifier, password: 'fresh' };
  await expect(signedOut().call(login, { body })).resolves.toBeDefined();
});

it('lets the demo expire access tokens alone, or end sessions', async () => {
  const { token, cookie } = await openSession('member');
  await server.controls.expireAccessTokens();
  await expect(clientWith(server, token).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect((await refresh(cookie)).status).toBe(200);
  await server.controls.endSessions();
  expect((await refresh(cookie)).status).toBe(401);
});
