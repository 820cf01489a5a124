import type { SnapshotFrom } from 'xstate';
import type { AuthState } from '../../../src/contract/auth';
import { sessionMachine } from '../../session';
import type { Call, Check, Deed, Outcome } from '../plan';
import { type Case, vocabularyOf } from '../vocabulary';

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

const link = (name: string): Deed => ({ verb: 'press', role: 'link', name });

const credentials = { identifier: '{member.key}', password: '{member.passcode}' };
const fillIn = (key: string, passcode: string) =>
  [
    { verb: 'fill', label: 'Private key', text: key },
    { verb: 'fill', label: 'Passcode', text: passcode },
    { verb: 'press', role: 'button', name: 'Access Dashboard' },
  ] as const;

const signIn = (snapshot: Snapshot): readonly Case[] => [
  {
    sentence: snapshot.hasTag('busy') ? 'the member asks to sign in again' : 'the member asks to sign in',
    by: 'member',
    event: credentials,
    deeds: fillIn(credentials.identifier, credentials.password),
    checks: [
      { see: 'sent', call: LOGIN, body: '{"identifier":"{member.key}","password":"{member.passcode}"}' },
      { see: 'anonymous', call: LOGIN },
    ],
  },
];

const signInFails = (sentence: string, outcome: Outcome, says: string): Case => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  deeds: [{ verb: 'release', call: LOGIN, outcome }],
  says: [says],
  checks: [{ see: 'field', label: 'Private key', value: '{member.key}' }],
});

const refreshFails = (sentence: string, outcome: Outcome): Case => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  deeds: [{ verb: 'release', call: REFRESH, outcome }],
  checks: [
    { see: 'notKept', what: 'session' },
    { see: 'address', path: '/signin' },
  ],
});

const nobodyKept: readonly Check[] = [
  { see: 'notKept', what: 'session' },
  { see: 'address', path: '/signin' },
];

const otherTab = (snapshot: Snapshot): readonly Case[] => {
  const who = whoIn(snapshot);
  const signsIn = (as: Who): Case => ({
    sentence: `{${as}.name} signs in in another tab`,
    by: 'otherTab',
    event: { auth: authOf(as, 'theirs') },
    deeds: [{ verb: 'otherTab', does: 'signIn', as }],
    checks: [{ see: 'kept', what: 'session' }],
  });
  const signsOut: Case = {
    sentence: 'another tab logs out',
    by: 'otherTab',
    event: { auth: null },
    deeds: [{ verb: 'otherTab', does: 'signOut', as: who }],
  };
  if (!snapshot.hasTag('private')) return [signsIn('other'), signsOut];
  return [
    {
      sentence: 'another tab renews the token',
      by: 'otherTab',
      event: { auth: authOf(who, 'renewed elsewhere') },
      deeds: [{ verb: 'otherTab', does: 'renew', as: who }],
      checks: [{ see: 'kept', what: 'session' }],
    },
    signsIn(elseThan(who)),
    signsOut,
  ];
};

const unauthorized = (snapshot: Snapshot): readonly Case[] =>
  snapshot.matches('refreshing')
    ? [
        {
          sentence: 'another call is answered 401 meanwhile',
          by: 'provider',
          event: { token: tokenOf(snapshot) },
          deeds: [{ verb: 'foretell', call: STATS, outcome: { kind: 'unauthorized' } }, link('Dashboard')],
        },
      ]
    : [
        {
          sentence: 'the member opens Transactions, and the call is answered 401',
          by: 'provider',
          event: { token: tokenOf(snapshot) },
          deeds: [
            link('Dashboard'),
            { verb: 'foretell', call: TRANSACTIONS, outcome: { kind: 'unauthorized' } },
            link('Transactions'),
          ],
        },
        {
          sentence: 'a call that was sent with an older token is answered 401',
          by: 'provider',
          event: { token: 'older' },
          deeds: [
            link('Dashboard'),
            { verb: 'hold', call: TRANSACTIONS },
            link('Transactions'),
            { verb: 'otherTab', does: 'renew', as: whoIn(snapshot) },
            { verb: 'release', call: TRANSACTIONS, outcome: { kind: 'unauthorized' } },
          ],
          checks: [{ see: 'fresh', call: TRANSACTIONS }],
        },
      ];

const NOTICES = {
  expired: 'Your session has ended. Please sign in again.',
  endedElsewhere: 'You logged out in another tab.',
} as const;

const notices = ({ context: { reason } }: Snapshot): readonly Check[] =>
  reason === null || reason === 'signedOut'
    ? [{ see: 'quiet' }]
    : (['expired', 'endedElsewhere'] as const).map((one) => ({
        see: one === reason ? 'status' : 'nothing',
        text: NOTICES[one],
      }));

