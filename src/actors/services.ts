import { waitFor } from 'xstate';
import { type Client, createClient } from '#src/api/client.ts';
import { trackWrites } from '#src/browser/pendingWrites.ts';
import { isOfMember, type Profile } from '#src/contract/users.ts';
import { session as messages } from '#src/messages/session.ts';
import { notify } from './notify';
import { createRenewedToken } from './renewedToken';
import {
  createSession,
  getCurrentToken,
  refreshSession,
  type SessionActor,
  updateStoredUser,
} from './session';
import type { ActorTestHooks, TestHooks } from './testHooks';

type Snapshot = Pick<ReturnType<SessionActor['getSnapshot']>, 'context' | 'hasTag'>;

/** What the app reads of the session, and sends to it. */
export interface Session {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: (snapshot: Snapshot) => void) => { readonly unsubscribe: () => void };
  readonly send: SessionActor['send'];
}

export interface Services {
  readonly client: Client;
  readonly session: Session;
  /** for the other actors of this app */
  readonly testHooks: ActorTestHooks;
  /** Calls back each time a member's session ends and their data must be dropped. Returns a function that unsubscribes. */
  readonly onSessionEnd: (listener: () => void) => () => void;
  /** Stops every actor and aborts every member's request of this app; browser storage stays as it is. */
  readonly stop: () => void;
  /** Fetches their code, if it comes later (D206). Rejects where it cannot be fetched. */
  readonly load: () => Promise<void>;
}

/** Services whose session is an actor that runs. */
export interface RunningServices extends Services {
  readonly session: SessionActor;
}

export interface ServiceOptions {
  /** the provider's base path: `/api` */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly testHooks?: TestHooks;
}

/** The session, which makes its own calls without a bearer token, and the client that takes its token from it. Started. */
export function createServices({ baseUrl, testHooks = {}, ...options }: ServiceOptions): RunningServices {
  const fetch = trackWrites(options.fetch);
  const { storageReady: _, ...actorTestHooks } = testHooks;
  const session = createSession(createClient({ baseUrl, fetch }), testHooks);
  const listeners = new Set<() => void>();
  const renewedToken = createRenewedToken();
  let member: string | null = null;
  let lastToken: string | null = null;
  let unconfirmed: { readonly token: string } | null = null;
  let scope = new AbortController();

  const isOwn = (profile: Profile): boolean | undefined => {
    const { auth } = session.getSnapshot().context;
    return isOfMember(profile, auth ? [auth.user, auth.identity ?? {}] : []);
  };

  const client = createClient({
    baseUrl,
    fetch,
    session: {
      getToken: () => getCurrentToken(session),
      onAnswer: ({ token, call, status }) => {
        const isRefused = renewedToken.recordAnswer(token, call, status);
        if (isRefused && token === getCurrentToken(session))
          session.send({ type: 'session.renewedTokenRefused' });
      },
      getUnconfirmed: () => unconfirmed,
      onUnauthorized: async (token) => {
        if (renewedToken.isNew(token)) {
          const current = getCurrentToken(session);
          return current === token ? undefined : current;
        }
        const newToken = await refreshSession(session, token);
        if (newToken !== null) renewedToken.set(newToken);
        return newToken;
      },
      isOfOther: (profile, token) => {
        if (isOwn(profile) !== false) return false;
        // No proxy has kept it, then: the refresh cookie is that of a session which another member has begun (D961).
        if (token === unconfirmed?.token) session.send({ type: 'session.renewedTokenRefused' });
        return true;
      },
      onProfile: (profile, token) => {
        if (token === unconfirmed?.token) {
          // That it may be another's is enough to move no money with the token (D980).
          if (!isOwn(profile)) return;
          unconfirmed = null;
        }
        updateStoredUser(session, profile, token);
      },
      getSignal: () => scope.signal,
    },
  });

  session.subscribe(({ context }) => {
    const current = context.auth?.user.user_pk ?? null;
    const token = context.auth?.token ?? null;
    // A sign-in gives a member and their token at once; a token that comes later, here or in another tab, is by a cookie,
    // and is stored as such.
    if (current !== member) unconfirmed = token !== null && context.auth?.isUnconfirmed ? { token } : null;
    else if (token !== null && token !== lastToken) unconfirmed = { token };
    lastToken = token;
    if (current === member) return;
    const ended = member !== null;
    member = current;
    if (!ended) return;
    scope.abort();
    scope = new AbortController();
    for (const listener of listeners) listener();
    notify.clearShown();
    if (current !== null) notify.lasting(messages.otherMember);
  });
  session.start();

  return {
    client,
    session,
    testHooks: actorTestHooks,
    onSessionEnd: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => {
      session.stop();
      scope.abort();
      for (const listener of listeners) listener();
    },
    load: async () => {},
  };
}

/** The same, once the stored session has been read. */
export async function startServices(options: ServiceOptions): Promise<RunningServices> {
  const services = createServices(options);
  await waitFor(services.session, (snapshot) => !snapshot.hasTag('splash'));
  return services;
}
