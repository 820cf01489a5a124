import { clear, createStore, entries, get, keys, set, setMany } from 'idb-keyval';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ProviderOptions, type RunningProvider, startProvider } from '#mocks/browser.ts';
import { SNAPSHOT_VERSION } from '#mocks/database/snapshot.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { createStoredCheckpoints } from '#mocks/world/checkpointStore.ts';
import { World } from '#mocks/world/world.ts';
import { type Client, createClient } from '#src/api/client.ts';
import { ConnectionError } from '#src/api/errors.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { forgotPassword, login, refreshToken } from '#src/contract/auth.ts';
import { donate } from '#src/contract/donations.ts';
import { getProfile, updateProfile } from '#src/contract/users.ts';
import { callSample } from '../contract/callSample';

const WEEK_MS = 7 * 24 * 3_600_000;
const store = createStore('trellis-demo', 'trellis-demo');
const running: RunningProvider[] = [];

/** A tab: a separate provider in the same browser. */
async function openTab(options: ProviderOptions = {}): Promise<RunningProvider> {
  const provider = await startProvider({ seed: 1, members: 30, serviceWorker: false, ...options });
  running.push(provider);
  return provider;
}

const createTabClient = ({ fetch }: RunningProvider, token: string | null = null): Client =>
  createClient({
    baseUrl: '/api',
    fetch,
    session: { getToken: () => token, onUnauthorized: async () => token },
  });

function getCredentials(id: PersonaId) {
  const { identifier, passcode } = findPersona(id);
  return { identifier, password: passcode };
}

async function signIn(provider: RunningProvider, id: PersonaId = 'member') {
  const { token } = await callSample(createTabClient(provider), login, { body: getCredentials(id) });
  return { token, client: createTabClient(provider, token) };
}
const fetchName = async (client: Client) => (await callSample(client, getProfile, {})).data.profile.name;
const rename = (client: Client, name: string) => client.call(updateProfile, { body: { name } });

/** Keeps the storage from answering anybody, by a transaction that goes on. Returns what ends it. */
const blockStorage = () =>
  store('readwrite', (objects) => {
    let isBlocked = true;
    const goOn = () => {
      if (isBlocked) objects.get('nothing').onsuccess = goOn;
    };
    goOn();
    return () => {
      isBlocked = false;
    };
  });

beforeEach(() => clear(store));
afterEach(() => {
  vi.restoreAllMocks();
  for (const provider of running.splice(0)) provider.stop();
});

afterAll(async () => {
  await clear(store);
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
});

const listBases = async () => (await keys<string>(store)).filter((key) => /^base \S+$/.test(key));

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** A storage with room for one world: the rows of another are refused until those of the first are removed. */
function makeRoomForOne(): void {
  const { put, delete: remove } = IDBObjectStore.prototype;
  const stored = new Set<string>();
  const getBase = (key: unknown) => /^base \S+/.exec(String(key))?.[0];
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    const base = getBase(key);
    if (base && !stored.has(base) && stored.size > 0) refuse();
    if (base) stored.add(base);
    return put.call(this, value, key);
  });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, key) {
    stored.delete(String(key));
    return remove.call(this, key);
  });
}

