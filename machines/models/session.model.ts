import type { SnapshotFrom } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { home } from '#src/messages/home.ts';
import { session as messages } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import type { Outcome } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import { defineTestModel, type TestCase } from '../paths/testModel';
import { sessionMachine } from '../session';
import {
  absent,
  busy,
  button,
  calls,
  fieldValue,
  fill,
  heading,
  link,
  mock401,
  newestToken,
  notBusy,
  notStored,
  pendingCalls,
  release,
  requestBody,
  status,
  stored,
  text,
  url,
} from './builders';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Person = 'member' | 'other';

const LOGIN = calls.login;
const REFRESH = calls.refreshToken;
const TRANSACTIONS = calls.getTransactionHistory;
const REFUSAL = 'The passcode is not right.';

const openDashboard = link(shell.entries.dashboard);
const openTransactions = link(shell.entries.transactions);

/** The session of one of the two members; the value of the token does not matter. */
const createAuth = (person: Person, token: string): AuthState => ({
  user: { name: `{${person}.name}`, email: 'member@example.com', user_pk: `{${person}.key}`, role: 'user' },
  token,
});

const getPerson = ({ context }: Snapshot): Person =>
  context.auth?.user.name === '{other.name}' ? 'other' : 'member';
const getOtherPerson = (person: Person): Person => (person === 'member' ? 'other' : 'member');
const getToken = ({ context }: Snapshot): string => context.auth?.token ?? '';

const credentials = { identifier: '{member.key}', password: '{member.passcode}' };
const submitForm = (key: string, passcode: string) => [
  fill(signIn.identifier, key),
  fill(signIn.passcode, passcode),
  button(signIn.submit),
];

const signInCases = (snapshot: Snapshot): readonly TestCase[] => [
  {
    sentence: snapshot.hasTag('busy') ? 'the member asks to sign in again' : 'the member asks to sign in',
    by: 'member',
    event: credentials,
    actions: submitForm(credentials.identifier, credentials.password),
    assertions: [requestBody(LOGIN, credentials), { type: 'noToken', call: LOGIN }],
  },
];

const signInFails = (sentence: string, outcome: Outcome, toasts: string): TestCase => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  actions: [{ type: 'release', call: LOGIN, outcome }],
  toasts: [toasts],
  assertions: [fieldValue(signIn.identifier, '{member.key}')],
});

const atSignIn: readonly Assertion[] = [notStored('session'), url(urls.signIn)];

const refreshFails = (sentence: string, outcome: Outcome): TestCase => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  actions: [{ type: 'release', call: REFRESH, outcome }],
  assertions: atSignIn,
});

const otherTab = (snapshot: Snapshot): readonly TestCase[] => {
  const person = getPerson(snapshot);
  const signsIn = (as: Person): TestCase => ({
    sentence: `{${as}.name} signs in in another tab`,
    by: 'otherTab',
    event: { auth: createAuth(as, 'theirs') },
    actions: [{ type: 'otherTab', operation: 'login', as }],
    assertions: [stored('session')],
  });
  const signsOut: TestCase = {
    sentence: 'another tab logs out',
    by: 'otherTab',
    event: { auth: null },
    actions: [{ type: 'otherTab', operation: 'logout', as: person }],
  };
  if (!snapshot.hasTag('private')) return [signsIn('other'), signsOut];
  return [
    {
      sentence: 'another tab renews the token',
      by: 'otherTab',
      event: { auth: createAuth(person, 'renewed elsewhere') },
      actions: [{ type: 'otherTab', operation: 'refreshToken', as: person }],
      assertions: [stored('session')],
    },
    signsIn(getOtherPerson(person)),
    signsOut,
  ];
};

const unauthorized = (snapshot: Snapshot): readonly TestCase[] =>
  snapshot.matches('refreshing')
    ? [
        {
          sentence: 'another call is answered 401 meanwhile',
          by: 'provider',
          event: { token: getToken(snapshot) },
          actions: [mock401(calls.getStats), openDashboard],
        },
      ]
    : [
        {
          sentence: 'the member opens Transactions, and the call is answered 401',
          by: 'provider',
          event: { token: getToken(snapshot) },
          actions: [openDashboard, mock401(TRANSACTIONS), openTransactions],
        },
        {
          sentence: 'a call that was sent with an older token is answered 401',
          by: 'provider',
          event: { token: 'older' },
          actions: [
            openDashboard,
            { type: 'hold', call: TRANSACTIONS },
            openTransactions,
            { type: 'otherTab', operation: 'refreshToken', as: getPerson(snapshot) },
            release(TRANSACTIONS, 'unauthorized'),
          ],
          assertions: [newestToken(TRANSACTIONS)],
        },
      ];

const noticeAssertions = ({ context: { reason } }: Snapshot): readonly Assertion[] =>
  reason === null || reason === 'loggedOut'
    ? [{ type: 'noNotice' }]
    : (['expired', 'loggedOutInOtherTab'] as const).map((each) =>
        each === reason ? status(signIn.ended[each]) : absent(signIn.ended[each]),
      );