/** A member's session, as a tester knows it. */
export const session = vocabularyOf<typeof sessionMachine>({
  machine: sessionMachine,
  start: { sentence: 'somebody opens the app', deeds: [{ verb: 'open', path: '/' }] },
  held: [LOGIN, REFRESH],
  notice: ({ context }) => ({ who: context.auth?.user.name ?? null, reason: context.reason }),
  cases: {
    'xstate.done.actor.readAuth': [
      {
        sentence: 'a session of {member.name} is stored',
        by: 'browser',
        event: { output: authOf('member', 'stored') },
        deeds: [{ verb: 'restore', stored: 'session' }],
        checks: [
          { see: 'heading', text: 'Financial Overview' },
          { see: 'fresh', call: PROFILE },
        ],
      },
      {
        sentence: 'no session is stored',
        by: 'browser',
        event: { output: null },
        deeds: [{ verb: 'restore', stored: 'nothing' }],
        checks: [{ see: 'address', path: '/' }],
      },
    ],
    'xstate.error.actor.readAuth': [
      {
        sentence: 'what is stored is not a session',
        by: 'browser',
        event: { error: new Error('not a session') },
        deeds: [{ verb: 'restore', stored: 'garbage' }],
        checks: [{ see: 'notKept', what: 'session' }],
      },
    ],
    'xstate.after.rehydrateTimeout.session.rehydrating': [
      {
        sentence: 'the browser does not answer for five seconds',
        by: 'clock',
        event: {},
        deeds: [{ verb: 'stall' }, { verb: 'wait', milliseconds: 5000 }],
      },
    ],
    'session.signIn': signIn,
    'session.refusedByForm': [
      {
        sentence: 'the member asks to sign in with an empty form',
        by: 'member',
        event: {},
        deeds: fillIn('', ''),
        checks: [
          { see: 'text', text: 'identifier is required' },
          { see: 'text', text: 'Passcode is required' },
        ],
      },
    ],
    'session.turnedAway': [
      {
        sentence: 'somebody goes to the dashboard without a session',
        by: 'member',
        event: {},
        deeds: [{ verb: 'visit', path: '/dashboard' }],
        says: ['Please login to continue.'],
        checks: [{ see: 'address', path: '/signin' }],
      },
    ],
    'session.signOut': [
      {
        sentence: 'the member logs out',
        by: 'member',
        event: {},
        deeds: [{ verb: 'press', role: 'button', name: 'Logout' }],
        says: ['Logged out successfully.'],
        checks: nobodyKept,
      },
    ],
    'session.unauthorized': unauthorized,
    'session.changedElsewhere': otherTab,
    'xstate.done.actor.signIn': [
      {
        sentence: 'the provider accepts',
        by: 'provider',
        event: { output: authOf('member', 'new') },
        deeds: [{ verb: 'release', call: LOGIN, outcome: { kind: 'answer' } }],
        checks: [
          { see: 'heading', text: 'Financial Overview' },
          { see: 'address', path: '/dashboard' },
          { see: 'fresh', call: PROFILE },
          { see: 'kept', what: 'session' },
        ],
      },
    ],
    'xstate.error.actor.signIn': [
      signInFails('the provider refuses', { kind: 'refusal', sentence: REFUSAL }, REFUSAL),
      signInFails('the provider fails without a word', { kind: 'silentRefusal' }, WRONG),
      signInFails('the provider answers nonsense', { kind: 'nonsense' }, WRONG),
      signInFails('the sign-in never arrives', { kind: 'unreachable' }, WRONG),
    ],
    'xstate.done.actor.refresh': [
      {
        sentence: 'the provider renews the token',
        by: 'provider',
        event: { output: 'renewed' },
        deeds: [{ verb: 'release', call: REFRESH, outcome: { kind: 'answer' } }],
        checks: [
          { see: 'fresh', call: TRANSACTIONS },
          { see: 'kept', what: 'session' },
        ],
      },
    ],
    'xstate.error.actor.refresh': [
      refreshFails('the provider refuses to renew the token', { kind: 'unauthorized' }),
      refreshFails('the refresh never arrives', { kind: 'unreachable' }),
      refreshFails('the provider answers the refresh with nonsense', { kind: 'nonsense' }),
    ],
  },
  alsoTried: (snapshot) => {
    if (snapshot.matches('refreshing')) return ['session.unauthorized'];
    if (snapshot.hasTag('busy')) return ['session.signIn'];
    return snapshot.matches('loggedOut') ? ['session.refusedByForm'] : [];
  },
  look: {
    rehydrating: () => [
      { see: 'text', text: 'Opening your account' },
      { see: 'nothing', text: 'Access Your Account' },
      { see: 'nothing', text: 'Financial Overview' },
    ],
    authenticated: () => [
      { see: 'ready', button: 'Logout' },
      { see: 'nothing', text: 'Access Your Account' },
      { see: 'waiting', call: REFRESH, count: 0 },
      { see: 'waiting', call: LOGIN, count: 0 },
    ],
    refreshing: () => [
      { see: 'ready', button: 'Logout' },
      { see: 'nothing', text: 'Access Your Account' },
      { see: 'waiting', call: REFRESH, count: 1 },
    ],
    'loggedOut.idle': (snapshot) => [
      { see: 'heading', text: 'Access Your Account' },
      { see: 'link', name: 'Forgot Password', path: '/forgot-password' },
      { see: 'text', text: 'New here? Create an account' },
      { see: 'link', name: 'Create an account', path: '/signup' },
      { see: 'ready', button: 'Access Dashboard' },
      { see: 'nothing', text: 'Logout' },
      { see: 'waiting', call: LOGIN, count: 0 },
      { see: 'waiting', call: REFRESH, count: 0 },
      ...notices(snapshot),
    ],
    'loggedOut.signingIn': (snapshot) => [
      { see: 'heading', text: 'Access Your Account' },
      { see: 'busy', button: 'Access Dashboard' },
      { see: 'waiting', call: LOGIN, count: 1 },
      ...notices(snapshot),
    ],
  },
});
