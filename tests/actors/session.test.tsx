import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import { type RunningProvider, startProvider } from '#mocks/browser.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { createLateServices } from '#src/actors/lateServices.ts';
import { createServices, type RunningServices } from '#src/actors/services.ts';
import { getCurrentToken } from '#src/actors/session.ts';
import { MalformedReplyError, SessionEndedError, UnconfirmedSessionError } from '#src/api/errors.ts';
import { clearLocalStorage } from '#src/browser/authStorage.ts';
import { readAuth } from '#src/browser/storedAuth.ts';
import { forgotPassword, refreshToken, register, resetPassword } from '#src/contract/auth.ts';
import { donate } from '#src/contract/donations.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getPublicSettings } from '#src/contract/settings.ts';
import { getProfile, getStats, setWallet, updateProfile } from '#src/contract/users.ts';
import { generateWallet } from '#src/contract/wallet.ts';

let provider: RunningProvider;
let services: RunningServices;
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

async function signIn(who: PersonaId) {
  const { identifier, passcode } = findPersona(who);
  services.session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  sent = [];
}

/** The provider answers 401 to the next call. */
async function signInWithExpiredToken() {
  await signIn('member');
  await provider.controls.expireAccessTokens();
}

/** Another load of the app. */
function restart() {
  services.stop();
  services = createServices({ baseUrl: '/api', fetch: counted(provider.fetch) });
}

/** New services whose calls to these paths are answered so, in place of the provider. */
function restartWith(answers: Readonly<Record<string, () => Response>>) {
  services.session.stop();
  services = createServices({
    baseUrl: '/api',
    fetch: counted(async (input, init) => {
      const { url } = new Request(input, init);
      const [, answer] = Object.entries(answers).find(([path]) => url.endsWith(path)) ?? [];
      return answer ? answer() : provider.fetch(input, init);
    }),
  });
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
      new Set([findPersona('member').identifier]),
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
    await signInWithExpiredToken();
    const release = provider.controls.hold('refreshToken');
    const first = services.client.call(getProfile, {});
    await waitFor(services.session, (snapshot) => snapshot.matches('refreshing'));
    const later = twenty(() => services.client.call(getStats, {}));
    release();
    await Promise.all([first, ...later]);
    expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  });
});

test('two tabs whose fifty calls are answered 401 at the same moment make one refresh between them', async () => {
  await signIn('member');
  const other = createServices({ baseUrl: '/api', fetch: counted(provider.fetch) });
  await waitFor(other.session, (snapshot) => snapshot.matches('authenticated'));
  await provider.controls.expireAccessTokens();
  const fifty = ({ client }: RunningServices) =>
    Array.from({ length: 50 }, () => client.call(getProfile, {}));
  await Promise.all([...fifty(services), ...fifty(other)]);
  const tokens = [services, other].map(({ session }) => session.getSnapshot().context.auth?.token);
  other.stop();
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  expect(sentTo('/users/profile')).toHaveLength(200);
  expect(new Set(tokens).size).toBe(1);
});

test('a session that another tab replaced while this one waited is taken over, not renewed', async () => {
  await signIn('leader');
  const leader = services.session.getSnapshot().context.auth;
  services.session.send({ type: 'session.logout' });
  await signInWithExpiredToken();
  localStorage.setItem('auth', JSON.stringify(leader));
  await expect(services.client.call(getProfile, {})).rejects.toBeInstanceOf(SessionEndedError);
  expect(services.session.getSnapshot().context.auth).toEqual(leader);
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(0);
});

test('a refresh that is refused since another tab has made it without a lock ends no session', async () => {
  await signIn('member');
  const auth = services.session.getSnapshot().context.auth;
  services.stop();
  const refused = () => Response.json({ message: 'The refresh token has been used.' }, { status: 401 });
  services = createServices({
    baseUrl: '/api',
    fetch: counted(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/refresh-token')) {
        localStorage.setItem('auth', JSON.stringify({ ...auth, token: 'renewed' }));
        return refused();
      }
      if (request.headers.get('authorization') !== 'Bearer renewed') return refused();
      request.headers.set('authorization', `Bearer ${auth?.token}`);
      return provider.fetch(request);
    }),
  });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  await expect(services.client.call(getProfile, {})).resolves.toHaveProperty('data');
  expect(services.session.getSnapshot().context.auth).toMatchObject({ token: 'renewed' });
});