describe('the world in the browser', () => {
  it('is restored after a reload: rows, sessions, cookies and provider time', async () => {
    const before = await openTab();
    const { token, client } = await signIn(before);
    await rename(client, 'After Reload');
    await before.controls.advance(60_000);
    const after = await openTab();
    expect(await fetchName(createTabClient(after, token))).toBe('After Reload');
    expect(after.controls.now() - Date.now()).toBeGreaterThan(59_000);
    const { data } = await createTabClient(after).call(refreshToken, {});
    expect(await fetchName(createTabClient(after, data.accessToken))).toBe('After Reload');
  });

  it('is shared by two tabs: each reads, and neither overwrites, the changes of the other', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { token, client } = await signIn(one);
    const inOther = createTabClient(other, token);
    await rename(client, 'From One');
    expect(await fetchName(inOther)).toBe('From One');
    await rename(inOther, 'From Other');
    expect(await fetchName(client)).toBe('From Other');

    const key = getCredentials('member').identifier;
    const before = (await callSample(client, getProfile, {})).data.balances.deposit_balance;
    await Promise.all([
      ...Array.from({ length: 5 }, () => one.controls.deposit(key, 1)),
      ...Array.from({ length: 5 }, () => other.controls.deposit(key, 1)),
      rename(client, 'Both'),
    ]);
    for (const tab of [client, inOther]) {
      const { balances, profile } = (await callSample(tab, getProfile, {})).data;
      expect(balances.deposit_balance).toBeCloseTo(before + 10, 9);
      expect(profile.name).toBe('Both');
    }
  });

  it('tells each tab of what another has changed, once it can be read', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { token, client } = await signIn(one);
    const origins = { one: new Set<string>(), other: new Set<string>() };
    const names: string[] = [];
    one.subscribeToChanges((origin) => origins.one.add(origin));
    other.subscribeToChanges((origin) => {
      origins.other.add(origin);
      void fetchName(createTabClient(other, token)).then((name) => names.push(name));
    });
    await rename(client, 'From One');
    await vi.waitFor(() => expect(names.at(-1)).toBe('From One'));
    expect(origins).toEqual({ one: new Set(['thisTab']), other: new Set(['otherTab']) });
  });

  it('has a session for each tab that asks for one, whose renewal renews no other', async () => {
    const shared = await openTab();
    const own = await openTab({ getSessionScope: () => 'own' });
    await signIn(shared, 'member');
    const { token, user } = await own.openSession(getCredentials('leader').identifier);
    expect(user).toMatchObject({ name: 'Lena Leader', role: 'member' });
    expect(await fetchName(createTabClient(own, token))).toBe('Lena Leader');
    const renew = async (provider: RunningProvider) => {
      const { data } = await createTabClient(provider).call(refreshToken, {});
      return fetchName(createTabClient(provider, data.accessToken));
    };
    expect(await renew(own)).toBe('Lena Leader');
    expect(await renew(shared)).toBe('Miguel Member');
    await expect(own.openSession('trl-nobody')).rejects.toThrow('no member with this private key');
  });

  it('is whole after twenty resets in a row, from two tabs at once', async () => {
    const [one, other] = [await openTab(), await openTab()];
    await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).reset()));
    const { token } = await signIn(one);
    for (const tab of [one, other]) {
      expect(await fetchName(createTabClient(tab, token))).toBe('Miguel Member');
      expect((await tab.controls.audit()).sum).toBe(0);
    }
  });

  it('is replaced in all tabs by a reset, which changes nothing else in the browser', async () => {
    const [one, other] = [await openTab(), await openTab()];
    const { token, client } = await signIn(one);
    await rename(client, 'Changed');
    localStorage.setItem('auth', 'stored');
    const deleteDatabase = vi.spyOn(IDBFactory.prototype, 'deleteDatabase');
    await other.reset();
    expect(deleteDatabase, 'as of other apps').not.toHaveBeenCalled();
    expect(localStorage.getItem('auth')).toBe('stored');
    localStorage.removeItem('auth');
    await expect(fetchName(client)).rejects.toMatchObject({ status: 401 });
    await expect(fetchName(createTabClient(other, token))).rejects.toMatchObject({ status: 401 });
    await expect(createTabClient(one).call(refreshToken, {})).rejects.toMatchObject({ status: 401 });
    expect(await fetchName((await signIn(one)).client)).toBe('Miguel Member');
  });

  it.each([
    ['an older version', { version: 0, seed: 1, models: {}, clock: 0, cookies: {} }],
    ['another format', 'not a world'],
  ])('replaces stored data of %s', async (_what, stored) => {
    await set('world', stored, store);
    const provider = await openTab();
    expect(provider.wasUnreadable).toBe(true);
    expect(await fetchName((await signIn(provider)).client)).toBe('Miguel Member');
    expect(await get('world', store)).toMatchObject({ version: SNAPSHOT_VERSION, definition: { seed: 1 } });
  });

  it('of a newer version is left as it is: this tab has a world of its own until it is left', async () => {
    const newer = { version: SNAPSHOT_VERSION + 1, whatever: 'it holds' };
    await set('world', newer, store);
    await set('revision', 'theirs', store);
    const provider = await openTab();
    expect(provider.getKeepProblem()).toBe('newer');
    await rename((await signIn(provider)).client, 'Not Stored');
    await provider.reset();
    expect(await get('world', store)).toEqual(newer);
  });

  it('that a newer version replaces while the page is open is not overwritten', async () => {
    const provider = await openTab();
    const { client } = await signIn(provider);
    await rename(client, 'Mine');
    const newer = { version: SNAPSHOT_VERSION + 1 };
    await set('world', newer, store);
    await set('revision', 'theirs', store);
    await rename(client, 'Still Mine');
    expect(await fetchName(client)).toBe('Still Mine');
    expect(provider.getKeepProblem()).toBe('newer');
    expect(await get('world', store)).toEqual(newer);
  });

  it('from last year lives on until today, and is stored so', async () => {
    const YEAR_MS = 365 * 24 * 3_600_000;
    const lastYear = await openTab({ now: () => Date.now() - YEAR_MS });
    const before = (await lastYear.controls.audit()).movements.length;
    lastYear.stop();
    const shares: number[] = [];
    const provider = await openTab({ onProgress: (share) => shares.push(share) });
    expect(provider.leftAt).toBeLessThan(Date.now() - YEAR_MS + 60_000);
    const { movements, sum } = await provider.controls.audit();
    expect(movements.length).toBeGreaterThan(before * 1.3);
    expect(sum).toBe(0);
    expect(shares.length).toBeGreaterThan(0);
    const again = await openTab();
    expect(again.leftAt).toBeUndefined();
    expect((await again.controls.audit()).movements.length).toBe(movements.length);
  });

  it('begins with the one that is asked for, alone: it is generated once, and replaces nothing', async () => {
    const generated = vi.spyOn(World.prototype, 'prepare');
    const provider = await openTab({ opened: { seed: 3, members: 40 } });
    expect(generated).toHaveBeenCalledOnce();
    expect((await provider.worlds.describe()).definition).toMatchObject({ seed: 3, members: 40 });
    expect((await provider.worlds.describe()).undo).toBeUndefined();
    const next = await openTab({ opened: { seed: 4, members: 50 } });
    expect((await next.worlds.describe()).definition).toMatchObject({ seed: 4, members: 50 });
    expect(await next.worlds.undo()).toBe('replaced');
    expect((await next.worlds.describe()).definition).toMatchObject({ seed: 3, members: 40 });
  });

  it('is one of two that tabs open at the same time, and the other is kept', { repeats: 3 }, async () => {
    const opened = [3, 4].map((seed) => ({ seed, members: 40 }));
    const tabs = await Promise.all(opened.map((one) => openTab({ opened: one })));
    const seeds = async () =>
      Promise.all(tabs.map(async ({ worlds }) => (await worlds.describe()).definition.seed));
    expect(tabs.map((tab) => tab.getKeepProblem())).toEqual([undefined, undefined]);
    const [first, second] = await seeds();
    expect(second).toBe(first);
    expect(await tabs[0]?.worlds.undo()).toBe('replaced');
    expect((await seeds()).sort()).toEqual(first === 3 ? [4, 4] : [3, 3]);
  });

  it('is as it was before a jump that is undone while it is on its way', async () => {
    const provider = await openTab({ members: 300 });
    const { controls, worlds } = provider;
    const hash = await worlds.hash();
    const week = controls.moveTo(controls.now() + WEEK_MS);
    expect(await worlds.undo()).toBe('changed');
    await week;
    expect(await worlds.hash()).toBe(hash);
    // So much happens in a year that it is another world.
    const year = controls.moveTo(controls.now() + 52 * WEEK_MS);
    const [undone] = await Promise.all([worlds.undo(), year]);
    expect(undone).toBe('replaced');
    expect(await worlds.hash()).toBe(hash);
    expect(Math.abs(controls.now() - Date.now())).toBeLessThan(10_000);
    expect(await worlds.redo()).toBe('replaced');
    expect(controls.now()).toBeGreaterThan(Date.now() + 51 * WEEK_MS);
    expect((await controls.audit()).sum).toBe(0);
  });

  it.each([
    ['a jump of a year', ({ controls }: RunningProvider) => controls.moveTo(controls.now() + 52 * WEEK_MS)],
    ['the opening of another one', ({ worlds }: RunningProvider) => worlds.open({ seed: 8, members: 60 })],
    [
      'a restored checkpoint',
      async ({ worlds }: RunningProvider) => {
        const [kept] = await worlds.checkpoints();
        await worlds.restore(kept?.id ?? '');
      },
    ],
    [
      'an import',
      async ({ worlds }: RunningProvider) => {
        await worlds.importFile(await worlds.exportFile());
      },
    ],
  ])('is whole after %s that a reload interrupts at any moment', async (_what, work) => {
    const provider = await openTab({ members: 300 });
    await provider.worlds.keep('Before');
    await provider.controls.deposit(getCredentials('member').identifier, 5);
    const before = await provider.worlds.hash();
    const put = IDBObjectStore.prototype.put;
    const count = { left: Number.POSITIVE_INFINITY, all: 0 };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      count.all += 1;
      // What a page does after it is left is never done; a new page has the storage as it was.
      if (count.left-- > 0) return put.apply(this, given);
      throw new DOMException('The page was left.', 'AbortError');
    });
    const states = new Set<string | undefined>();
    for (const left of [0, 1, 4, 9, 14, 40]) {
      const leaving = await openTab({ members: 300 });
      count.left = left;
      await work(leaving).catch(() => {});
      count.left = Number.POSITIVE_INFINITY;
      const next = await openTab({ members: 300 });
      expect(next.wasUnreadable).toBe(false);
      expect((await next.controls.audit()).sum).toBe(0);
      states.add(await next.worlds.hash());
      if ((await next.worlds.hash()) !== before) await next.worlds.undo();
    }
    expect(states.has(before)).toBe(true);
  });

  it('and its checkpoints have the same stored rows, which are removed with the last of them', async () => {
    const { worlds, controls } = await openTab();
    await worlds.keep('One');
    await controls.deposit(getCredentials('member').identifier, 5);
    await worlds.keep('Two');
    expect(await listBases()).toHaveLength(1);
    await worlds.open({ seed: 8, members: 60 });
    expect(await listBases()).toHaveLength(2);
    const [replaced, two, one] = await worlds.checkpoints();
    for (const checkpoint of [replaced, one]) await worlds.remove(checkpoint?.id ?? '');
    const other = await openTab();
    expect((await other.worlds.describe()).definition.seed).toBe(8);
    expect(await other.worlds.restore(two?.id ?? '')).toBe(true);
    expect((await other.worlds.describe()).definition.seed).toBe(1);
    for (const { id } of await other.worlds.checkpoints()) await other.worlds.remove(id);
    expect(await listBases()).toHaveLength(1);
    expect((await other.controls.audit()).sum).toBe(0);
  });

  it('takes the room of the one that a reset replaces, unless that has been given a name', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    makeRoomForOne();
    const provider = await openTab();
    await provider.worlds.reset();
    expect(provider.getKeepProblem()).toBeUndefined();
    expect(await provider.worlds.checkpoints()).toEqual([]);
    expect(await provider.worlds.undo()).toBe('nothing');
    await rename((await signIn(provider)).client, 'Stored');
    const next = await openTab();
    expect(await fetchName((await signIn(next)).client)).toBe('Stored');

    await next.worlds.keep('Named');
    await next.worlds.reset();
    expect(next.getKeepProblem()).toBe('refused');
    const last = await openTab();
    expect(await fetchName((await signIn(last)).client)).toBe('Miguel Member');
    const [named] = await createStoredCheckpoints(
      store,
      () => true,
      () => new World().base,
    ).list();
    expect(named).toMatchObject({ name: 'Named' });
  });

  it('has the checkpoints that earlier versions stored apart', async () => {
    const first = await openTab();
    const hash = await first.worlds.hash();
    await first.worlds.keep('Earlier');
    first.stop();
    const earlier = createStore('trellis-demo-checkpoints', 'trellis-demo-checkpoints');
    const stored = await entries<string, unknown>(store);
    await setMany(
      stored.filter(([key]) => key !== 'world' && key !== 'revision'),
      earlier,
    );
    await clear(store);
    const { worlds } = await openTab({ seed: 2 });
    const [found] = await worlds.checkpoints();
    expect(found).toMatchObject({ name: 'Earlier' });
    expect(await worlds.restore(found?.id ?? '')).toBe(true);
    expect(await worlds.hash()).toBe(hash);
    await worlds.remove(found?.id ?? '');
    expect(await keys(earlier)).toEqual([]);
    expect(await worlds.undo()).toBe('replaced');
    expect((await worlds.describe()).definition.seed).toBe(2);
  });

  it('continues when the store is cleared while the page is open', async () => {
    const provider = await openTab();
    const { client } = await signIn(provider);
    await rename(client, 'Still Here');
    await clear(store);
    expect(await fetchName(client)).toBe('Still Here');
    // Another tab may be storing a new one.
    expect(await get('world', store)).toBeUndefined();
    await rename(client, 'Stored Again');
    const { token } = await signIn(await openTab());
    expect(await fetchName(createTabClient(provider, token))).toBe('Stored Again');
  });

  it('is waited for while another tab is at work on it, for longer than storage has to answer', async () => {
    const { client } = await signIn(await openTab());
    await rename(client, 'From One');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request('trellis-demo', () => held);
    // The other tests need the lock, too.
    onTestFinished(() => release());
    // Long enough for a storage that answers.
    const opening = openTab({ storageTimeoutMs: 250 });
    // Each time that the storage would have had to answer.
    const query = vi.spyOn(navigator.locks, 'query');
    await expect.poll(() => query.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
    release();
    const other = await opening;
    expect(other.getKeepProblem()).toBeUndefined();
    expect(await fetchName((await signIn(other)).client)).toBe('From One');
  });

  it('is generated where no lock is given, and lasts until the page is left', async () => {
    vi.spyOn(navigator.locks, 'request').mockReturnValue(new Promise<never>(() => {}));
    const provider = await openTab({ storageTimeoutMs: 20 });
    expect(provider.getKeepProblem()).toBe('refused');
    expect(await fetchName((await signIn(provider)).client)).toBe('Miguel Member');
  });

  it('is generated where the storage does not answer, and lasts until the page is left', async () => {
    const release = await blockStorage();
    const provider = await openTab({ storageTimeoutMs: 50 });
    expect(provider.getKeepProblem()).toBe('refused');
    const { client } = await signIn(provider);
    await rename(client, 'Not Stored');
    expect(await fetchName(client)).toBe('Not Stored');
    await provider.reset();
    expect(await fetchName((await signIn(provider)).client)).toBe('Miguel Member');
    release();
  });

  it('goes on in its page when the storage is full, and says so', async () => {
    const provider = await openTab();
    const { client } = await signIn(provider);
    const changed = vi.fn();
    provider.subscribe(changed);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    await rename(client, 'Not Stored');
    expect(changed).toHaveBeenCalledOnce();
    expect(provider.getKeepProblem()).toBe('refused');
    expect(await fetchName(client)).toBe('Not Stored');
    await provider.controls.deposit(getCredentials('member').identifier, 1);
    await provider.reset();
    expect(provider.getKeepProblem()).toBe('refused');
    expect(await fetchName((await signIn(provider)).client)).toBe('Miguel Member');
    expect(await get('world', store), 'what a reload would bring back').toBeUndefined();
  });

  it('that was full is stored again by a reset that finds room', async () => {
    const provider = await openTab();
    await rename((await signIn(provider)).client, 'Old');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    await provider.controls.deposit(getCredentials('member').identifier, 1);
    expect(provider.getKeepProblem()).toBe('refused');
    vi.restoreAllMocks();
    await provider.reset();
    expect(provider.getKeepProblem()).toBeUndefined();
    await rename((await signIn(provider)).client, 'New');
    expect(await fetchName((await signIn(await openTab())).client)).toBe('New');
  });

  it('has room for a new one without the old one after a reset', async () => {
    const provider = await openTab();
    await rename((await signIn(provider)).client, 'Old');
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
    await provider.reset();
    vi.restoreAllMocks();
    expect(await get('world', store)).toBeUndefined();
    expect(await fetchName((await signIn(await openTab())).client)).toBe('Miguel Member');
  });

  it('is not stored with persist: false', async () => {
    const provider = await openTab({ persist: false });
    await signIn(provider);
    expect(await get('world', store)).toBeUndefined();
  });

  it('does not expose the refresh token to the app', async () => {
    const provider = await openTab();
    const { client } = await signIn(provider);
    await callSample(client, getProfile, {});
    expect(document.cookie).not.toContain('refresh');
    expect(JSON.stringify({ ...localStorage })).not.toContain('refresh');
  });
});

