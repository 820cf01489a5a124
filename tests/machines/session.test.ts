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
  const renewed = deferred<string>();
  const done: string[] = [];
  const note = (name: string) => () => {
    done.push(name);
  };
  const refresh = vi.fn((_signal: AbortSignal) => renewed.promise);
  let elsewhere: (event: SessionEvent) => void = () => undefined;
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readAuth: fromPromise(() => stored.promise),
        signIn: fromPromise(() => accepted.promise),
        refresh: fromPromise(({ signal }) => refresh(signal)),
        watchAuth: fromCallback<SessionEvent>(({ sendBack }) => {
          elsewhere = sendBack;
        }),
      },
      actions: {
        persist: note('persist'),
        removeStoredSession: note('removeStoredSession'),
        clearLocalStorage: note('clearLocalStorage'),
        confirmSignOut: note('confirmSignOut'),
        reportFailure: (_, { error }) => done.push(`reportFailure ${String(error)}`),
        askToSignIn: note('askToSignIn'),
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
    refresh,
    done,
    elsewhere: (event: SessionEvent) => elsewhere(event),
  };
}

async function signedIn() {
  const world = start();
  world.stored.resolve(ada);
  await waitFor(world.actor, (snapshot) => snapshot.matches('authenticated'));
  return world;
}

async function signedOut() {
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
  test('a stored session signs the member in without writing anything', async () => {
    const { actor, done } = await signedIn();
    expect(actor.getSnapshot().context.auth).toEqual(ada);
    expect(done).toEqual([]);
  });

  test('no stored session means logged out, without a reason', async () => {
    const { actor, done } = await signedOut();
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: null });
    expect(done).toEqual([]);
  });

  test('a stored thing that is not a session is discarded and means logged out', async () => {
    const { actor, stored, done } = start();
    stored.reject(new Error('corrupt'));
    await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
    expect(done).toEqual(['removeStoredSession']);
  });

  test('a storage that does not answer within 5 seconds means logged out', () => {
    const { actor, clock } = start();
    clock.increment(4999);
    expect(top(actor)).toBe('rehydrating');
    clock.increment(1);
    expect(top(actor)).toBe('loggedOut');
  });

  test('an answer of the storage that comes too late changes nothing', async () => {
    const { actor, clock, stored } = start();
    clock.increment(5000);
    stored.resolve(ada);
    await stored.promise;
    expect(top(actor)).toBe('loggedOut');
  });
});

describe('while logged out', () => {
  test('signing in is busy, then authenticated and persisted', async () => {
    const { actor, accepted, done } = await signedOut();
    actor.send({ type: 'session.signIn', ...credentials });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    accepted.resolve(ada);
    await waitFor(actor, (snapshot) => snapshot.matches('authenticated'));
    expect(actor.getSnapshot().context.auth).toEqual(ada);
    expect(done).toEqual(['persist']);
  });

  test('a refusal is reported and the form waits again', async () => {
    const { actor, accepted, done } = await signedOut();
    actor.send({ type: 'session.signIn', ...credentials });
    accepted.reject('no such key');
    await waitFor(actor, (snapshot) => snapshot.matches({ loggedOut: 'idle' }));
    expect(done).toEqual(['reportFailure no such key']);
  });

  test('a second sign-in while the first is under way is ignored', async () => {
    const { actor } = await signedOut();
    actor.send({ type: 'session.signIn', ...credentials });
    expect(actor.getSnapshot().can({ type: 'session.signIn', ...credentials })).toBe(false);
  });

  test('asking for the dashboard asks to sign in', async () => {
    const { actor, done } = await signedOut();
    actor.send({ type: 'session.turnedAway' });
    expect(done).toEqual(['askToSignIn']);
  });

  test('a sign-in in another tab signs this one in, a logout there changes nothing', async () => {
    const { actor, elsewhere } = await signedOut();
    elsewhere({ type: 'session.changedElsewhere', auth: null });
    expect(top(actor)).toBe('loggedOut');
    elsewhere({ type: 'session.changedElsewhere', auth: ada });
    expect(top(actor)).toBe('authenticated');
    expect(actor.getSnapshot().context.auth).toEqual(ada);
  });
});

