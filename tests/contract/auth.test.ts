import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { createClient } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import {
  authState,
  forgotPassword,
  login,
  refreshToken,
  register,
  resetPassword,
} from '#src/contract/auth.ts';
import { getDetails } from '#src/contract/details.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getProfile, isNewOfMember, joinIdentity, updateProfile } from '#src/contract/users.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { callSample } from './callSample';
import { createClientWith, sendRaw, signIn, startSmallProvider } from './testProvider';

let server: ProviderServer;
beforeEach(async () => {
  server = await startSmallProvider();
});
afterEach(() => server.close());

const errorWith = (status: number, message: string) => expect.objectContaining({ status, message });
const anonymous = () => createClientWith(server, null);

async function openSession(id: Parameters<typeof findPersona>[0]) {
  const { identifier, passcode } = findPersona(id);
  const reply = await sendRaw(server, 'POST', '/users/login', { body: { identifier, password: passcode } });
  const [setCookie = ''] = reply.headers.getSetCookie();
  return { setCookie, cookie: setCookie.split(';')[0] ?? '', ...login.reply.parse(await reply.json()) };
}

const refresh = (cookie: string) => sendRaw(server, 'GET', '/v1/auth/refresh-token', { headers: { cookie } });

it('signs in every persona, with role and profile', async () => {
  for (const id of ['newcomer', 'member', 'leader', 'inactive', 'unlucky'] as const) {
    const { user } = await openSession(id);
    expect(user).toMatchObject({
      name: findPersona(id).name,
      user_pk: findPersona(id).identifier,
      role: 'member',
    });
  }
});

it('refuses a wrong passcode and an unknown key with the same message', async () => {
  const { identifier } = findPersona('member');
  const message = 'Invalid private key or passcode.';
  const attempt = (body: { identifier: string; password: string }) =>
    callSample(anonymous(), login, { body });
  await expect(attempt({ identifier, password: 'wrong' })).rejects.toEqual(errorWith(401, message));
  await expect(attempt({ identifier: 'unknown', password: 'wrong' })).rejects.toEqual(
    errorWith(401, message),
  );
});

it('refuses a sign-in without a key', async () => {
  const reply = await sendRaw(server, 'POST', '/users/login', { body: { password: 'three-wide' } });
  expect(reply.status).toBe(400);
});

it('registers a member who can sign in with the issued key', async () => {
  const body = { name: 'Ada', email: 'Ada@Example.com', password: 's p', referral_code: null };
  const { user } = await callSample(anonymous(), register, { body });
  expect(user.user_pk).toMatch(/^trl-[a-z2-9]{40}$/);
  const session = await callSample(anonymous(), login, {
    body: { identifier: user.user_pk, password: 's p' },
  });
  const { data } = await createClientWith(server, session.token).call(getDetails, {});
  expect(data).toMatchObject({ email: 'ada@example.com', stage: 0, status: 'inactive' });
  expect(data.referred_by?.name).toBe(findPersona('leader').name);
});

it('places a new member under the owner of the referral code', async () => {
  const member = await signIn(server, 'member');
  const { data } = await callSample(member, getProfile, {});
  const body = { name: 'Ada', email: 'ada@example.com', password: 'x' };
  await callSample(anonymous(), register, {
    body: { ...body, referral_code: data.profile.referral_code.toLowerCase() },
  });
  const { referrals } = (await callSample(member, getReferrals, {})).data;
  expect(referrals[0]).toMatchObject({ name: 'Ada', status: 'inactive' });
  expect(['left', 'center', 'right']).toContain(referrals[0]?.team_tree.position);
});

it('sets the refresh token as an http-only, strict cookie of seven days for the refresh path', async () => {
  const { setCookie } = await openSession('member');
  expect(setCookie).toMatch(
    /^refresh_token=[a-z2-9]{48}; Path=\/api\/v1\/auth; Max-Age=604800; HttpOnly; SameSite=Strict$/,
  );
});

