import { type Client, createClient } from '#src/api/client.ts';
import { createSession, getCurrentToken, refreshSession, type SessionActor } from './session';
import type { ActorTestHooks, TestHooks } from './testHooks';

export interface Services {
  readonly client: Client;
  readonly session: SessionActor;
  /** for the other actors of this app */
  readonly testHooks: ActorTestHooks;
  /** Calls back each time a member's session is over and nothing of theirs may be kept. Returns a function that stops it. */
  readonly onSessionEnd: (forget: () => void) => () => void;
  /** Ends every actor and every member's call of this app; what the browser keeps stays. */
  readonly stop: () => void;
}

interface ServiceOptions {
  /** where the provider's calls live: `/api` */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly testHooks?: TestHooks;
}

/** The client and the session, wired to each other, and started. One set for each app. */
export function createServices({ baseUrl, fetch, testHooks = {} }: ServiceOptions): Services {
  const { storageReady: _, ...actorSeams } = testHooks;
  const session = createSession(() => client, testHooks);
  const listeners = new Set<() => void>();
  let member: string | null = null;
  let scope = new AbortController();

  const client = createClient({
    baseUrl,
    fetch,
    getToken: () => getCurrentToken(session),
    onUnauthorized: (token) => refreshSession(session, token),
    getSessionSignal: () => scope.signal,
  });

  session.subscribe(({ context }) => {
    const now = context.auth?.user.user_pk ?? null;
    if (now === member) return;
    const ended = member !== null;
    member = now;
    if (!ended) return;
    scope.abort();
    scope = new AbortController();
    for (const forget of listeners) forget();
  });
  session.start();

  return {
    client,
    session,
    testHooks: actorSeams,
    onSessionEnd: (forget) => {
      listeners.add(forget);
      return () => listeners.delete(forget);
    },
    stop: () => {
      session.stop();
      scope.abort();
      for (const forget of listeners) forget();
    },
  };
}
