import type { SnapshotFrom } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';
import type { Action, Call, Outcome } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import { defineTestModel, type TestCase } from '../paths/testModel';
import { sessionMachine } from '../session';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Who = 'member' | 'other';

const LOGIN: Call = 'POST /users/login';
const REFRESH: Call = 'GET /v1/auth/refresh-token';
const PROFILE: Call = 'GET /users/profile';
const TRANSACTIONS: Call = 'GET /transactions/history';
const STATS: Call = 'GET /users/stats';

const REFUSAL = 'The passcode is not right.';
const WRONG = 'Something went wrong';

/** The session of one of the two members that the paths speak of; the token's value does not matter to them. */
const authOf = (who: Who, token: string): AuthState => ({
  user: { name: `{${who}.name}`, email: 'somebody@example.com', user_pk: `{${who}.key}`, role: 'user' },
  token,
});

const whoIn = ({ context }: Snapshot): Who =>
  context.auth?.user.name === '{other.name}' ? 'other' : 'member';
const elseThan = (who: Who): Who => (who === 'member' ? 'other' : 'member');
const tokenOf = ({ context }: Snapshot): string => context.auth?.token ?? '';

const link = (name: string): Action => ({ type: 'click', role: 'link', name });

const credentials = { identifier: '{member.key}', password: '{member.passcode}' };
const fillIn = (key: string, passcode: string) =>
  [
    { type: 'fill', label: 'Private key', text: key },
    { type: 'fill', label: 'Passcode', text: passcode },
    { type: 'click', role: 'button', name: 'Access Dashboard' },
  ] as const;

const signIn = (snapshot: Snapshot): readonly TestCase[] => [
  {
    sentence: snapshot.hasTag('busy') ? 'the member asks to sign in again' : 'the member asks to sign in',
    by: 'member',
    event: credentials,
    actions: fillIn(credentials.identifier, credentials.password),
    assertions: [
      {
        type: 'requestBody',
        call: LOGIN,
        body: '{"identifier":"{member.key}","password":"{member.passcode}"}',
      },
      { type: 'noToken', call: LOGIN },
    ],
  },
];

const signInFails = (sentence: string, outcome: Outcome, toasts: string): TestCase => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  actions: [{ type: 'release', call: LOGIN, outcome }],
  toasts: [toasts],
  assertions: [{ type: 'fieldValue', label: 'Private key', value: '{member.key}' }],
});

const refreshFails = (sentence: string, outcome: Outcome): TestCase => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  actions: [{ type: 'release', call: REFRESH, outcome }],
  assertions: [
    { type: 'notStored', what: 'session' },
    { type: 'url', path: '/signin' },
  ],
});

const nobodyKept: readonly Assertion[] = [
  { type: 'notStored', what: 'session' },
  { type: 'url', path: '/signin' },
];

const otherTab = (snapshot: Snapshot): readonly TestCase[] => {
  const who = whoIn(snapshot);
  const signsIn = (as: Who): TestCase => ({
    sentence: `{${as}.name} signs in in another tab`,
    by: 'otherTab',
    event: { auth: authOf(as, 'theirs') },
    actions: [{ type: 'otherTab', operation: 'login', as }],
    assertions: [{ type: 'stored', what: 'session' }],
  });
  const signsOut: TestCase = {
    sentence: 'another tab logs out',
    by: 'otherTab',
    event: { auth: null },
    actions: [{ type: 'otherTab', operation: 'logout', as: who }],
  };
  if (!snapshot.hasTag('private')) return [signsIn('other'), signsOut];
  return [
    {
      sentence: 'another tab renews the token',
      by: 'otherTab',
      event: { auth: authOf(who, 'renewed elsewhere') },
      actions: [{ type: 'otherTab', operation: 'refreshToken', as: who }],
      assertions: [{ type: 'stored', what: 'session' }],
    },
    signsIn(elseThan(who)),
    signsOut,
  ];
};

