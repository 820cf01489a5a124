import { clear, createStore, get, set } from 'idb-keyval';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ProviderOptions, type RunningProvider, startProvider } from '#mocks/browser.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { ConnectionError } from '#src/api/errors.ts';
import { forgotPassword, login, refreshToken } from '#src/contract/auth.ts';
import { donate } from '#src/contract/donations.ts';
import { getProfile, updateProfile } from '#src/contract/users.ts';

const store = createStore('trellis-demo', 'trellis-demo');
const running: RunningProvider[] = [];

/** A tab: a provider of its own, which shares nothing with the others but the browser. */
async function openTab(options: ProviderOptions = {}): Promise<RunningProvider> {
  const provider = await startProvider({ seed: 1, members: 30, serviceWorker: false, ...options });
  running.push(provider);
  return provider;
}

const clientOf = ({ fetch }: RunningProvider, token: string | null = null): Client =>
  createClient({
    baseUrl: '/api',
    fetch,
    session: { getToken: () => token, onUnauthorized: async () => token },
  });

function credentials(id: PersonaId) {
  const persona = personas.find((candidate) => candidate.id === id);
  if (!persona) throw new Error(`there is no persona ${id}`);
  return { identifier: persona.identifier, password: persona.passcode };
}

async function enter(provider: RunningProvider, id: PersonaId = 'member') {
  const { token } = await clientOf(provider).call(login, { body: credentials(id) });
  return { token, client: clientOf(provider, token) };
}
const nameOf = async (client: Client) => (await client.call(getProfile, {})).data.profile.name;
const rename = (client: Client, name: string) => client.call(updateProfile, { body: { name } });

beforeEach(() => clear(store));
afterEach(() => {
  for (const provider of running.splice(0)) provider.stop();
});

afterAll(async () => {
  await clear(store);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
});

describe('the world in the browser', () => {
  it('outlives a reload: rows, sessions, cookies and provider time', async () => {
    const before = await openTab();
    const { token, client } = await enter(before);
    await rename(client, 'After Reload');
    await before.controls.advance(60_000);
    const after = await openTab();
    expect(await nameOf(clientOf(after, token))).toBe('After Reload');
    expect(after.controls.now() - Date.now()).toBeGreaterThan(59_000);
    const { data } = await clientOf(after).call(refreshToken, {});
    expect(await nameOf(clientOf(after, data.accessToken))).toBe('After Reload');
  });

  it('is the same in two tabs: each sees, and none overwrites, what the other has done', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { token, client } = await enter(one);
    const inOther = clientOf(other, token);
    await rename(client, 'From One');
    expect(await nameOf(inOther)).toBe('From One');
    await rename(inOther, 'From Other');
    expect(await nameOf(client)).toBe('From Other');

    const key = credentials('member').identifier;
    const before = (await client.call(getProfile, {})).data.balances.deposit_balance;
    await Promise.all([
      ...Array.from({ length: 5 }, () => one.controls.deposit(key, 1)),
      ...Array.from({ length: 5 }, () => other.controls.deposit(key, 1)),
      rename(client, 'Both'),
    ]);
    for (const tab of [client, inOther]) {
      const { balances, profile } = (await tab.call(getProfile, {})).data;
      expect(balances.deposit_balance).toBeCloseTo(before + 10, 9);
      expect(profile.name).toBe('Both');
    }
  });

  it('is made anew in all tabs by a reset, which touches nothing else in the browser', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { token, client } = await enter(one);
    await rename(client, 'Changed');
    localStorage.setItem('auth', 'kept');
    await other.reset();
    expect(localStorage.getItem('auth')).toBe('kept');
    localStorage.removeItem('auth');
    await expect(nameOf(client)).rejects.toMatchObject({ status: 401 });
    await expect(nameOf(clientOf(other, token))).rejects.toMatchObject({ status: 401 });
    await expect(clientOf(one).call(refreshToken, {})).rejects.toMatchObject({ status: 401 });
    expect(await nameOf((await enter(one)).client)).toBe('Miguel Member');
  });

  it.each([
    ['an older version', { version: 0, seed: 1, models: {}, clock: 0, cookies: {} }],
    ['something foreign', 'not a world'],
  ])('is made anew over %s', async (_what, stored) => {
    await set('world', stored, store);
    const provider = await openTab();
    expect(await nameOf((await enter(provider)).client)).toBe('Miguel Member');
    expect(await get('world', store)).toMatchObject({ version: 2, seed: 1 });
  });

  it('goes on when somebody empties the store under a running page', async () => {
    const provider = await openTab();
    const { client } = await enter(provider);
    await rename(client, 'Still Here');
    await clear(store);
    expect(await nameOf(client)).toBe('Still Here');
  });

  it('lasts only as long as the page when it is told not to persist', async () => {
    const provider = await openTab({ persist: false });
    await enter(provider);
    expect(await get('world', store)).toBeUndefined();
  });

  it('lets the app see no trace of the refresh token', async () => {
    const provider = await openTab();
    const { client } = await enter(provider);
    await client.call(getProfile, {});
    expect(document.cookie).not.toContain('refresh');
    expect(JSON.stringify({ ...localStorage })).not.toContain('refresh');
  });
});

describe('the fetch of the demo', () => {
  it('answers in the page, and keeps the e-mails for the panel', async () => {
    const provider = await openTab();
    await clientOf(provider).call(forgotPassword, { body: { email: 'leader@example.com' } });
    const [mail] = await provider.controls.outbox();
    expect(mail?.path).toMatch(/^\/reset-password\/\w{48}$/);
  });

  it('rejects as a browser does when the network is told to be down', async () => {
    const provider = await openTab();
    provider.controls.failNext('login', 'networkError');
    await expect(enter(provider)).rejects.toBeInstanceOf(ConnectionError);
  });

  it('can be aborted while an answer is held back', async () => {
    const provider = await openTab();
    const release = provider.controls.hold('getPublicSettings');
    const aborting = new AbortController();
    const answer = provider.fetch('/api/settings/public', { signal: aborting.signal });
    aborting.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    release();
  });

  it('lets what is not a call of the provider go out', async () => {
    const provider = await openTab();
    const script = await provider.fetch('/mockServiceWorker.js');
    expect(script.headers.has('x-trellis-demo')).toBe(false);
    expect(await script.text()).toContain('Mock Service Worker');
  });
});

describe('with its service worker', () => {
  it('answers through the worker, each money request once, also when the worker has forgotten the page', async () => {
    const provider = await openTab({ serviceWorker: true });
    await vi.waitFor(() => expect(navigator.serviceWorker.controller).not.toBeNull());
    const overNetwork = await fetch('/api/settings/public');
    expect(overNetwork.headers.get('x-trellis-demo')).toBe('1');

    const { client } = await enter(provider);
    const key = credentials('member').identifier;
    await provider.controls.deposit(key, 1000);
    const donated = async () => (await client.call(getProfile, {})).data.stats.total_donation;
    const before = await donated();
    await client.call(donate, { body: { amount: 50 } });
    expect(await donated()).toBe(before + 50);

    provider.controls.failNext('donate', 'responseLost');
    await expect(client.call(donate, { body: { amount: 50 } })).rejects.toBeInstanceOf(ConnectionError);
    expect(await donated()).toBe(before + 100);

    navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED');
    await vi.waitFor(async () => {
      const bypassing = await fetch('/api/settings/public');
      expect(bypassing.headers.has('x-trellis-demo')).toBe(false);
    });
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await client.call(donate, { body: { amount: 50 } });
    expect(await donated()).toBe(before + 150);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('bypassed'), '');
    warning.mockRestore();
  });
});