it('expires an access token after fifteen minutes, and refreshes it with the cookie', async () => {
  const session = await openSession('member');
  const getProfileWith = (token: string) => createClientWith(server, token).call(getProfile, {});
  await server.controls.advance(15 * MINUTE_MS - 1);
  await expect(getProfileWith(session.token)).resolves.toBeDefined();
  await server.controls.advance(1);
  await expect(getProfileWith(session.token)).rejects.toEqual(errorWith(401, 'Please sign in again.'));
  const refreshed = refreshToken.reply.parse(await (await refresh(session.cookie)).json());
  await expect(getProfileWith(refreshed.data.accessToken)).resolves.toBeDefined();
});

it('expires the refresh token after seven days', async () => {
  const { cookie } = await openSession('member');
  await server.controls.advance(7 * DAY_MS);
  expect((await refresh(cookie)).status).toBe(401);
});

it('does not accept an access token as a refresh token, nor the other way round', async () => {
  const { token, cookie } = await openSession('member');
  expect((await refresh(`refresh_token=${token}`)).status).toBe(401);
  const refreshTokenValue = cookie.slice('refresh_token='.length);
  await expect(createClientWith(server, refreshTokenValue).call(getProfile, {})).rejects.toBeInstanceOf(
    ApiError,
  );
});

it('has separate sessions for two tabs: refreshing one does not change the other', async () => {
  const one = await openSession('member');
  const other = await openSession('member');
  await refresh(one.cookie);
  await expect(createClientWith(server, one.token).call(getProfile, {})).resolves.toBeDefined();
  await expect(createClientWith(server, other.token).call(getProfile, {})).resolves.toBeDefined();
  expect((await refresh(other.cookie)).status).toBe(200);
});

it('identifies a client by its own cookie only', async () => {
  await openSession('member');
  expect((await refresh('')).status).toBe(401);
});

it('gives the same reply to a forgotten passcode whether or not the address is registered', async () => {
  const request = (email: string) => anonymous().call(forgotPassword, { body: { email } });
  expect(await request('nobody@example.com')).toEqual(await request('member@example.com'));
  expect((await server.controls.outbox()).map(({ recipient }) => recipient)).toEqual(['member@example.com']);
});

it('resets a passcode once, with the link that was sent, and ends the old sessions', async () => {
  const before = await openSession('member');
  await anonymous().call(forgotPassword, { body: { email: 'member@example.com' } });
  const [mail] = await server.controls.outbox();
  expect(mail?.path).toMatch(/^\/reset-password\/\w+$/);
  const request = {
    params: { token: mail?.path.split('/').at(-1) ?? '' },
    body: { password: 'fresh', confirm_password: 'fresh' },
  };
  await anonymous().call(resetPassword, request);

  const identifier = findPersona('member').identifier;
  const signInWith = (password: string) => callSample(anonymous(), login, { body: { identifier, password } });
  await expect(signInWith('three-wide')).rejects.toBeInstanceOf(ApiError);
  await expect(signInWith('fresh')).resolves.toBeDefined();
  expect((await refresh(before.cookie)).status).toBe(401);
  const message = 'This reset link is not valid or has expired. Please ask for a new one.';
  await expect(anonymous().call(resetPassword, request)).rejects.toEqual(errorWith(400, message));
});

it('expires a reset link after an hour', async () => {
  await anonymous().call(forgotPassword, { body: { email: 'member@example.com' } });
  const [mail] = await server.controls.outbox();
  await server.controls.advance(HOUR_MS);
  const params = { token: mail?.path.split('/').at(-1) ?? '' };
  const body = { password: 'fresh', confirm_password: 'fresh' };
  await expect(anonymous().call(resetPassword, { params, body })).rejects.toMatchObject({ status: 400 });
});