const unauthorized = (snapshot: Snapshot): readonly TestCase[] =>
  snapshot.matches('refreshing')
    ? [
        {
          sentence: 'another call is answered 401 meanwhile',
          by: 'provider',
          event: { token: tokenOf(snapshot) },
          actions: [
            { type: 'mockNextResponse', call: STATS, outcome: { kind: 'unauthorized' } },
            link('Dashboard'),
          ],
        },
      ]
    : [
        {
          sentence: 'the member opens Transactions, and the call is answered 401',
          by: 'provider',
          event: { token: tokenOf(snapshot) },
          actions: [
            link('Dashboard'),
            { type: 'mockNextResponse', call: TRANSACTIONS, outcome: { kind: 'unauthorized' } },
            link('Transactions'),
          ],
        },
        {
          sentence: 'a call that was sent with an older token is answered 401',
          by: 'provider',
          event: { token: 'older' },
          actions: [
            link('Dashboard'),
            { type: 'hold', call: TRANSACTIONS },
            link('Transactions'),
            { type: 'otherTab', operation: 'refreshToken', as: whoIn(snapshot) },
            { type: 'release', call: TRANSACTIONS, outcome: { kind: 'unauthorized' } },
          ],
          assertions: [{ type: 'newestToken', call: TRANSACTIONS }],
        },
      ];

const NOTICES = {
  expired: 'Your session has ended. Please sign in again.',
  loggedOutInOtherTab: 'You logged out in another tab.',
} as const;

const notices = ({ context: { reason } }: Snapshot): readonly Assertion[] =>
  reason === null || reason === 'loggedOut'
    ? [{ type: 'noNotice' }]
    : (['expired', 'loggedOutInOtherTab'] as const).map((one) => ({
        type: one === reason ? 'status' : 'absent',
        text: NOTICES[one],
      }));

