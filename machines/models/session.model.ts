import type { SnapshotFrom } from 'xstate';
import type { AuthState } from '#src/contract/auth.ts';
import { commands } from '#src/messages/commands.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { home } from '#src/messages/home.ts';
import { session as messages } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { urls } from '#src/urls.ts';
import { sessionMachine } from '../session';
import type { Outcome, SilentOutcome } from './appDriver';
import {
  act,
  assert,
  by,
  calls,
  defineTestModel,
  failRefresh,
  refusal,
  type TestCase,
  toast,
} from './builders';
import type { Action, Assertion } from './kinds';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
type Person = 'member' | 'other';

const LOGIN = calls.login;
const REFRESH = calls.refreshToken;
const TRANSACTIONS = calls.getTransactionHistory;
const REFUSAL = 'The passcode is not right.';

/** Where sessions expire in the plans: from another screen the next sign-in would lead back to that one. */
const openDashboard = act.menuLink(shell.entries.dashboard);
const openTransactions = act.menuLink(shell.entries.transactions);

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
  act.fill(signIn.identifier, key),
  act.fill(signIn.passcode, passcode),
  act.button(signIn.submit),
];

const signInCase = (snapshot: Snapshot): TestCase =>
  by.member(snapshot.hasTag('busy') ? 'the member asks to sign in again' : 'the member asks to sign in', {
    event: credentials,
    actions: submitForm(credentials.identifier, credentials.password),
    assertions: [assert.requestBody(LOGIN, credentials), { type: 'noToken', call: LOGIN }],
    proves: ['R7.3'],
  });

const signInFails = (sentence: string, outcome: Outcome | SilentOutcome, message: string): TestCase =>
  by.provider(sentence, {
    event: { error: new Error(sentence) },
    actions: [act.release(LOGIN, outcome)],
    toasts: [toast.failure(message)],
    assertions: [assert.fieldValue(signIn.identifier, '{member.key}')],
    proves: ['R8.1'],
  });

const atSignIn: readonly Assertion[] = [assert.notStored('session'), assert.url(urls.signIn)];

const refreshFails = (sentence: string, answers: readonly Action[]): TestCase =>
  by.provider(sentence, {
    event: { error: new Error(sentence) },
    actions: [openDashboard, ...answers],
    assertions: atSignIn,
  });

const renew = (snapshot: Snapshot): readonly TestCase[] => [
  by.provider('the provider renews the token', {
    event: { output: createAuth(getPerson(snapshot), 'renewed') },
    actions: [act.release(REFRESH)],
    assertions: [assert.newestToken(TRANSACTIONS), assert.stored('session')],
    proves: ['R4.8', 'R8.19'],
  }),
  by.provider('the provider refuses to renew the token', {
    event: { output: null },
    actions: [openDashboard, act.release(REFRESH, 'unauthorized')],
    assertions: atSignIn,
  }),
];

const renewedTokenRefused = by.provider(
  'two calls are answered 401 with the old token and with a renewed one',
  {
    actions: [
      openTransactions,
      ...[calls.getProfile, calls.getStats].flatMap((call) => [act.mock401(call), act.mock401(call)]),
      openDashboard,
      act.release(REFRESH),
    ],
    assertions: atSignIn,
  },
);

const otherTab = (snapshot: Snapshot): readonly TestCase[] => {
  const person = getPerson(snapshot);
  const signsIn = (as: Person): TestCase =>
    by.otherTab(`{${as}.name} signs in in another tab`, {
      event: { auth: createAuth(as, 'theirs') },
      actions: [{ type: 'otherTab', operation: 'login', as }],
      assertions: [assert.stored('session')],
      proves: ['D9'],
    });
  if (!snapshot.hasTag('private')) return [signsIn('other')];
  return [
    by.otherTab('another tab renews the token', {
      event: { auth: createAuth(person, 'renewed elsewhere') },
      actions: [{ type: 'otherTab', operation: 'refreshToken', as: person }],
      assertions: [assert.stored('session')],
      proves: snapshot.matches('refreshing') ? ['D9', 'D41'] : ['D9'],
    }),
    signsIn(getOtherPerson(person)),
  ];
};