test('without locks tabs whose refresh is refused go on with what one is given by an answer that comes later', async () => {
  vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('No.', 'SecurityError'));
  await signIn('member');
  services.stop();
  await provider.controls.expireAccessTokens();
  let endWait = () => {};
  const waited = new Promise<void>((resolve) => {
    endWait = resolve;
  });
  // Each refresh token is good for one refresh, and the answer that renews the session is the last.
  let refreshes = 0;
  const rotated: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/refresh-token')) return provider.fetch(request);
    refreshes += 1;
    if (refreshes > 1) {
      setTimeout(endWait, 100);
      return Response.json({ error: 'The refresh token has been used.' }, { status: 401 });
    }
    const response = await provider.fetch(request);
    await waited;
    return response;
  };
  const tabs = [1, 2, 3].map(() => createServices({ baseUrl: '/api', fetch: counted(rotated) }));
  onTestFinished(() => {
    for (const tab of tabs) tab.stop();
    vi.restoreAllMocks();
  });
  await Promise.all(tabs.map(({ session }) => waitFor(session, (state) => state.matches('authenticated'))));
  const profiles = await Promise.allSettled(tabs.map(({ client }) => client.call(getProfile, {})));
  expect(profiles.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  expect(new Set(tabs.map(({ session }) => getCurrentToken(session))).size).toBe(1);
  expect(refreshes).toBe(3);
});