describe('the fetch of the demo', () => {
  it('handles requests in the page and stores e-mails in the outbox', async () => {
    const provider = await openTab();
    await createTabClient(provider).call(forgotPassword, { body: { email: 'leader@example.com' } });
    const [mail] = await provider.controls.outbox();
    expect(mail?.path).toMatch(/^\/reset-password\/\w{48}$/);
  });

  it('rejects as a browser does after a network error', async () => {
    const provider = await openTab();
    provider.controls.failNext('login', 'unreachable');
    await expect(signIn(provider)).rejects.toBeInstanceOf(ConnectionError);
  });

  it('can be aborted while a response is held', async () => {
    const provider = await openTab();
    const release = provider.controls.hold('getPublicSettings');
    const controller = new AbortController();
    const response = provider.fetch('/api/settings/public', { signal: controller.signal });
    controller.abort();
    await expect(response).rejects.toMatchObject({ name: 'AbortError' });
    release();
  });

  it('sends other requests to the network', async () => {
    const provider = await openTab();
    const script = await provider.fetch('/mockServiceWorker.js');
    expect(script.headers.has('x-trellis-demo')).toBe(false);
    expect(await script.text()).toContain('Mock Service Worker');
  });
});

const donation = () => ({ body: { amount: 50 }, idempotencyKey: createIdempotencyKey() });