const endedInOtherTab = (snapshot: Snapshot): readonly TestCase[] => {
  const as = getPerson(snapshot);
  const logsOut = by.otherTab('another tab logs out', {
    event: { reason: 'loggedOutInOtherTab' },
    actions: [{ type: 'otherTab', operation: 'logout', as }],
    proves: ['D9', 'D45'],
  });
  const expires = by.otherTab('the session ends in another tab, whose token cannot be renewed', {
    event: { reason: 'expired' },
    actions: [openDashboard, { type: 'otherTab', operation: 'expire', as }],
    proves: ['D45'],
  });
  return snapshot.hasTag('private') ? [logsOut, expires] : [logsOut];
};

const unauthorized = (snapshot: Snapshot) =>
  snapshot.matches('refreshing')
    ? by.provider('another call is answered 401 meanwhile', {
        event: { token: getToken(snapshot) },
        actions: [act.mock401(calls.getStats), openDashboard],
      })
    : [
        by.provider('the member opens Transactions, and the call is answered 401', {
          event: { token: getToken(snapshot) },
          actions: [openDashboard, act.mock401(TRANSACTIONS), openTransactions],
        }),
        by.provider('a call that was sent with an older token is answered 401', {
          event: { token: 'older' },
          actions: [
            openDashboard,
            { type: 'hold', call: TRANSACTIONS },
            openTransactions,
            { type: 'otherTab', operation: 'refreshToken', as: getPerson(snapshot) },
            act.release(TRANSACTIONS, 'unauthorized'),
          ],
          assertions: [assert.newestToken(TRANSACTIONS)],
          proves: ['D7'],
        }),
      ];

const noticeAssertions = ({ context: { reason } }: Snapshot): readonly Assertion[] =>
  reason === null || reason === 'loggedOut'
    ? [{ type: 'noNotice' }]
    : (['expired', 'notRenewed', 'loggedOutInOtherTab'] as const).map((each) =>
        each === reason ? assert.status(signIn.ended[each]) : assert.absent(signIn.ended[each]),
      );