describe('a refresh', () => {
  beforeEach(async () => {
    await signInWithExpiredToken();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });
  const runTimers = async (call: Promise<unknown>) => {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    call.then(settle, settle);
    while (!isSettled) await vi.advanceTimersByTimeAsync(250);
  };

  test.each(['serverError', 'tooManyRequests', 'unreachable', 'responseLost', 'malformed'] as const)(
    'that ends in %s for a moment is tried again, and the session goes on',
    async (failure) => {
      provider.controls.failNext('refreshToken', failure);
      const call = services.client.call(getProfile, {});
      await runTimers(call);
      await expect(call).resolves.toHaveProperty('data');
      expect(sentTo('/v1/auth/refresh-token')).toHaveLength(2);
      expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
    },
  );

  test.each([
    ['serverError', 3],
    ['unreachable', 3],
    ['malformed', 3],
  ] as const)(
    'that goes on ending in %s ends the session as one that could not be renewed, after %d requests',
    async (failure, requests) => {
      provider.controls.failNext('refreshToken', failure, { sticky: true });
      const call = services.client.call(getProfile, {});
      await runTimers(call);
      await expect(call).rejects.toBeInstanceOf(SessionEndedError);
      expect(services.session.getSnapshot().context).toEqual({ auth: null, reason: 'notRenewed' });
      expect(localStorage.getItem('auth')).toBeNull();
      expect(sentTo('/v1/auth/refresh-token')).toHaveLength(requests);
    },
  );

  const endBy = async (status: number, body: string) => {
    restartWith({ '/refresh-token': () => new Response(body, { status }) });
    await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
    const call = services.client.call(getProfile, {});
    await runTimers(call);
    await expect(call).rejects.toBeInstanceOf(SessionEndedError);
    const requests = sentTo('/v1/auth/refresh-token').length;
    return [services.session.getSnapshot().context.reason, requests];
  };

  test.each([
    [200, '<!doctype html><title>Welcome to our network</title>'],
    [404, '<html><title>404 Not Found</title></html>'],
    [404, '{"message":"The route api/v1/auth/refresh-token could not be found."}'],
    [404, '{"message":"No route auth/refresh-token"}'],
    [403, ''],
    [403, 'error code: 1020'],
    [403, '{"message":"Forbidden"}'],
    [400, '{}'],
    [400, '{"message":"Bad Request"}'],
    [423, '{"message":"Another refresh token request is running."}'],
    [407, 'Proxy Authentication Required'],
    [403, 'Blocked: user agent not allowed'],
    [403, 'Please log in to the WiFi network'],
    [403, '{"message":"Too many token requests"}'],
    [400, '{"message":"Session service is temporarily unavailable"}'],
    [200, '{"success":true}'],
    [200, '{"data":{"accessToken":"undefined"}}'],
  ])('answered %d with %s, which is no clear refusal, is tried again', async (status, body) => {
    expect(await endBy(status, body)).toEqual(['notRenewed', 3]);
  });

  test.each([
    [401, ''],
    [419, '{"message":"Page Expired"}'],
    [400, '{"error":"invalid_grant"}'],
    [403, '{"message":"Refresh token reuse detected"}'],
    [403, 'Invalid refresh token'],
    [422, '{"errors":{"refresh_token":["The refresh token field is required."]}}'],
    [404, '{"message":"Session not found"}'],
    [400, '{"message":"Token is invalid and/or expired"}'],
    [400, '{"statusCode":400,"message":["refreshToken should not be empty"],"error":"Bad Request"}'],
    [403, '{"message":"RefreshTokenExpired"}'],
    [400, '{"message":"Signature verification failed"}'],
    [403, '{"error":"Forbidden","message":"Your account is suspended."}'],
    [200, '{"success":false,"message":"Invalid token"}'],
    [200, '{"status":401}'],
  ])('answered %d with %s is refused at once', async (status, body) => {
    expect(await endBy(status, body)).toEqual(['expired', 1]);
  });

  test('is not tried again after a logout', async () => {
    provider.controls.failNext('refreshToken', 'serverError', { sticky: true });
    const call = services.client.call(getProfile, {});
    const outcome = expect(call).rejects.toBeInstanceOf(SessionEndedError);
    while (sentTo('/v1/auth/refresh-token').length === 0) await vi.advanceTimersByTimeAsync(1);
    services.session.send({ type: 'session.logout' });
    await outcome;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  });
});

test('the profile of another member, as a proxy may have kept it, is not taken for the own', async () => {
  await signIn('leader');
  const theirs = await services.client.call(getProfile, {});
  const { profile } = theirs.data;
  services.session.send({ type: 'session.logout' });
  let reply: unknown = theirs;
  restartWith({ '/users/profile': () => Response.json(reply) });
  await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
  await signIn('member');
  await expect(services.client.call(getProfile, {})).rejects.toBeInstanceOf(MalformedReplyError);
  const own = findPersona('member').identifier.toUpperCase();
  for (const said of [
    { ...profile, user_pk: own },
    { ...profile, user_pk: undefined, referral_code: undefined },
    { ...profile, user_pk: '****', email: 'l•••@example.com' },
    { ...profile, user_pk: 'k9f...22', email: 'lxxx@example.com' },
  ]) {
    reply = { data: { profile: said } };
    await expect(services.client.call(getProfile, {})).resolves.toHaveProperty('data');
  }
  expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
});

