import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';

/** Why a session ended: `expired` where the provider refuses it, `notRenewed` where no answer says so. */
type LogoutReason = 'loggedOut' | 'expired' | 'notRenewed' | 'loggedOutInOtherTab';

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
  /** Several calls were answered 401 although the token had just been renewed, or it is another member's. */
  | { readonly type: 'session.renewedTokenRefused' }
  /** The dashboard was visited without a session. */
  | { readonly type: 'session.loginRequired' }
  /** Another tab logged in, refreshed or read a profile. */
  | { readonly type: 'session.storageChanged'; readonly auth: AuthState }
  /** Another tab removed the auth state. */
  | { readonly type: 'session.endedInOtherTab'; readonly reason: 'expired' | 'loggedOutInOtherTab' };

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
    /**
     * GET /v1/auth/refresh-token, once for all tabs. Its output is the auth state with a new token, which is stored, or
     * what another tab has stored meanwhile; null when the session is over. Rejects when there was no answer.
     */
    refreshToken: fromPromise<AuthState | null, AuthState>(unbound('refreshToken')),
    /** Sends `session.storageChanged` and `session.endedInOtherTab`. */
    watchAuth: fromCallback<SessionEvent>(() => undefined),
  },
  delays: { rehydrateTimeout: 5000, refreshTimeout: 30_000 },
  guards: {
    isPresent: (_, params: { readonly auth: AuthState | null }) => params.auth !== null,
    isCurrentToken: ({ context }, params: { readonly token: string }) => context.auth?.token === params.token,
  },
  actions: {
    setAuth: assign({ auth: (_, params: { readonly auth: AuthState | null }) => params.auth }),
    clearAuth: assign({ auth: null }),
    setReason: assign({ reason: (_, params: { readonly reason: LogoutReason }) => params.reason }),
    clearReason: assign({ reason: null }),
    /** Writes auth state and session cookies. */
    persist: () => undefined,
    /** Removes cookies, auth state and the deposit address. */
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

/** What ends or replaces the session at any time. */
const sessionEvents = {
  'session.logout': {
    target: '#session.loggedOut',
    actions: [{ type: 'setReason', params: { reason: 'loggedOut' } }, 'clearLocalStorage', 'confirmLogout'],
    description: 'the member logs out',
  },
  'session.storageChanged': {
    target: '#session.authenticated',
    actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.auth }) },
    description: 'another tab logged in or refreshed: its token is adopted',
  },
  'session.endedInOtherTab': {
    target: '#session.loggedOut',
    actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
    description: 'the session ended in another tab',
  },
} as const satisfies Parameters<typeof machineSetup.createStateConfig>[0]['on'];

const cannotBeRenewed = {
  target: 'loggedOut',
  actions: [{ type: 'setReason', params: { reason: 'notRenewed' } }, 'removeStoredSession'],
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
        'session.renewedTokenRefused': {
          target: 'loggedOut',
          actions: [{ type: 'setReason', params: { reason: 'expired' } }, 'removeStoredSession'],
          description: 'the provider does not accept the token that it has just given',
        },
        ...sessionEvents,
      },
    },
    refreshing: {
      tags: ['private'],
      meta: { description: 'a new token is being fetched; every request that needs it waits' },
      invoke: {
        id: 'refreshToken',
        src: 'refreshToken',
        input: ({ context: { auth } }) => {
          if (!auth) throw new Error('only a session can be refreshed');
          return auth;
        },
        onDone: [
          {
            guard: { type: 'isPresent', params: ({ event }) => ({ auth: event.output }) },
            target: 'authenticated',
            actions: { type: 'setAuth', params: ({ event }) => ({ auth: event.output }) },
            description: 'the token is renewed',
          },
          {
            target: 'loggedOut',
            actions: [{ type: 'setReason', params: { reason: 'expired' } }, 'removeStoredSession'],
            description: 'the provider refuses to renew the token',
          },
        ],
        onError: { ...cannotBeRenewed, description: 'the token cannot be renewed' },
      },
      after: {
        refreshTimeout: { ...cannotBeRenewed, description: 'the refresh is not answered in time' },
      },
      on: sessionEvents,
    },
    loggedOut: {
      entry: 'clearAuth',
      exit: 'clearReason',
      meta: { description: 'no member is logged in' },
      initial: 'idle',
      on: {
        'session.storageChanged': {
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
