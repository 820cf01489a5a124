import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';

/** Why a session is over; null when there was none in this tab. */
export type LogoutReason = 'signedOut' | 'expired' | 'endedElsewhere';

export interface Credentials {
  /** the member's private key */
  readonly identifier: string;
  readonly password: string;
}

export type SessionEvent =
  | ({ readonly type: 'session.signIn' } & Credentials)
  | { readonly type: 'session.signOut' }
  /** A call sent with `token` was answered 401. */
  | { readonly type: 'session.unauthorized'; readonly token: string }
  /** Somebody without a session asked for the dashboard. */
  | { readonly type: 'session.turnedAway' }
  /** Another tab wrote (or, with null, removed) the auth state. */
  | { readonly type: 'session.changedElsewhere'; readonly auth: AuthState | null };

interface SessionContext {
  /** set in authenticated and refreshing */
  readonly auth: AuthState | null;
  /** set in loggedOut until the next sign-in */
  readonly reason: LogoutReason | null;
}

const unbound = (name: string) => () => Promise.reject(new Error(`the actor ${name} is not bound`));

const machineSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'splash' | 'private' | 'busy',
  },
  actors: {
    /** Reads and checks the stored auth state; null when there is none; rejects when it is not ours. */
    readAuth: fromPromise<AuthState | null>(unbound('readAuth')),
    /** POST /users/login. */
    signIn: fromPromise<AuthState, Credentials>(unbound('signIn')),
    /** GET /v1/auth/refresh-token; its output is the new access token. */
    refresh: fromPromise<string>(unbound('refresh')),
    /** Sends `session.changedElsewhere` when another tab signs in, out or refreshes. */
    watchAuth: fromCallback<SessionEvent>(() => undefined),
  },
  delays: { rehydrateTimeout: 5000 },
  guards: {
    isPresent: (_, params: { readonly auth: AuthState | null }) => params.auth !== null,
    isCurrentToken: ({ context }, params: { readonly token: string }) => context.auth?.token === params.token,
  },
  actions: {
    setAuth: assign({ auth: (_, params: { readonly auth: AuthState | null }) => params.auth }),
    setToken: assign({
      auth: ({ context }, params: { readonly token: string }) =>
        context.auth && { ...context.auth, token: params.token },
    }),
    clearAuth: assign({ auth: null }),
    setReason: assign({ reason: (_, params: { readonly reason: LogoutReason }) => params.reason }),
    clearReason: assign({ reason: null }),
    /** Writes auth state and session cookies. */
    persist: () => undefined,
    /** Removes cookies, auth state and whatever else is kept of a member. */
    removeStoredSession: () => undefined,
    /** Does the same, and clears local storage, as the specification asks of a logout. */
    clearLocalStorage: () => undefined,
    /** Says that the member has logged out. */
    confirmSignOut: () => undefined,
    /** Says why a sign-in failed. */
    reportFailure: (_, _params: { readonly error: unknown }) => undefined,
    /** Asks to log in before the dashboard. */
    askToSignIn: () => undefined,
  },
});

const changedElsewhere = [
  {
    guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.auth }) },
    target: '#session.authenticated',
    actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.auth }) },
    description: 'another tab signed in or refreshed: this tab goes on with its token',
  },
  {
    target: '#session.loggedOut',
    actions: { type: 'setReason', params: { reason: 'endedElsewhere' } },
    description: 'another tab logged out',
  },
] as const satisfies NonNullable<
  NonNullable<Parameters<typeof machineSetup.createStateConfig>[0]['on']>['session.changedElsewhere']
>;

const signOut = {
  target: '#session.loggedOut',
  actions: [{ type: 'setReason', params: { reason: 'signedOut' } }, 'clearLocalStorage', 'confirmSignOut'],
  description: 'the member logs out',
} as const;

/**
 * A member's session (specification section 4). The top-level states are what the app can be doing about it;
 * views render from the tags: `splash` shows nothing yet, `private` may show the dashboard, `busy` is waiting
 * for a sign-in. Storage, network and messages are bound in `src/actors/session.ts`.
 */
export const sessionMachine = machineSetup.createMachine({
  id: 'session',
  context: { auth: null, reason: null },
  invoke: { id: 'watchAuth', src: 'watchAuth' },
  initial: 'rehydrating',
  states: {
    rehydrating: {
      tags: ['splash'],
      meta: { description: 'the app looks for a session kept in this browser' },
      invoke: {
        id: 'readAuth',
        src: 'readAuth',
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.output }) },
            target: 'authenticated',
            actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.output }) },
            description: 'a session is found',
          },
          { target: 'loggedOut', description: 'there is none' },
        ],
        onError: {
          target: 'loggedOut',
          actions: 'removeStoredSession',
          description: 'what is stored is not a session',
        },
      },
      after: {
        rehydrateTimeout: { target: 'loggedOut', description: 'the browser does not answer in time' },
      },
    },
    authenticated: {
      tags: ['private'],
      meta: { description: 'the member is signed in' },
      on: {
        'session.unauthorized': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refreshing',
          description: 'the provider no longer accepts the token',
        },
        'session.signOut': signOut,
        'session.changedElsewhere': changedElsewhere,
      },
    },
    refreshing: {
      tags: ['private'],
      meta: { description: 'a new token is being fetched; every call that needs it waits' },
      invoke: {
        id: 'refresh',
        src: 'refresh',
        onDone: {
          target: 'authenticated',
          actions: [{ type: 'setToken', params: ({ event }) => ({ token: event.output }) }, 'persist'],
          description: 'the token is renewed',
        },
        onError: {
          target: 'loggedOut',
          actions: [{ type: 'setReason', params: { reason: 'expired' } }, 'removeStoredSession'],
          description: 'the token cannot be renewed',
        },
      },
      on: { 'session.signOut': signOut, 'session.changedElsewhere': changedElsewhere },
    },
    loggedOut: {
      entry: 'clearAuth',
      exit: 'clearReason',
      meta: { description: 'nobody is signed in' },
      initial: 'idle',
      on: {
        'session.changedElsewhere': {
          guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.auth }) },
          target: 'authenticated',
          actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.auth }) },
          description: 'a member signed in in another tab',
        },
      },
      states: {
        idle: {
          meta: { description: 'the sign-in form waits' },
          on: {
            'session.signIn': {
              target: 'signingIn',
              actions: 'clearReason',
              description: 'the member asks to sign in',
            },
            'session.turnedAway': {
              actions: ['clearReason', 'askToSignIn'],
              description: 'somebody asks for the dashboard without a session',
            },
          },
        },
        signingIn: {
          tags: ['busy'],
          meta: { description: 'the provider checks private key and passcode' },
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ event }) => {
              if (event.type !== 'session.signIn') throw new Error('signing in starts with session.signIn');
              return { identifier: event.identifier, password: event.password };
            },
            onDone: {
              target: '#session.authenticated',
              actions: [{ type: 'setAuth', params: ({ event }) => ({ auth: event.output }) }, 'persist'],
              description: 'the provider accepts',
            },
            onError: {
              target: 'idle',
              actions: { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
              description: 'the provider refuses or cannot be reached',
            },
          },
        },
      },
    },
  },
});

export type SessionMachine = typeof sessionMachine;
