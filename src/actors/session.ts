import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type Credentials, type SessionEvent, sessionMachine } from '#machines/session.ts';
import { login } from '#src/api/auth.ts';
import type { Client } from '#src/api/client.ts';
import { serverText } from '#src/api/errors.ts';
import { clearLocalStorage, watchAuth, writeAuth } from '#src/browser/authStorage.ts';
import { removeSessionCookies } from '#src/browser/sessionCookies.ts';
import { isStorageAllowed } from '#src/browser/storage.ts';
import { readAuth, readValidAuth } from '#src/browser/storedAuth.ts';
import type { AuthState } from '#src/contract/auth.ts';
import { isNewOfMember, joinIdentity, type Profile } from '#src/contract/users.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { session as messages } from '#src/messages/session.ts';
import { formFailureText } from './failureText';
import { notify } from './notify';
import { renewStoredSession } from './renewStoredSession';
import { removeStoredSession, storeSession } from './storedSession';
import type { TestHooks } from './testHooks';

/** The session machine bound to this browser's storage and to `client`, which carries no bearer token. Not started. */
export function createSession(client: Client, { storageReady, ...testHooks }: TestHooks = {}) {
  let isReported = false;
  const reportNotStored = () => {
    if (!isReported) notify.lasting(messages.notStored);
    isReported = true;
  };
  const machine = sessionMachine.provide({
    actors: {
      readAuth: fromPromise(async () => {
        await storageReady?.();
        if (!isStorageAllowed()) reportNotStored();
        return readAuth();
      }),
      login: fromPromise<AuthState, Credentials>(async ({ input, signal }) => {
        const { user, token } = await login(client, input, signal);
        return { user: { ...user, user_pk: user.user_pk ?? input.identifier }, token };
      }),
      refreshToken: fromPromise<AuthState | null, AuthState>(({ input, signal }) =>
        renewStoredSession(client, input, signal, reportNotStored),
      ),
      watchAuth: fromCallback<SessionEvent>(({ sendBack }) =>
        watchAuth((ended) => {
          const auth = readValidAuth();
          // Another tab has brought the user up to date: that is no new token to go on with.
          const isRenewing = actor.getSnapshot().matches('refreshing');
          if (isRenewing && auth && auth.token === getCurrentToken(actor)) return;
          if (auth) sendBack({ type: 'session.storageChanged', auth });
          else {
            const reason = ended === 'loggedOut' ? 'loggedOutInOtherTab' : 'expired';
            sendBack({ type: 'session.endedInOtherTab', reason });
          }
        }),
      ),
    },
    actions: {
      persist: ({ context: { auth } }) => {
        if (auth && !storeSession(auth)) reportNotStored();
      },
      removeStoredSession: () => {
        // The next session is not stored either, which is told of it anew.
        isReported = false;
        removeStoredSession();
      },
      clearLocalStorage: () => {
        isReported = false;
        removeSessionCookies();
        clearLocalStorage();
      },
      confirmLogout: () => notify.success(messages.loggedOut),
      reportLoginFailure: (_, { error }) => {
        console.error('The login failed.', error);
        const sentence = serverText(error, 'error');
        notify.failure(sentence ?? somethingWentWrong, formFailureText(error, sentence));
      },
      promptLogin: () => notify.warning(messages.pleaseLogin),
    },
  });
  const actor = createActor(machine, { id: 'session', ...testHooks });
  return actor;
}

export type SessionActor = ReturnType<typeof createSession>;

/** The access token that requests carry. */
export const getCurrentToken = (session: SessionActor): string | null =>
  session.getSnapshot().context.auth?.token ?? null;

/**
 * A request sent with `token` was answered 401. Resolves to the token to repeat it with, or to null when the session
 * is over. The machine decides by the token whether a refresh is due, so that any number of requests share one.
 */
export async function refreshSession(session: SessionActor, token: string): Promise<string | null> {
  session.send({ type: 'session.unauthorized', token });
  const settled = await waitFor(session, (snapshot) => !snapshot.matches('refreshing'));
  return settled.context.auth?.token ?? null;
}

/**
 * The member's profile was read with a token, which is the member's own, then (D961). Name and stage of a sign-in long
 * ago, which screens show that read no profile, are brought up to date for the next load (D884); what it says of who that
 * is tells whether the next token is theirs (D1090). A session that another tab has renewed meanwhile is left alone.
 */
export function updateStoredUser(session: SessionActor, profile: Profile, token: string): void {
  const stored = readValidAuth();
  if (stored?.token !== token || token !== getCurrentToken(session)) return;
  const { user, isUnconfirmed = false } = stored;
  const { name = user.name, stage = user.stage } = profile;
  const isNew = isNewOfMember(profile, [user, stored.identity ?? {}]);
  if (isUnconfirmed || isNew || name !== user.name || stage !== user.stage)
    writeAuth({
      user: { ...user, name, stage },
      token,
      identity: isNew ? joinIdentity(stored.identity ?? {}, profile) : stored.identity,
    });
}