describe('with its service worker', () => {
  it('handles each money request once, also when the worker no longer intercepts the page', async () => {
    const provider = await openTab({ serviceWorker: true });
    await vi.waitFor(() => expect(navigator.serviceWorker.controller).not.toBeNull());
    const overNetwork = await fetch('/api/settings/public');
    expect(overNetwork.headers.get('x-trellis-demo')).toBe('1');

    const { client } = await signIn(provider);
    const key = getCredentials('member').identifier;
    await provider.controls.deposit(key, 1000);
    const fetchDonated = async () => (await callSample(client, getProfile, {})).data.stats.total_donation;
    const before = await fetchDonated();
    await client.call(donate, donation());
    expect(await fetchDonated()).toBe(before + 50);

    provider.controls.failNext('donate', 'responseLost');
    await expect(client.call(donate, donation())).rejects.toBeInstanceOf(ConnectionError);
    expect(await fetchDonated()).toBe(before + 100);

    navigator.serviceWorker.controller?.postMessage('CLIENT_CLOSED');
    await vi.waitFor(async () => {
      const bypassing = await fetch('/api/settings/public');
      expect(bypassing.headers.has('x-trellis-demo')).toBe(false);
    });
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await client.call(donate, donation());
    expect(await fetchDonated()).toBe(before + 150);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('bypassed'), '');
    warning.mockRestore();
  });

  it('leaves no request to the worker of a start that failed', async () => {
    const failure = new Error('The world cannot be opened.');
    const prepare = vi.spyOn(World.prototype, 'prepare').mockRejectedValue(failure);
    await expect(startProvider({ persist: false, members: 30 })).rejects.toBe(failure);
    prepare.mockRestore();
    await vi.waitFor(async () => {
      const unanswered = await fetch('/api/settings/public');
      expect(unanswered.headers.has('x-trellis-demo')).toBe(false);
    });
  });
});
