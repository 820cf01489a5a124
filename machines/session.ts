import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';

/** Why a session ended. */
type LogoutReason = 'loggedOut' | 'expired' | 'loggedOutInOtherTab';

export interface Credentials {
  /** the member's private key */
  readonly identifier: string;
  readonly password: string;
}

export type SessionEvent =
  | ({ readonly type: 'session.login' } & Credentials)
  | { readonly type: 'session.logout' }
  /** A call sent with `token` was answered 401. */
  | { readonly type: 'session.unauthorized'; readonly token: string }
  /** The dashboard was visited without a session. */
  | { readonly type: 'session.loginRequired' }
  /** Another tab wrote (or, with null, removed) the auth state. */
  | { readonly type: 'session.storageChanged'; readonly auth: AuthState | null };

interface SessionContext {
  /** set in authenticated and refreshing */
  readonly auth: AuthState | null;
  /** set in loggedOut until the next login; null when no session ended in this tab */
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
    /** Reads and validates the stored auth state; null when there is none; rejects when it is not an auth state. */
    readAuth: fromPromise<AuthState | null>(unbound('readAuth')),
    /** POST /users/login. */
    login: fromPromise<AuthState, Credentials>(unbound('login')),
    /** GET /v1/auth/refresh-token; its output is the new access token. */
    refreshToken: fromPromise<string>(unbound('refreshToken')),
    /** Sends `session.storageChanged` when another tab logs in, logs out or refreshes. */
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
    /** Removes cookies, auth state and every other stored data of the member. */
    removeStoredSession: () => undefined,
    /** Does the same, and clears local storage (R4.7). */
    clearLocalStorage: () => undefined,
    /** Shows that the member has logged out. */
    confirmLogout: () => undefined,
    /** Shows why a login failed. */
    reportLoginFailure: (_, _params: { readonly error: unknown }) => undefined,
    /** Asks to log in before the dashboard. */
    promptLogin: () => undefined,
  },
});

const storageChanged = [
  {
    guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.auth }) },
    target: '#session.authenticated',
    actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.auth }) },
    description: 'another tab logged in or refreshed: its token is adopted',
  },
  {
    target: '#session.loggedOut',
    actions: { type: 'setReason', params: { reason: 'loggedOutInOtherTab' } },
    description: 'another tab logged out',
  },
] as const satisfies NonNullable<
  NonNullable<Parameters<typeof machineSetup.createStateConfig>[0]['on']>['session.storageChanged']
>;

const logout = {
  target: '#session.loggedOut',
  actions: [{ type: 'setReason', params: { reason: 'loggedOut' } }, 'clearLocalStorage', 'confirmLogout'],
  description: 'the member logs out',
} as const;

/**
 * A member's session (R4.7, R4.8, R4.9). Views render from the tags: `splash` shows no screen yet, `private`
 * may show the dashboard, `busy` waits for a login. Storage, network and messages are bound in `src/actors/session.ts`.
 */
export const sessionMachine = machineSetup.createMachine({
  id: 'session',
  context: { auth: null, reason: null },
  invoke: { id: 'watchAuth', src: 'watchAuth' },
  initial: 'rehydrating',
  states: {
    rehydrating: {
      tags: ['splash'],
      meta: { description: 'the app reads the stored session' },
      invoke: {
        id: 'readAuth',
        src: 'readAuth',
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.output }) },
            target: 'authenticated',
            actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.output }) },
            description: 'a session is stored',
          },
          { target: 'loggedOut', description: 'no session is stored' },
        ],
        onError: {
          target: 'loggedOut',
          actions: 'removeStoredSession',
          description: 'the stored value is not a session',
        },
      },
      after: {
        rehydrateTimeout: { target: 'loggedOut', description: 'the browser does not reply in time' },
      },
    },
    authenticated: {
      tags: ['private'],
      meta: { description: 'the member is logged in' },
      on: {
        'session.unauthorized': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'refreshing',
          description: 'the provider no longer accepts the token',
        },
        'session.logout': logout,
        'session.storageChanged': storageChanged,
      },
    },
    refreshing: {
      tags: ['private'],
      meta: { description: 'a new token is being fetched; every request that needs it waits' },
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
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
      on: { 'session.logout': logout, 'session.storageChanged': storageChanged },
    },
    loggedOut: {
      entry: 'clearAuth',
      exit: 'clearReason',
      meta: { description: 'no member is logged in' },
      initial: 'idle',
      on: {
        'session.storageChanged': {
          guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.auth }) },
          target: 'authenticated',
          actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.auth }) },
          description: 'a member logged in in another tab',
        },
      },
      states: {
        idle: {
          meta: { description: 'the sign-in form can be submitted' },
          on: {
            'session.login': {
              target: 'loggingIn',
              actions: 'clearReason',
              description: 'the member logs in',
            },
            'session.loginRequired': {
              actions: ['clearReason', 'promptLogin'],
              description: 'the dashboard is visited without a session',
            },
          },
        },
        loggingIn: {
          tags: ['busy'],
          meta: { description: 'the provider checks private key and passcode' },
          invoke: {
            id: 'login',
            src: 'login',
            input: ({ event }) => {
              if (event.type !== 'session.login') throw new Error('loggingIn starts with session.login');
              return { identifier: event.identifier, password: event.password };
            },
            onDone: {
              target: '#session.authenticated',
              actions: [{ type: 'setAuth', params: ({ event }) => ({ auth: event.output }) }, 'persist'],
              description: 'the provider accepts',
            },
            onError: {
              target: 'idle',
              actions: { type: 'reportLoginFailure', params: ({ event }) => ({ error: event.error }) },
              description: 'the provider refuses or cannot be reached',
            },
          },
        },
      },
    },
  },
});