/** The test model of a member's session. */
export const session = defineTestModel<typeof sessionMachine>({
  machine: sessionMachine,
  start: { sentence: 'a visitor opens the app', actions: [{ type: 'open', path: urls.home }] },
  heldCalls: [LOGIN, REFRESH],
  observe: ({ context }) => ({ who: context.auth?.user.name ?? null, reason: context.reason }),
  cases: {
    'xstate.done.actor.readAuth': [
      {
        sentence: 'a session of {member.name} is stored',
        by: 'browser',
        event: { output: createAuth('member', 'stored') },
        actions: [{ type: 'restoreStorage', stored: 'session' }],
        assertions: [heading(home.title), newestToken(calls.getProfile)],
      },
      {
        sentence: 'no session is stored',
        by: 'browser',
        event: { output: null },
        actions: [{ type: 'restoreStorage', stored: 'nothing' }],
        assertions: [url(urls.home)],
      },
    ],
    'xstate.error.actor.readAuth': [
      {
        sentence: 'what is stored is not a session',
        by: 'browser',
        event: { error: new Error('not a session') },
        actions: [{ type: 'restoreStorage', stored: 'garbage' }],
        assertions: [notStored('session')],
      },
    ],
    'xstate.after.rehydrateTimeout.session.rehydrating': [
      {
        sentence: 'the browser’s storage does not answer for five seconds',
        by: 'clock',
        event: {},
        actions: [{ type: 'stallStorage' }, { type: 'advanceTimers', milliseconds: 5000 }],
      },
    ],
    'session.login': signInCases,
    'session.refusedByForm': [
      {
        sentence: 'the member asks to sign in with an empty form',
        by: 'member',
        event: {},
        actions: submitForm('', ''),
        assertions: [text(signIn.identifierRequired), text(signIn.passcodeRequired)],
      },
    ],
    'session.loginRequired': [
      {
        sentence: 'a visitor goes to the dashboard without a session',
        by: 'member',
        event: {},
        actions: [{ type: 'navigate', path: urls.dashboard }],
        toasts: [messages.pleaseLogin],
        assertions: [url(urls.signIn)],
      },
    ],
    'session.logout': [
      {
        sentence: 'the member logs out',
        by: 'member',
        event: {},
        actions: [button(shell.logout)],
        toasts: [messages.loggedOut],
        assertions: atSignIn,
      },
    ],
    'session.unauthorized': unauthorized,
    'session.storageChanged': otherTab,
    'xstate.done.actor.login': [
      {
        sentence: 'the provider accepts',
        by: 'provider',
        event: { output: createAuth('member', 'new') },
        actions: [release(LOGIN)],
        assertions: [
          heading(home.title),
          url(urls.dashboard),
          newestToken(calls.getProfile),
          stored('session'),
        ],
      },
    ],
    'xstate.error.actor.login': [
      signInFails('the provider refuses', { kind: 'refusal', sentence: REFUSAL }, REFUSAL),
      signInFails('the provider answers 500 without a message', { kind: 'serverError' }, somethingWentWrong),
      signInFails('the provider sends a malformed answer', { kind: 'malformed' }, somethingWentWrong),
      signInFails('the sign-in never arrives', { kind: 'unreachable' }, somethingWentWrong),
    ],
    'xstate.done.actor.refreshToken': [
      {
        sentence: 'the provider renews the token',
        by: 'provider',
        event: { output: 'renewed' },
        actions: [release(REFRESH)],
        assertions: [newestToken(TRANSACTIONS), stored('session')],
      },
    ],
    'xstate.error.actor.refreshToken': [
      refreshFails('the provider refuses to renew the token', { kind: 'unauthorized' }),
      refreshFails('the refresh never arrives', { kind: 'unreachable' }),
      refreshFails('the provider sends a malformed answer to the refresh', { kind: 'malformed' }),
    ],
  },
  ignoredEvents: (snapshot) => {
    if (snapshot.matches('refreshing')) return ['session.unauthorized'];
    if (snapshot.hasTag('busy')) return ['session.login'];
    return snapshot.matches('loggedOut') ? ['session.refusedByForm'] : [];
  },
  stateAssertions: {
    rehydrating: () => [text(messages.restoring), absent(signIn.title), absent(home.title)],
    authenticated: () => [
      notBusy(shell.logout),
      absent(signIn.title),
      pendingCalls(REFRESH, 0),
      pendingCalls(LOGIN, 0),
    ],
    refreshing: () => [notBusy(shell.logout), absent(signIn.title), pendingCalls(REFRESH, 1)],
    'loggedOut.idle': (snapshot) => [
      heading(signIn.title),
      { type: 'link', name: signIn.forgotPassword, path: urls.forgotPassword },
      text(`${signIn.noAccount} ${signIn.signUp}`),
      { type: 'link', name: signIn.signUp, path: urls.signUp },
      notBusy(signIn.submit),
      absent(shell.logout),
      pendingCalls(LOGIN, 0),
      pendingCalls(REFRESH, 0),
      ...noticeAssertions(snapshot),
    ],
    'loggedOut.loggingIn': (snapshot) => [
      heading(signIn.title),
      busy(signIn.submit),
      pendingCalls(LOGIN, 1),
      ...noticeAssertions(snapshot),
    ],
  },
});