describe('while authenticated', () => {
  test('logging out erases, says so, and gives the reason', async () => {
    const { actor, done } = await signedIn();
    actor.send({ type: 'session.signOut' });
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: 'signedOut' });
    expect(done).toEqual(['clearLocalStorage', 'confirmSignOut']);
  });

  test('a 401 for the current token starts one refresh, however many follow', async () => {
    const { actor, refresh } = await signedIn();
    for (let call = 0; call < 20; call += 1) actor.send({ type: 'session.unauthorized', token: 'first' });
    expect(top(actor)).toBe('refreshing');
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  test('a 401 for an older token starts none', async () => {
    const { actor, refresh } = await signedIn();
    actor.send({ type: 'session.unauthorized', token: 'older' });
    expect(top(actor)).toBe('authenticated');
    expect(refresh).not.toHaveBeenCalled();
  });

  test('a logout in another tab ends the session here, and leaves storage to that tab', async () => {
    const { actor, elsewhere, done } = await signedIn();
    elsewhere({ type: 'session.changedElsewhere', auth: null });
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: 'endedElsewhere' });
    expect(done).toEqual([]);
  });

  test('another member signing in in another tab replaces this one', async () => {
    const { actor, elsewhere } = await signedIn();
    elsewhere({ type: 'session.changedElsewhere', auth: bo });
    expect(actor.getSnapshot().context.auth).toEqual(bo);
  });
});

describe('while refreshing', () => {
  async function refreshing() {
    const world = await signedIn();
    world.actor.send({ type: 'session.unauthorized', token: 'first' });
    return world;
  }

  test('the private screens stay', async () => {
    const { actor } = await refreshing();
    expect(actor.getSnapshot().hasTag('private')).toBe(true);
  });

  test('a new token is kept and persisted; the member stays the same', async () => {
    const { actor, renewed, done } = await refreshing();
    renewed.resolve('second');
    await waitFor(actor, (snapshot) => snapshot.matches('authenticated'));
    expect(actor.getSnapshot().context.auth).toEqual({ ...ada, token: 'second' });
    expect(done).toEqual(['persist']);
  });

  test('a failed refresh ends the session as expired and discards what is kept of the member', async () => {
    const { actor, renewed, done } = await refreshing();
    renewed.reject(new Error('no cookie'));
    await waitFor(actor, (snapshot) => snapshot.matches('loggedOut'));
    expect(actor.getSnapshot().context).toEqual({ auth: null, reason: 'expired' });
    expect(done).toEqual(['removeStoredSession']);
  });

  test('logging out cancels the refresh', async () => {
    const { actor, refresh } = await refreshing();
    actor.send({ type: 'session.signOut' });
    expect(refresh.mock.calls[0]?.[0].aborted).toBe(true);
    expect(actor.getSnapshot().context.reason).toBe('signedOut');
  });

  test('a token that another tab has fetched is taken, and this refresh cancelled', async () => {
    const { actor, refresh, elsewhere } = await refreshing();
    elsewhere({ type: 'session.changedElsewhere', auth: { ...ada, token: 'theirs' } });
    expect(top(actor)).toBe('authenticated');
    expect(actor.getSnapshot().context.auth?.token).toBe('theirs');
    expect(refresh.mock.calls[0]?.[0].aborted).toBe(true);
  });
});

test('the reason of an ended session is forgotten with the next sign-in and with the next visit', async () => {
  const { actor } = await signedIn();
  actor.send({ type: 'session.signOut' });
  actor.send({ type: 'session.turnedAway' });
  expect(actor.getSnapshot().context.reason).toBeNull();
});