export const session = defineTestModel<typeof sessionMachine>({
  machine: sessionMachine,
  start: { sentence: 'a visitor opens the app', actions: [act.open(urls.home)] },
  heldCalls: [LOGIN, REFRESH],
  observe: ({ context }) => ({ who: context.auth?.user.name ?? null, reason: context.reason }),
  cases: {
    'xstate.done.actor.readAuth': [
      by.browser('a session of {member.name} is stored', {
        event: { output: createAuth('member', 'stored') },
        actions: [{ type: 'restoreStorage', stored: 'session' }],
        assertions: [assert.heading(home.title), assert.newestToken(calls.getProfile)],
        proves: ['R4.9', 'R7.2'],
      }),
      by.browser('no session is stored', {
        event: { output: null },
        actions: [{ type: 'restoreStorage', stored: 'nothing' }],
        assertions: [assert.url(urls.home)],
      }),
    ],
    'xstate.error.actor.readAuth': by.browser('what is stored is not a session', {
      event: { error: new Error('not a session') },
      actions: [{ type: 'restoreStorage', stored: 'garbage' }],
      assertions: [assert.notStored('session')],
    }),
    'xstate.after.rehydrateTimeout.session.rehydrating': by.clock(
      'the browser’s storage does not answer for five seconds',
      {
        actions: [{ type: 'stallStorage' }, act.advance(5000)],
        proves: ['R4.9', 'R9.17'],
      },
    ),
    'session.login': signInCase,
    'form.invalid': by.member('the member asks to sign in with an empty form', {
      actions: submitForm('', ''),
      assertions: [
        assert.text(signIn.identifierRequired),
        assert.text(signIn.passcodeRequired),
        assert.focused(signIn.identifier),
      ],
      proves: ['R5.5'],
    }),
    'session.loginRequired': by.member('a visitor goes to the dashboard without a session', {
      actions: [{ type: 'navigate', path: urls.dashboard }],
      toasts: [toast.warning(messages.pleaseLogin)],
      assertions: [assert.url(urls.signIn)],
      proves: ['R8.20'],
    }),
    'session.logout': by.member('the member logs out', {
      actions: [act.menuButton(shell.logout)],
      toasts: [toast.success(messages.loggedOut)],
      assertions: atSignIn,
      proves: ['R4.7', 'R8.10'],
    }),
    'session.unauthorized': unauthorized,
    'session.storageChanged': otherTab,
    'xstate.done.actor.login': by.provider('the provider accepts', {
      event: { output: createAuth('member', 'new') },
      actions: [act.release(LOGIN)],
      assertions: [
        assert.heading(home.title),
        assert.url(urls.dashboard),
        assert.newestToken(calls.getProfile),
        assert.stored('session'),
      ],
      proves: ['R1.2', 'R2.3', 'R3.3', 'R3.18', 'R4.6', 'R7.2', 'R9.1'],
    }),
    'xstate.error.actor.login': [
      signInFails('the provider refuses', refusal(LOGIN, REFUSAL), REFUSAL),
      signInFails('the provider answers 500 without a message', 'serverError', somethingWentWrong),
      signInFails('the provider sends a malformed answer', 'malformed', somethingWentWrong),
      signInFails('the sign-in never arrives', 'unreachable', somethingWentWrong),
    ],
    'session.endedInOtherTab': endedInOtherTab,
    'session.renewedTokenRefused': renewedTokenRefused,
    'xstate.done.actor.refreshToken': renew,
    'xstate.after.refreshTimeout.session.refreshing': by.clock(
      'the refresh is not answered for thirty seconds',
      {
        actions: [openDashboard, act.advance(30_000)],
        assertions: atSignIn,
        proves: ['D42'],
      },
    ),
    'xstate.error.actor.refreshToken': [
      refreshFails('the refresh never arrives, however often it is tried', failRefresh('unreachable')),
      refreshFails('the provider sends malformed answers to the refresh', failRefresh('malformed')),
    ],
  },
  ignoredEvents: (snapshot) => {
    if (snapshot.matches('refreshing')) return ['session.unauthorized'];
    if (snapshot.hasTag('busy')) return ['session.login'];
    return snapshot.matches('loggedOut') ? ['form.invalid', 'session.endedInOtherTab'] : [];
  },
  stateAssertions: {
    rehydrating: () => [
      assert.text(messages.restoring),
      assert.absent(signIn.title),
      assert.absent(home.title),
    ],
    authenticated: () => [
      assert.notBusy(commands.open),
      assert.absent(signIn.title),
      assert.pendingCalls(REFRESH, 0),
      assert.pendingCalls(LOGIN, 0),
    ],
    refreshing: () => [
      assert.notBusy(commands.open),
      assert.absent(signIn.title),
      assert.pendingCalls(REFRESH, 1),
    ],
    'loggedOut.idle': (snapshot) => [
      assert.heading(signIn.title),
      { type: 'link', name: signIn.forgotPassword, path: urls.forgotPassword },
      assert.text(`${signIn.noAccount} ${signIn.signUp}`),
      { type: 'link', name: signIn.signUp, path: urls.signUp },
      assert.notBusy(signIn.submit),
      assert.absent(shell.logout),
      assert.pendingCalls(LOGIN, 0),
      assert.pendingCalls(REFRESH, 0),
      ...noticeAssertions(snapshot),
    ],
    'loggedOut.loggingIn': (snapshot) => [
      assert.heading(signIn.title),
      assert.busy(signIn.submit),
      assert.pendingCalls(LOGIN, 1),
      ...noticeAssertions(snapshot),
    ],
  },
  proves: { 'loggedOut.idle': ['R2.2'] },
});