describe('a token that took the place of another', () => {
  const give = (idempotencyKey: string) =>
    services.client.call(donate, { body: { amount: 60 }, idempotencyKey });
  const getTokenOfOther = async () => {
    await signIn('leader');
    const token = getCurrentToken(services.session);
    services.session.send({ type: 'session.logout' });
    return token;
  };
  const adopt = (token: string | null) => {
    const stored = JSON.stringify({ ...readAuth(), token });
    localStorage.setItem('auth', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored, storageArea: localStorage }));
  };
  const expectEnded = async (call: Promise<unknown>, token: string | null) => {
    await expect(call).rejects.toBeInstanceOf(SessionEndedError);
    expect(sentTo('/donations/process').filter((line) => line.endsWith(`${token}`))).toEqual([]);
    expect(services.session.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
    expect(readAuth()).toBeNull();
  };

  test.each(['donate', 'getStats'] as const)(
    'by which another member’s session is renewed for %s ends the session: nothing of theirs is moved or shown',
    async (refused) => {
      const token = await getTokenOfOther();
      restartWith({ '/refresh-token': () => Response.json({ data: { accessToken: token } }) });
      await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
      await signIn('member');
      provider.controls.failNext(refused, 'unauthorized');
      await expectEnded(refused === 'donate' ? give('key') : services.client.call(getStats, {}), token);
    },
  );

  /** With a provider that says no more than this of whose sign-in it is, and its profile, and that of the token after it. */
  const renewByOther = async (user: object, first: object | undefined, next: object) => {
    const token = await getTokenOfOther();
    await signIn('member');
    const own = getCurrentToken(services.session);
    services.session.send({ type: 'session.logout' });
    let profile = first;
    restartWith({
      '/users/login': () => Response.json({ token: own, user }),
      '/refresh-token': () => Response.json({ data: { accessToken: token } }),
      '/users/profile': () => Response.json({ data: { profile } }),
    });
    await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
    await signIn('member');
    if (first) await services.client.call(getProfile, {});
    profile = next;
    provider.controls.failNext('donate', 'unauthorized');
    return token;
  };
  const isMoved = (token: string | null) =>
    sentTo('/donations/process').some((line) => line.endsWith(`${token}`));
  const member = { user_pk: 'M', email: 'm@example.com', referral_code: 'RM' };
  const other = { user_pk: 'O', email: 'o@example.com', referral_code: 'RO' };

  test.each([
    [member, undefined, { name: 'Olga', stage: 2 }],
    [{ role: 'member' }, undefined, other],
    [{ role: 'member' }, { user_pk: 'M' }, { email: 'o@example.com' }],
    [{ email: 'm•••@example.com' }, undefined, { email: 'm•••@example.com' }],
  ])('moves no money where sign-in said %j, a profile %j and that with it %j', async (user, first, next) => {
    const token = await renewByOther(user, first, next);
    await expect(give('key')).rejects.toBeInstanceOf(UnconfirmedSessionError);
    await expect(give('key')).rejects.toBeInstanceOf(UnconfirmedSessionError);
    expect(isMoved(token)).toBe(false);
    expect(readAuth()?.isUnconfirmed).toBe(true);
    await expect(services.client.call(getStats, {})).resolves.toBeDefined();
  });

  test.each([
    [{ role: 'member' }, undefined, { ...other, user_pk: findPersona('member').identifier.toUpperCase() }],
    [{ email: 'm@example.com' }, undefined, { ...other, email: 'M@example.com' }],
    [{ role: 'member' }, { user_pk: 'M' }, { user_pk: 'M' }],
    [{ role: 'member' }, { referral_code: 'RM' }, { ...other, referral_code: 'RM' }],
    [member, { email: 'new@example.com' }, { email: 'new@example.com' }],
  ])(
    'is the member’s own where sign-in said %j, a profile %j and that with it %j',
    async (user, first, next) => {
      const token = await renewByOther(user, first, next);
      await give('key').catch(() => {});
      expect(isMoved(token)).toBe(true);
    },
  );

  test('is another member’s by what an earlier profile said, too', async () => {
    const token = await renewByOther({ role: 'member' }, member, other);
    await expectEnded(give('key'), token);
  });

  test('in another tab, and is another member’s, moves none of their money, whatever is answered to the one before', async () => {
    const token = await getTokenOfOther();
    await signIn('member');
    const release = provider.controls.hold('getProfile');
    const profile = services.client.call(getProfile, {});
    adopt(token);
    release();
    await profile;
    await expectEnded(give('key'), token);
  });

  test('has the profile read once with it before money is moved, for all that wait, where no screen has read it', async () => {
    await signInWithExpiredToken();
    const release = provider.controls.hold('getProfile');
    const gifts = Promise.all([give('one'), give('two')]);
    await expect.poll(() => sentTo('/users/profile')).toHaveLength(1);
    expect(sentTo('/donations/process')).toHaveLength(2);
    release();
    await gifts;
    expect(sentTo('/donations/process')).toHaveLength(4);
    expect(sentTo('/users/profile')).toHaveLength(1);

    await provider.controls.expireAccessTokens();
    await services.client.call(getProfile, {});
    sent = [];
    await give('three');
    expect(sentTo('/users/profile')).toEqual([]);
  });

  test('is another member’s after a reload, too: nothing of theirs is moved', async () => {
    const token = await getTokenOfOther();
    restartWith({ '/refresh-token': () => Response.json({ data: { accessToken: token } }) });
    await waitFor(services.session, (snapshot) => snapshot.matches('loggedOut'));
    await signIn('member');
    provider.controls.failNext('getStats', 'unauthorized');
    const release = provider.controls.hold('getProfile');
    const stats = services.client.call(getStats, {}).catch(() => {});
    await expect.poll(() => readAuth()?.token).toBe(token);
    restart();
    await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
    release();
    await stats;
    await expectEnded(give('key'), token);
  });

  test('is none that the profile of the token before confirms, for the load after it, either', async () => {
    await signIn('member');
    const release = provider.controls.hold('getProfile');
    const profile = services.client.call(getProfile, {});
    await expect.poll(() => sentTo('/users/profile')).toHaveLength(1);
    provider.controls.failNext('getStats', 'unauthorized');
    const stats = services.client.call(getStats, {});
    await expect.poll(() => readAuth()?.isUnconfirmed).toBe(true);
    provider.controls.failNext('getProfile', 'serverError');
    release();
    await Promise.all([profile, stats]);
    expect(readAuth()?.isUnconfirmed).toBe(true);
  });

  test('and is their own is read no profile with after a reload, where one was read before', async () => {
    await signInWithExpiredToken();
    await services.client.call(getStats, {});
    restart();
    await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
    sent = [];
    await give('key');
    expect(sentTo('/users/profile')).toEqual([]);
  });

  test('moves no money where the profile took so long that another tab may have begun', async () => {
    await signInWithExpiredToken();
    const release = provider.controls.hold('getProfile');
    const gift = give('key');
    await expect.poll(() => sentTo('/users/profile')).toHaveLength(1);
    const later = performance.now() + 31_000;
    const now = vi.spyOn(performance, 'now').mockReturnValue(later);
    onTestFinished(() => now.mockRestore());
    release();
    await expect(gift).rejects.toBeInstanceOf(UnconfirmedSessionError);
    expect(sentTo('/donations/process')).toHaveLength(1);
    await expect(give('key')).resolves.toHaveProperty('success', true);
  });

  test.each(['serverError', 'unreachable', 'malformed'] as const)(
    'changes nothing while the profile ends in %s, which is asked for anew each time; what is read is shown',
    async (failure) => {
      await signInWithExpiredToken();
      provider.controls.failNext('getProfile', failure, { sticky: true });
      await services.client.call(getStats, {});
      await services.client.call(getReferrals, {});
      expect(sentTo('/users/profile')).toHaveLength(1);
      sent = [];
      for (const change of [
        () => give('one'),
        () => give('one'),
        () => services.client.call(setWallet, { body: { wallet_address: '0x1' } }),
        () => services.client.call(generateWallet, {}),
      ])
        await expect(change()).rejects.toBeInstanceOf(UnconfirmedSessionError);
      expect(sent.filter((line) => !line.startsWith('GET /users/profile'))).toEqual([]);
      provider.controls.clear();
      await expect(give('one')).resolves.toHaveProperty('success', true);
    },
  );
});

