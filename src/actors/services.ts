import { type Client, createClient } from '#src/api/client.ts';
import { trackWrites } from '#src/browser/pendingWrites.ts';
import { createSession, getCurrentToken, refreshSession, type SessionActor } from './session';
import type { ActorTestHooks, TestHooks } from './testHooks';

export interface Services {
  readonly client: Client;
  readonly session: SessionActor;
  /** for the other actors of this app */
  readonly testHooks: ActorTestHooks;
  /** Calls back each time a member's session ends and their data must be dropped. Returns a function that unsubscribes. */
  readonly onSessionEnd: (listener: () => void) => () => void;
  /** Stops every actor and aborts every member's request of this app; browser storage stays as it is. */
  readonly stop: () => void;
}

interface ServiceOptions {
  /** the provider's base path: `/api` */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly testHooks?: TestHooks;
}

/** The session, which makes its own calls without a bearer token, and the client that takes its token from it. Started. */
export function createServices({ baseUrl, testHooks = {}, ...options }: ServiceOptions): Services {
  const fetch = trackWrites(options.fetch);
  const { storageReady: _, ...actorTestHooks } = testHooks;
  const session = createSession(createClient({ baseUrl, fetch }), testHooks);
  const listeners = new Set<() => void>();
  let member: string | null = null;
  let scope = new AbortController();

  const client = createClient({
    baseUrl,
    fetch,
    session: {
      getToken: () => getCurrentToken(session),
      onUnauthorized: (token) => refreshSession(session, token),
      getSignal: () => scope.signal,
    },
  });

  session.subscribe(({ context }) => {
    const current = context.auth?.user.user_pk ?? null;
    if (current === member) return;
    const ended = member !== null;
    member = current;
    if (!ended) return;
    scope.abort();
    scope = new AbortController();
    for (const listener of listeners) listener();
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
  };
}