/** A member's session, as a tester knows it. */
export const session = defineTestModel<typeof sessionMachine>({
  machine: sessionMachine,
  start: { sentence: 'somebody opens the app', actions: [{ type: 'open', path: '/' }] },
  heldCalls: [LOGIN, REFRESH],
  observe: ({ context }) => ({ who: context.auth?.user.name ?? null, reason: context.reason }),
  cases: {
    'xstate.done.actor.readAuth': [
      {
        sentence: 'a session of {member.name} is stored',
        by: 'browser',
        event: { output: authOf('member', 'stored') },
        actions: [{ type: 'restoreStorage', stored: 'session' }],
        assertions: [
          { type: 'heading', text: 'Financial Overview' },
          { type: 'newestToken', call: PROFILE },
        ],
      },
      {
        sentence: 'no session is stored',
        by: 'browser',
        event: { output: null },
        actions: [{ type: 'restoreStorage', stored: 'nothing' }],
        assertions: [{ type: 'url', path: '/' }],
      },
    ],
    'xstate.error.actor.readAuth': [
      {
        sentence: 'what is stored is not a session',
        by: 'browser',
        event: { error: new Error('not a session') },
        actions: [{ type: 'restoreStorage', stored: 'garbage' }],
        assertions: [{ type: 'notStored', what: 'session' }],
      },
    ],
    'xstate.after.rehydrateTimeout.session.rehydrating': [
      {
        sentence: 'the browser does not answer for five seconds',
        by: 'clock',
        event: {},
        actions: [{ type: 'stallStorage' }, { type: 'advanceTimers', milliseconds: 5000 }],
      },
    ],
    'session.login': signIn,
    'session.refusedByForm': [
      {
        sentence: 'the member asks to sign in with an empty form',
        by: 'member',
        event: {},
        actions: fillIn('', ''),
        assertions: [
          { type: 'text', text: 'identifier is required' },
          { type: 'text', text: 'Passcode is required' },
        ],
      },
    ],
    'session.loginRequired': [
      {
        sentence: 'somebody goes to the dashboard without a session',
        by: 'member',
        event: {},
        actions: [{ type: 'navigate', path: '/dashboard' }],
        toasts: ['Please login to continue.'],
        assertions: [{ type: 'url', path: '/signin' }],
      },
    ],
    'session.logout': [
      {
        sentence: 'the member logs out',
        by: 'member',
        event: {},
        actions: [{ type: 'click', role: 'button', name: 'Logout' }],
        toasts: ['Logged out successfully.'],
        assertions: nobodyKept,
      },
    ],
    'session.unauthorized': unauthorized,
    'session.storageChanged': otherTab,
    'xstate.done.actor.login': [
      {
        sentence: 'the provider accepts',
        by: 'provider',
        event: { output: authOf('member', 'new') },
        actions: [{ type: 'release', call: LOGIN, outcome: { kind: 'answer' } }],
        assertions: [
          { type: 'heading', text: 'Financial Overview' },
          { type: 'url', path: '/dashboard' },
          { type: 'newestToken', call: PROFILE },
          { type: 'stored', what: 'session' },
        ],
      },
    ],
    'xstate.error.actor.login': [
      signInFails('the provider refuses', { kind: 'refusal', sentence: REFUSAL }, REFUSAL),
      signInFails('the provider fails without a word', { kind: 'serverError' }, WRONG),
      signInFails('the provider answers nonsense', { kind: 'malformed' }, WRONG),
      signInFails('the sign-in never arrives', { kind: 'unreachable' }, WRONG),
    ],
    'xstate.done.actor.refreshToken': [
      {
        sentence: 'the provider renews the token',
        by: 'provider',
        event: { output: 'renewed' },
        actions: [{ type: 'release', call: REFRESH, outcome: { kind: 'answer' } }],
        assertions: [
          { type: 'newestToken', call: TRANSACTIONS },
          { type: 'stored', what: 'session' },
        ],
      },
    ],
    'xstate.error.actor.refreshToken': [
      refreshFails('the provider refuses to renew the token', { kind: 'unauthorized' }),
      refreshFails('the refresh never arrives', { kind: 'unreachable' }),
      refreshFails('the provider answers the refresh with nonsense', { kind: 'malformed' }),
    ],
  },
  ignoredEvents: (snapshot) => {
    if (snapshot.matches('refreshing')) return ['session.unauthorized'];
    if (snapshot.hasTag('busy')) return ['session.login'];
    return snapshot.matches('loggedOut') ? ['session.refusedByForm'] : [];
  },
  stateAssertions: {
    rehydrating: () => [
      { type: 'text', text: 'Opening your account' },
      { type: 'absent', text: 'Access Your Account' },
      { type: 'absent', text: 'Financial Overview' },
    ],
    authenticated: () => [
      { type: 'notBusy', button: 'Logout' },
      { type: 'absent', text: 'Access Your Account' },
      { type: 'pendingCalls', call: REFRESH, count: 0 },
      { type: 'pendingCalls', call: LOGIN, count: 0 },
    ],
    refreshing: () => [
      { type: 'notBusy', button: 'Logout' },
      { type: 'absent', text: 'Access Your Account' },
      { type: 'pendingCalls', call: REFRESH, count: 1 },
    ],
    'loggedOut.idle': (snapshot) => [
      { type: 'heading', text: 'Access Your Account' },
      { type: 'link', name: 'Forgot Password', path: '/forgot-password' },
      { type: 'text', text: 'New here? Create an account' },
      { type: 'link', name: 'Create an account', path: '/signup' },
      { type: 'notBusy', button: 'Access Dashboard' },
      { type: 'absent', text: 'Logout' },
      { type: 'pendingCalls', call: LOGIN, count: 0 },
      { type: 'pendingCalls', call: REFRESH, count: 0 },
      ...notices(snapshot),
    ],
    'loggedOut.loggingIn': (snapshot) => [
      { type: 'heading', text: 'Access Your Account' },
      { type: 'busy', button: 'Access Dashboard' },
      { type: 'pendingCalls', call: LOGIN, count: 1 },
      ...notices(snapshot),
    ],
  },
});
