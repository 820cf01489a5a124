import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type SessionEvent, sessionMachine } from '#machines/session.ts';
import type { AuthState } from '#src/contract/auth.ts';

const ada: AuthState = {
  token: 'first',
  user: { name: 'Ada', email: 'ada@example.test', user_pk: 'pk-ada', role: 'member' },
};
const bo: AuthState = { token: 'of-bo', user: { ...ada.user, name: 'Bo', user_pk: 'pk-bo' } };
const credentials = { identifier: 'pk-ada', password: 'secret' };

/** A promise and the two ways to end it. */
function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

function start() {
  const clock = new SimulatedClock();
  const stored = deferred<AuthState | null>();
  const accepted = deferred<AuthState>();
  const renewed = deferred<AuthState | null>();
  const done: string[] = [];
  const note = (name: string) => () => {
    done.push(name);
  };
  const refreshToken = vi.fn((_signal: AbortSignal) => renewed.promise);
  let fromOtherTab: (event: SessionEvent) => void = () => undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readAuth: fromPromise(() => stored.promise),
        login: fromPromise(() => accepted.promise),
        refreshToken: fromPromise(({ signal }) => refreshToken(signal)),
        watchAuth: fromCallback<SessionEvent>(({ sendBack }) => {
          fromOtherTab = sendBack;
        }),
      },
      actions: {
        persist: note('persist'),
        removeStoredSession: note('removeStoredSession'),
        clearLocalStorage: note('clearLocalStorage'),
        confirmLogout: note('confirmLogout'),
        reportLoginFailure: (_, { error }) => done.push(`reportLoginFailure ${String(error)}`),
        promptLogin: note('promptLogin'),
      },
    }),
    { clock },
  );
  actor.start();
  return {
    actor,
    clock,
    stored,
    accepted,
    renewed,
    refreshToken,
    done,
    fromOtherTab: (event: SessionEvent) => fromOtherTab(event),
  };
}

async function loggedIn() {
  const world = start();
  world.stored.resolve(ada);
  await waitFor(world.actor, (snapshot) => snapshot.matches('authenticated'));
  return world;
}

async function loggedOut() {
  const world = start();
  world.stored.resolve(null);
  await waitFor(world.actor, (snapshot) => snapshot.matches('loggedOut'));
  return world;
}

const top = (actor: ReturnType<typeof start>['actor']) => {
  const { value } = actor.getSnapshot();
  return typeof value === 'string' ? value : Object.keys(value)[0];
};

test('the top-level states are rehydrating, authenticated, refreshing and loggedOut, and no others', () => {
  expect(Object.keys(sessionMachine.states)).toEqual([
    'rehydrating',
    'authenticated',
    'refreshing',
    'loggedOut',
  ]);
});

describe('while rehydrating', () => {
  test('a stored session authenticates the member without writing anything', async () => {
    const { actor, done } = await loggedIn();
    expect(actor.getSnapshot().context.auth).toEqual(ada);
    expect(done).toEqual([]);
  });

  test('no stored session means logged out, without a reason', async () => {
    const { actor, done } = await loggedOut();
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: null });
    expect(done).toEqual([]);
  });

  test('a stored value that is not a session is removed and means logged out', async () => {
    const { actor, stored, done } = start();
    stored.reject(new Error('corrupt'));
    await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
    expect(done).toEqual(['removeStoredSession']);
  });

  test('a storage that does not reply within 5 seconds means logged out', () => {
    const { actor, clock } = start();
    clock.increment(4999);
    expect(top(actor)).toBe('rehydrating');
    clock.increment(1);
    expect(top(actor)).toBe('loggedOut');
  });

  test('a reply of the storage after the timeout changes nothing', async () => {
    const { actor, clock, stored } = start();
    clock.increment(5000);
    stored.resolve(ada);
    await stored.promise;
    expect(top(actor)).toBe('loggedOut');
  });
});

describe('while logged out', () => {
  test('a login is busy, then authenticated and persisted', async () => {
    const { actor, accepted, done } = await loggedOut();
    actor.send({ type: 'session.login', ...credentials });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    accepted.resolve(ada);
    await waitFor(actor, (snapshot) => snapshot.matches('authenticated'));
    expect(actor.getSnapshot().context.auth).toEqual(ada);
    expect(done).toEqual(['persist']);
  });

  test('a refusal is reported, and logging in is possible again', async () => {
    const { actor, accepted, done } = await loggedOut();
    actor.send({ type: 'session.login', ...credentials });
    accepted.reject('no such key');
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedOut: 'idle' }));
    expect(done).toEqual(['reportLoginFailure no such key']);
  });

  test('a second login while the first is pending is ignored', async () => {
    const { actor } = await loggedOut();
    actor.send({ type: 'session.login', ...credentials });
    expect(actor.getSnapshot().can({ type: 'session.login', ...credentials })).toBe(false);
  });

  test('a visit to the dashboard prompts a login', async () => {
    const { actor, done } = await loggedOut();
    actor.send({ type: 'session.loginRequired' });
    expect(done).toEqual(['promptLogin']);
  });

  test('a login in another tab logs this one in, a logout there changes nothing', async () => {
    const { actor, fromOtherTab } = await loggedOut();
    fromOtherTab({ type: 'session.endedInOtherTab', reason: 'expired' });
    expect(actor.getSnapshot().context.reason).toBeNull();
    fromOtherTab({ type: 'session.storageChanged', auth: ada });
    expect(top(actor)).toBe('authenticated');
    expect(actor.getSnapshot().context.auth).toEqual(ada);
  });
});

