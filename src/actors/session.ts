import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { type Credentials, type SessionEvent, sessionMachine } from '../../machines/session';
import { renewToken, signIn } from '../api/auth';
import type { Client } from '../api/client';
import { serverText } from '../api/errors';
import { clearStorage, readAuth, removeAuth, watchAuth, writeAuth } from '../browser/authStorage';
import { removeDepositWallet } from '../browser/depositWalletStorage';
import { removeSessionCookies, writeSessionCookies } from '../browser/sessionCookies';
import type { AuthState } from '../contract/auth';
import { somethingWentWrong } from '../wording/common';
import { session as sentences } from '../wording/session';
import { notify } from './notify';
import type { Seams } from './seams';

/** The session machine over this browser's storage and the provider's calls. Not started yet. */
export function createSession(getClient: () => Client, { storageReady, ...seams }: Seams = {}) {
  const machine = sessionMachine.provide({
    actors: {
      readAuth: fromPromise(async () => {
        await storageReady?.();
        return readAuth();
      }),
      signIn: fromPromise<AuthState, Credentials>(async ({ input, signal }) => {
        const { user, token } = await signIn(getClient(), input, signal);
        return { user, token };
      }),
      refresh: fromPromise(({ signal }) => renewToken(getClient(), signal)),
      watchAuth: fromCallback<SessionEvent>(({ sendBack }) =>
        watchAuth((auth) => sendBack({ type: 'session.changedElsewhere', auth })),
      ),
    },
    actions: {
      persist: ({ context: { auth } }) => {
        if (!auth) return;
        writeAuth(auth);
        writeSessionCookies({ token: auth.token, role: auth.user.role });
      },
      discard: () => {
        removeSessionCookies();
        removeAuth();
        removeDepositWallet();
      },
      erase: () => {
        removeSessionCookies();
        clearStorage();
      },
      confirmSignOut: () => notify.success(sentences.loggedOut),
      reportFailure: (_, { error }) => {
        console.error('Sign-in failed.', error);
        notify.failure(serverText(error, 'error') ?? somethingWentWrong);
      },
      askToSignIn: () => notify.warning(sentences.pleaseLogin, 'please-login'),
    },
  });
  return createActor(machine, { id: 'session', ...seams });
}

export type SessionActor = ReturnType<typeof createSession>;

/** The token that calls carry now. */
export const currentToken = (session: SessionActor): string | null =>
  session.getSnapshot().context.auth?.token ?? null;

/**
 * A call sent with `token` was answered 401. Resolves to the token to repeat it with, or to null when the session
 * is over. The machine decides by the token whether a refresh is due, so that any number of calls share one.
 */
export async function renewedToken(session: SessionActor, token: string): Promise<string | null> {
  session.send({ type: 'session.unauthorized', token });
  const settled = await waitFor(session, (snapshot) => !snapshot.matches('refreshing'));
  return settled.context.auth?.token ?? null;
}