it('changes the password if the current one is right, without ending the session', async () => {
  const member = await signIn(server, 'member');
  const change = (current_password: string) =>
    member.call(updateProfile, { body: { current_password, new_password: 'fresh' } });
  await expect(change('wrong')).rejects.toMatchObject({
    status: 422,
    body: { field: 'current_password' },
  });
  await expect(change(findPersona('member').passcode)).resolves.toEqual({
    message: 'Password updated successfully!',
  });
  await expect(callSample(member, getProfile, {})).resolves.toBeDefined();
  const body = { identifier: findPersona('member').identifier, password: 'fresh' };
  await expect(callSample(anonymous(), login, { body })).resolves.toBeDefined();
});

it('has controls that expire access tokens and that end sessions', async () => {
  const { token, cookie } = await openSession('member');
  await server.controls.expireAccessTokens();
  await expect(createClientWith(server, token).call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  expect((await refresh(cookie)).status).toBe(200);
  await server.controls.endSessions();
  expect((await refresh(cookie)).status).toBe(401);
});

const readLogin = (reply: unknown) =>
  createClient({ baseUrl: '/api', fetch: async () => Response.json(reply) }).call(login, {
    body: { identifier: 'pk', password: 'x' },
  });
const user = { user_pk: 'pk', name: 'Ada', email: 'ada@example.com', role: 'member' };

it.each([
  ['Team Leader', 'Team Leader'],
  ['führung; a=b', 'führung; a=b'],
  [7, '7'],
  [['member', 'leader', 3], 'member,leader,3'],
  ['x'.repeat(5000), 'x'.repeat(200)],
  ['half \uD83D', 'half '],
  [undefined, ''],
  [null, ''],
  [{ name: 'member' }, ''],
])('reads the role %j, which a cookie can hold', async (role, expected) => {
  const reply = await readLogin({ message: null, token: 't', user: { ...user, role } });
  expect(reply.user.role).toBe(expected);
  expect(encodeURIComponent(reply.user.role).length).toBeLessThan(4000);
});

it('signs in with a token alone, whatever else is absent, cannot be read or is wrapped in data', async () => {
  for (const reply of [
    { token: 't' },
    { token: 't', user: null },
    { token: 't', message: null, user: { ...user, stage: 'none', last_donation: [], name: {} } },
    { data: { message: 'Welcome', token: 't', user } },
  ]) {
    expect(await readLogin(reply)).toMatchObject({ token: 't' });
  }
  expect((await readLogin({ data: { token: 't', user } })).user).toMatchObject(user);
  await expect(readLogin({ user })).rejects.toMatchObject({ name: 'MalformedReplyError' });
  await expect(readLogin({ token: 'a\nb', user })).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

it.each([
  { accessToken: 't', user },
  { data: { access_token: 't', user } },
  { user: { ...user, token: 't' } },
  { token: { access: 't', refresh: 'r' }, user },
  { data: { tokens: { access: { token: 't' }, refresh: { token: 'r' } }, user } },
  { data: { session: { access_token: 't', refresh_token: 'r' }, user } },
  { ACCESSTOKEN: 't', USER: user },
  { authToken: 't', user },
  { id_token: 'i', access_token: 't', user },
  { AuthenticationResult: { IdToken: 'i', AccessToken: 't', RefreshToken: 'r' }, user },
  { id_token: 'i', session: { access_token: 't' }, user },
  { accessToken: { token: 't' }, idToken: 'i', user },
  { auth_token: 'csrf', auth: { token: 't' }, user },
  { session_token: 's', user: { ...user, token: 't' } },
  { access: 'admin', refresh: false, auth: { token: 't' }, user },
  { access: 'member', refresh: 'r', tokens: { accessToken: 't' }, user },
  { access: 'member', refresh: 'r', id_token: 't', user },
])('signs in with the token where it is in %j', async (reply) => {
  expect(await readLogin(reply)).toMatchObject({ token: 't', user });
});

it.each([
  { accessToken: 't' },
  { token: 't' },
  { data: { access_token: 't', refresh_token: 'r' } },
  { data: { tokens: { accessToken: 't' } } },
  { accessToken: 't', data: null },
  { token: 't', data: { user } },
  { session: { access_token: 't', refresh_token: 'r' } },
  { data: { id_token: 'i', auth: { access_token: 't' } } },
  { data: { session_token: 's' }, accessToken: 't' },
])('renews a token by %j', async (reply) => {
  const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(reply) });
  expect((await client.call(refreshToken, {})).data.accessToken).toBe('t');
});

it.each([
  (token: string) => ({ message: 'Welcome', data: token }),
  (token: string) => ({ data: `Bearer ${token}` }),
  (token: string) => token,
])('reads a token that is all that is answered (%#), and no word in its place', async (toReply) => {
  const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln-_';
  const client = (said: string) =>
    createClient({ baseUrl: '/api', fetch: async () => Response.json(toReply(said)) });
  expect(await readLogin(toReply(token))).toMatchObject({ token });
  expect((await client(token).call(refreshToken, {})).data.accessToken).toBe(token);
  for (const word of ['Renewed', 'access_token_renewed'])
    await expect(client(word).call(refreshToken, {})).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

it('takes access beside a refresh for the token only where it is as long as one', async () => {
  const access = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln-_';
  for (const reply of [
    { access, refresh: 'r', user },
    { data: { access, refresh: 'r' }, id_token: 'i', user },
  ])
    expect(await readLogin(reply)).toMatchObject({ token: access });
  for (const reply of [
    { access, refresh: 3600, user },
    { access: 'member', refresh: 'r', user },
  ])
    await expect(readLogin(reply)).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

it('takes access for the token where it is as long as one and all that is answered', async () => {
  const access = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2ln-_';
  expect(await readLogin({ access })).toMatchObject({ token: access });
  for (const said of [{ access }, { data: { access } }]) {
    const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(said) });
    expect((await client.call(refreshToken, {})).data.accessToken).toBe(access);
  }
  for (const said of [
    ...[{ access: 'member' }, { access: 'no_access_for_user_42' }, { access: 'denied-by-policy-2024' }],
    ...[{ access, user }, { user: { access } }],
  ])
    await expect(readLogin(said)).rejects.toMatchObject({ name: 'MalformedReplyError' });
});

it('takes no other token for the one of the session', async () => {
  await expect(readLogin({ refresh_token: 'r', user })).rejects.toMatchObject({
    name: 'MalformedReplyError',
  });
  expect(await readLogin({ token: 't', accessToken: 'other', user })).toMatchObject({ token: 't' });
});

it('reads the key of a new member with or without data around it', async () => {
  const body = { name: 'Ada', email: 'ada@example.com', password: 'x', referral_code: null };
  for (const reply of [{ user: { user_pk: 'pk' } }, { message: null, data: { user: { user_pk: 'pk' } } }]) {
    const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(reply) });
    expect((await client.call(register, { body, idempotencyKey: 'key' })).user.user_pk).toBe('pk');
  }
});

it('reads what earlier versions have stored, and nothing that names no member', () => {
  expect(authState.parse({ user: { ...user, stage: 2, status: 'active' }, token: 't' })).toMatchObject({
    user,
  });
  expect(authState.safeParse({ user: { name: 'Ada' }, token: 't' }).success).toBe(false);
});

it('takes nothing away from what is known of a member for a profile that leaves out or hides whose it is', () => {
  const known = { user_pk: 'M', email: 'm@example.com' };
  for (const said of [{}, { email: 'm***@example.com' }]) {
    expect(isNewOfMember(said, [known])).toBe(false);
    expect(joinIdentity(known, said)).toEqual({ ...known, referral_code: undefined });
  }
  const renamed = { email: 'new@example.com' };
  expect(isNewOfMember(renamed, [known])).toBe(true);
  expect(joinIdentity(known, renamed)).toEqual({ user_pk: 'M', ...renamed, referral_code: undefined });
});