describe('while authenticated', () => {
  test('a logout clears local storage, is confirmed, and sets the reason', async () => {
    const { actor, done } = await loggedIn();
    actor.send({ type: 'session.logout' });
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: 'loggedOut' });
    expect(done).toEqual(['clearLocalStorage', 'confirmLogout']);
  });

  test('a 401 for the current token starts one refresh, however many follow', async () => {
    const { actor, refreshToken } = await loggedIn();
    for (let call = 0; call < 20; call += 1) actor.send({ type: 'session.unauthorized', token: 'first' });
    expect(top(actor)).toBe('refreshing');
    expect(refreshToken).toHaveBeenCalledTimes(1);
  });

  test('a 401 for an older token starts no refresh', async () => {
    const { actor, refreshToken } = await loggedIn();
    actor.send({ type: 'session.unauthorized', token: 'older' });
    expect(top(actor)).toBe('authenticated');
    expect(refreshToken).not.toHaveBeenCalled();
  });

  test.each(['loggedOutInOtherTab', 'expired'] as const)(
    'an end of the session in another tab (%s) ends it here for the same reason, and leaves storage to that tab',
    async (reason) => {
      const { actor, fromOtherTab, done } = await loggedIn();
      fromOtherTab({ type: 'session.endedInOtherTab', reason });
      expect(actor.getSnapshot().context).toEqual({ auth: null, reason });
      expect(done).toEqual([]);
    },
  );

  test('a renewed token that calls refuse ends the session without another refresh', async () => {
    const { actor, refreshToken, done } = await loggedIn();
    actor.send({ type: 'session.renewedTokenRefused' });
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
    expect(done).toEqual(['removeStoredSession']);
    expect(refreshToken).not.toHaveBeenCalled();
  });

  test('a login of another member in another tab replaces this one', async () => {
    const { actor, fromOtherTab } = await loggedIn();
    fromOtherTab({ type: 'session.storageChanged', auth: bo });
    expect(actor.getSnapshot().context.auth).toEqual(bo);
  });
});

describe('while refreshing', () => {
  async function refreshing() {
    const world = await loggedIn();
    world.actor.send({ type: 'session.unauthorized', token: 'first' });
    return world;
  }

  test('the private screens stay', async () => {
    const { actor } = await refreshing();
    expect(actor.getSnapshot().hasTag('private')).toBe(true);
  });

  test('a new token is set; the member stays the same', async () => {
    const { actor, renewed, done } = await refreshing();
    renewed.resolve({ ...ada, token: 'second' });
    await waitFor(actor, (snapshot) => snapshot.matches('authenticated'));
    expect(actor.getSnapshot().context.auth).toEqual({ ...ada, token: 'second' });
    expect(done).toEqual([]);
  });

  test.each([
    ['a refused refresh', 'expired', ({ renewed }) => renewed.resolve(null)],
    ['a failed refresh', 'notRenewed', ({ renewed }) => renewed.reject(new Error('no connection'))],
    ['a refresh without an answer for 30 seconds', 'notRenewed', ({ clock }) => clock.increment(30_000)],
  ] as const satisfies readonly (readonly [string, string, (world: ReturnType<typeof start>) => void])[])(
    '%s ends the session as %s, and removes what is stored of the member',
    async (_, reason, end) => {
      const world = await refreshing();
      end(world);
      await waitFor(world.actor, (snapshot) => snapshot.matches('loggedOut'));
      expect(world.actor.getSnapshot().context).toEqual({ auth: null, reason });
      expect(world.done).toEqual(['removeStoredSession']);
    },
  );

  test('a refresh has 30 seconds; then it is cancelled', async () => {
    const { actor, clock, refreshToken } = await refreshing();
    clock.increment(29_999);
    expect(top(actor)).toBe('refreshing');
    clock.increment(1);
    expect(top(actor)).toBe('loggedOut');
    expect(refreshToken.mock.calls[0]?.[0].aborted).toBe(true);
  });

  test('logging out cancels the refresh', async () => {
    const { actor, refreshToken } = await refreshing();
    actor.send({ type: 'session.logout' });
    expect(refreshToken.mock.calls[0]?.[0].aborted).toBe(true);
    expect(actor.getSnapshot().context.reason).toBe('loggedOut');
  });

  test('a token that another tab has fetched is adopted, and this refresh cancelled', async () => {
    const { actor, refreshToken, fromOtherTab } = await refreshing();
    fromOtherTab({ type: 'session.storageChanged', auth: { ...ada, token: 'theirs' } });
    expect(top(actor)).toBe('authenticated');
    expect(actor.getSnapshot().context.auth?.token).toBe('theirs');
    expect(refreshToken.mock.calls[0]?.[0].aborted).toBe(true);
  });
});

test('the reason of an ended session is cleared by the next login and by the next visit', async () => {
  const { actor } = await loggedIn();
  actor.send({ type: 'session.logout' });
  actor.send({ type: 'session.loginRequired' });
  expect(actor.getSnapshot().context.reason).toBeNull();
});