test('a session whose storage the browser begins to refuse is renewed, and goes on in memory', async () => {
  await signInWithExpiredToken();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    clearLocalStorage();
  });
  for (let turn = 0; turn < 2; turn += 1) {
    await services.client.call(getStats, {});
    await provider.controls.expireAccessTokens();
  }
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(2);
  expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
});

test('a profile that is read brings the stored user up to date, and leaves a session alone that another tab has renewed', async () => {
  const { client, session } = services;
  await signIn('member');
  await client.call(updateProfile, { body: { name: 'Mo Member' } });
  await client.call(getProfile, {});
  const { user } = session.getSnapshot().context.auth ?? {};
  expect(readAuth()?.user).toEqual({ ...user, name: 'Mo Member', stage: 3 });

  await provider.controls.expireAccessTokens();
  await client.call(getStats, {});
  expect(readAuth()).toMatchObject({ token: getCurrentToken(session), user: { name: 'Mo Member' } });

  await client.call(updateProfile, { body: { name: 'Max Member' } });
  const renewed = { ...readAuth(), token: 'of-another-tab' };
  localStorage.setItem('auth', JSON.stringify(renewed));
  await client.call(getProfile, {});
  expect(readAuth()).toEqual(renewed);
});

test('a profile that another tab has read meanwhile does not interrupt a renewal', async () => {
  await signIn('member');
  const stored = readAuth();
  await provider.controls.expireAccessTokens();
  const release = provider.controls.hold('refreshToken');
  const reply = services.client.call(getStats, {});
  await waitFor(services.session, (snapshot) => snapshot.matches('refreshing'));
  const renamed = JSON.stringify({ ...stored, user: { ...stored?.user, name: 'Mo Member' } });
  localStorage.setItem('auth', renamed);
  dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: renamed, storageArea: localStorage }));
  expect(services.session.getSnapshot().matches('refreshing')).toBe(true);
  release();
  await reply;
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  expect(readAuth()?.token).not.toBe(stored?.token);
});

