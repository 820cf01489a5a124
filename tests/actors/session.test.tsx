import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitFor } from 'xstate';
import { type RunningProvider, startProvider } from '#mocks/browser.ts';
import { createServices, type Services } from '#src/actors/services.ts';
import { SessionEndedError } from '#src/api/errors.ts';
import { refreshToken } from '#src/contract/auth.ts';
import { getProfile, getStats } from '#src/contract/users.ts';

const persona = (provider: RunningProvider, id: string) => {
  const found = provider.personas.find((one) => one.id === id);
  if (!found) throw new Error(`there is no persona ${id}`);
  return found;
};

let provider: RunningProvider;
let services: Services;
/** Every request that left, as `METHOD path token`. */
let sent: string[];

/** Counts what goes to the provider, and changes nothing. */
const counted = (send: typeof fetch): typeof fetch => {
  return (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.replace('/api', '');
    sent.push(`${request.method} ${path} ${request.headers.get('authorization')}`);
    return send(input, init);
  };
};
const sentTo = (path: string) => sent.filter((line) => line.split(' ')[1] === path);

async function signIn(who: string) {
  const { identifier, passcode } = persona(provider, who);
  services.session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  sent = [];
}

beforeEach(async () => {
  localStorage.clear();
  sent = [];
  provider = await startProvider({ persist: false, serviceWorker: false, members: 40 });
  services = createServices({ baseUrl: '/api', fetch: counted(provider.fetch) });
  await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
});
afterEach(() => {
  services.session.stop();
  provider.stop();
});

const twenty = <T,>(call: () => Promise<T>) => Array.from({ length: 20 }, call);

describe('twenty calls that are answered 401 at the same moment', () => {
  test('cause exactly one refresh, and each is repeated exactly once with the new token', async () => {
    await signIn('member');
    const before = services.session.getSnapshot().context.auth?.token;
    await provider.controls.expireAccessTokens();

    const replies = await Promise.all(twenty(() => services.client.call(getProfile, {})));

    const after = services.session.getSnapshot().context.auth?.token;
    expect(new Set(replies.map((reply) => reply.data.profile.user_pk))).toEqual(
      new Set([persona(provider, 'member').identifier]),
    );
    expect(after).not.toBe(before);
    expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
    expect(sentTo('/users/profile').filter((line) => line.endsWith(`${before}`))).toHaveLength(20);
    expect(sentTo('/users/profile').filter((line) => line.endsWith(`${after}`))).toHaveLength(20);
    expect(JSON.parse(localStorage.getItem('auth') ?? '')).toMatchObject({ token: after });
    expect(document.cookie).toContain(`token=${encodeURIComponent(after ?? '')}`);
  });

  test('all fail, and none hangs, when the refresh is refused', async () => {
    await signIn('member');
    await provider.controls.endSessions();

    const results = await Promise.allSettled(twenty(() => services.client.call(getProfile, {})));

    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(SessionEndedError);
    }
    expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
    expect(sentTo('/users/profile')).toHaveLength(20);
    expect(services.session.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
    expect(localStorage.getItem('auth')).toBeNull();
    expect(document.cookie).not.toContain('token=');
    expect(document.cookie).not.toContain('role=');
  });

  test('wait for the refresh when they are made while it is pending', async () => {
    await signIn('member');
    await provider.controls.expireAccessTokens();
    const release = provider.controls.hold('refreshToken');
    const first = services.client.call(getProfile, {});
    await waitFor(services.session, (snapshot) => snapshot.matches('refreshing'));
    const later = twenty(() => services.client.call(getStats, {}));
    release();
    await Promise.all([first, ...later]);
    expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  });
});

test('login and refresh carry no bearer token', async () => {
  await signIn('member');
  await provider.controls.expireAccessTokens();
  await services.client.call(getProfile, {});
  expect(sentTo('/v1/auth/refresh-token')).toEqual(['GET /v1/auth/refresh-token null']);
  services.session.send({ type: 'session.logout' });
  const { identifier, passcode } = persona(provider, 'leader');
  services.session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  expect(sentTo('/users/login')).toEqual(['POST /users/login null']);
});

test('a request that got a 401 for an older token is repeated with the current one, without a refresh', async () => {
  await signIn('member');
  await provider.controls.expireAccessTokens();
  const late = provider.controls.hold('getStats');
  const slow = services.client.call(getStats, {});
  await services.client.call(getProfile, {});
  late();
  await slow;
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  expect(sentTo('/users/stats')).toHaveLength(2);
});

test('a call that is still refused with a fresh token fails as refused, and the session goes on', async () => {
  await signIn('member');
  provider.controls.failNext('getProfile', 'unauthorized', { sticky: true });
  await expect(services.client.call(getProfile, {})).rejects.toMatchObject({ name: 'ApiError', status: 401 });
  expect(sentTo('/users/profile')).toHaveLength(2);
  expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
});

test('a request that is pending at a logout is rejected at once', async () => {
  await signIn('member');
  const release = provider.controls.hold('getProfile');
  const call = services.client.call(getProfile, {});
  const outcome = expect(call).rejects.toBeInstanceOf(SessionEndedError);
  services.session.send({ type: 'session.logout' });
  await outcome;
  release();
});

test('a call of the previous member is never repeated with the next member’s token', async () => {
  await signIn('member');
  await provider.controls.expireAccessTokens();
  const release = provider.controls.hold('getProfile');
  const call = services.client.call(getProfile, {});
  const outcome = expect(call).rejects.toBeInstanceOf(SessionEndedError);
  services.session.send({ type: 'session.logout' });
  await signIn('leader');
  release();
  await outcome;
  expect(sentTo('/users/profile')).toHaveLength(0);
});

test('session end listeners are called once when the session ends, and not when it starts', async () => {
  let calls = 0;
  services.onSessionEnd(() => {
    calls += 1;
  });
  await signIn('member');
  expect(calls).toBe(0);
  services.session.send({ type: 'session.logout' });
  expect(calls).toBe(1);
});

test('the refresh is requested with the refresh cookie and no body', async () => {
  await signIn('member');
  const { data } = await services.client.call(refreshToken, {});
  expect(data.accessToken).not.toBe(services.session.getSnapshot().context.auth?.token);
});

describe.each([
  ['not JSON', '{'],
  ['a number', '7'],
  ['another app’s object', '{"state":{"loggedIn":true},"version":0}'],
  ['a token that cannot stand in a header', JSON.stringify({ token: 'a\nb', user: {} })],
])('auth in local storage that is %s', (_, content) => {
  test('means logged out, and is removed; what else is stored stays', async () => {
    services.session.stop();
    localStorage.setItem('auth', content);
    localStorage.setItem('another', 'kept');
    services = createServices({ baseUrl: '/api', fetch: provider.fetch });
    await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
    expect(localStorage.getItem('auth')).toBeNull();
    expect(localStorage.getItem('another')).toBe('kept');
  });
});

test('the session survives a reload: new services restore it', async () => {
  await signIn('leader');
  const { auth } = services.session.getSnapshot().context;
  services.session.stop();
  services = createServices({ baseUrl: '/api', fetch: provider.fetch });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  expect(services.session.getSnapshot().context.auth).toEqual(auth);
});