test('calls that are refused for reasons of their own do not end the session', async () => {
  await signIn('member');
  for (const call of ['getStats', 'getReferrals'] as const)
    provider.controls.failNext(call, 'unauthorized', { sticky: true });
  const results = await Promise.allSettled(
    [getStats, getReferrals].map((endpoint) => services.client.call(endpoint, {})),
  );
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await services.client.call(getProfile, {});
  expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
});

test('a provider that refuses every call is asked for one new token, and the session ends', async () => {
  await signIn('member');
  for (const call of ['getProfile', 'getStats', 'getReferrals'] as const) {
    provider.controls.failNext(call, 'unauthorized', { sticky: true });
  }
  const results = await Promise.allSettled(
    [getProfile, getStats, getReferrals].map((endpoint) => services.client.call(endpoint, {})),
  );
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  expect(services.session.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
});

test('a call that is refused alone is not repeated with a token that was refused to it, nor is that renewed again', async () => {
  await signIn('member');
  provider.controls.failNext('getProfile', 'unauthorized', { sticky: true });
  for (let press = 0; press < 5; press += 1) {
    await expect(services.client.call(getProfile, {})).rejects.toMatchObject({ status: 401 });
  }
  expect(sentTo('/users/profile')).toHaveLength(6);
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  await services.client.call(getStats, {});
  expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
});

describe('a provider that renews a token by the same one', () => {
  const restart = async () => {
    await signIn('member');
    const { token } = services.session.getSnapshot().context.auth ?? {};
    restartWith({ '/refresh-token': () => Response.json({ data: { accessToken: token } }) });
    await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
    sent = [];
  };

  test('has the call repeated with it, which may be valid again', async () => {
    await restart();
    provider.controls.failNext('getProfile', 'unauthorized');
    await services.client.call(getProfile, {});
    expect(sentTo('/users/profile')).toHaveLength(2);
    expect(services.session.getSnapshot().matches('authenticated')).toBe(true);
  });

  test('and goes on refusing it ends the session', async () => {
    await restart();
    await provider.controls.expireAccessTokens();
    for (const endpoint of [getProfile, getStats])
      await expect(services.client.call(endpoint, {})).rejects.toThrow();
    expect(services.session.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
  });
});

test('public settings are read with the token there is, which is renewed like any other', async () => {
  await signIn('member');
  provider.controls.failNext('getPublicSettings', 'unauthorized');
  await services.client.call(getPublicSettings, {});
  const { token } = services.session.getSnapshot().context.auth ?? {};
  expect(sentTo('/v1/auth/refresh-token')).toHaveLength(1);
  expect(sentTo('/settings/public').at(-1)).toBe(`GET /settings/public ${`Bearer ${token}`}`);
  services.session.send({ type: 'session.logout' });
  await services.client.call(getPublicSettings, {});
  expect(sentTo('/settings/public').at(-1)).toBe('GET /settings/public null');
});

test('what leads to a session carries no token, though there is one', async () => {
  await signIn('member');
  const { client } = services;
  const secrets = { password: 'x', confirm_password: 'x' };
  await client.call(forgotPassword, { body: { email: 'nobody@example.com' } });
  await Promise.allSettled([
    client.call(register, {
      body: { name: 'N', email: 'n@example.com', password: 'x', referral_code: null },
      idempotencyKey: 'key',
    }),
    client.call(resetPassword, { params: { token: 'made-up' }, body: secrets }),
  ]);
  expect(sent.map((line) => line.split(' ').at(-1))).toEqual(['null', 'null', 'null']);
});

test.each(['', '.', '..'])('a parameter %j, which would change the path, is never sent', async (token) => {
  const call = services.client.call(resetPassword, {
    params: { token },
    body: { password: 'x', confirm_password: 'x' },
  });
  await expect(call).rejects.toBeInstanceOf(RangeError);
  expect(sent).toEqual([]);
});

test('login and refresh carry no bearer token', async () => {
  await signInWithExpiredToken();
  await services.client.call(getProfile, {});
  expect(sentTo('/v1/auth/refresh-token')).toEqual(['GET /v1/auth/refresh-token null']);
  services.session.send({ type: 'session.logout' });
  const { identifier, passcode } = findPersona('leader');
  services.session.send({ type: 'session.login', identifier, password: passcode });
  await waitFor(services.session, (snapshot) => snapshot.matches('authenticated'));
  expect(sentTo('/users/login')).toEqual(['POST /users/login null']);
});

test('a request that got a 401 for an older token is repeated with the current one, without a refresh', async () => {
  await signInWithExpiredToken();
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
  await signInWithExpiredToken();
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

describe('services whose code comes late', () => {
  test('sign nobody in before it is there, and then the member whose session was stored meanwhile', async () => {
    const late = createLateServices({ baseUrl: '/api', fetch: counted(provider.fetch) });
    onTestFinished(late.stop);
    await signIn('member');
    const isPrivate = () => late.session.getSnapshot().hasTag('private');
    const seen: boolean[] = [];
    late.session.subscribe((snapshot) => seen.push(snapshot.hasTag('private')));
    expect(isPrivate()).toBe(false);
    await late.load();
    expect([isPrivate(), ...seen]).toEqual([true, true]);
    await late.client.call(getProfile, {});
    const { auth } = services.session.getSnapshot().context;
    expect(sentTo('/users/profile')).toEqual([`GET /users/profile Bearer ${auth?.token}`]);
  });

  test('handle what was sent before, and call back when the session ends', async () => {
    const late = createLateServices({ baseUrl: '/api', fetch: provider.fetch });
    onTestFinished(late.stop);
    const handleEnd = vi.fn<() => void>();
    late.onSessionEnd(handleEnd);
    const { identifier, passcode } = findPersona('member');
    late.session.send({ type: 'session.login', identifier, password: passcode });
    await expect.poll(() => late.session.getSnapshot().hasTag('private')).toBe(true);
    expect(handleEnd).not.toHaveBeenCalled();
    late.session.send({ type: 'session.logout' });
    expect(handleEnd).toHaveBeenCalledTimes(1);
    expect(late.session.getSnapshot().context.reason).toBe('loggedOut');
  });
});
