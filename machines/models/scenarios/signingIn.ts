import { reading } from '#src/messages/common.ts';
import { notFound } from '#src/messages/errorScreens.ts';
import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transactions } from '#src/messages/transactions.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import type { Outcome } from '../appDriver';
import { act, assert, by, calls, refusal, SILENT_REFUSAL, toast, unsuccessful } from '../builders';
import type { Assertion } from '../kinds';
import {
  logOut,
  machineState,
  noSession,
  openTransactions,
  receive401,
  renewToken,
  reply,
  scenario,
  signInAgain,
  stopTime,
} from './scenarioSteps';

const isDark: Assertion = { type: 'appearance', choice: 'dark' };
const chooseDark = by.member('the member chooses the dark appearance', {
  actions: [act.field(shell.theme.choices.dark)],
  assertions: [isDark],
});
const refuse = (sentence: string, outcome: Outcome, shown: string) =>
  by.provider(sentence, {
    actions: [act.button(signIn.submit), act.release(calls.login, outcome)],
    assertions: [assert.notBusy(signIn.submit), assert.fieldValue(signIn.identifier, ' {member.key} ')],
    toasts: [toast.failure(shown)],
  });

/** On a screen whose read has failed. Some frameworks answer 419 in place of a 401. */
const retryAfter = (milliseconds: number, status: 401 | 419, assertions: readonly Assertion[]) =>
  by.member(`${milliseconds / 1000} seconds later the member presses Retry, which is answered ${status}`, {
    actions: [
      act.advance(milliseconds),
      act.mockNext(calls.getTransactionHistory, reply(status, { message: 'Page expired.' })),
      act.button(reading.retry),
    ],
    assertions,
  });
const isNotRenewed = [machineState('session', 'authenticated'), assert.callCount(calls.refreshToken, 1)];

/** Visitors: what they may see, what a sign-in sends, and what is said when it is refused. */
export const signInScenarios: readonly Plan[] = [
  scenario(
    'a-visitor-is-turned-away',
    'Without a session every address of the dashboard leads to the sign-in, which says so once; others do not',
    urls.dashboard,
    [calls.login],
    [
      chooseDark,
      logOut(noSession, isDark),
      by.member('a visitor goes to the dashboard twice', {
        actions: [act.navigate(urls.dashboard), act.navigate(urls.transactions)],
        assertions: [assert.url(urls.signIn), assert.heading(signIn.title)],
        toasts: [toast.warning(session.pleaseLogin)],
      }),
      by.member('a visitor goes to an unknown address of the dashboard', {
        actions: [act.navigate('/dashboard/nowhere/at-all')],
        assertions: [assert.url(urls.signIn), assert.heading(signIn.title)],
        toasts: [toast.warning(session.pleaseLogin)],
      }),
      by.member('a visitor goes to an address that only begins like the dashboard’s', {
        actions: [act.navigate('/dashboardx')],
        assertions: [assert.url('/dashboardx'), assert.heading(notFound.title), assert.absent(shell.logout)],
      }),
      by.member('a visitor chooses the appearance of the system again, and reloads', {
        actions: [act.field(shell.theme.choices.system), act.open(urls.signIn)],
        assertions: [{ type: 'appearance', choice: 'system' }],
      }),
    ],
  ),
  scenario(
    'a-sign-in-is-refused',
    'A passcode is sent as it was typed; a refusal shows the first sentence that there is',
    urls.dashboard,
    [calls.login],
    [
      chooseDark,
      logOut(noSession, isDark),
      by.member('the member types a passcode with spaces around it', {
        actions: [
          act.fill(signIn.identifier, ' {member.key} '),
          act.fill(signIn.passcode, '  {member.passcode} '),
          act.button(signIn.submit),
          act.release(calls.login, refusal(calls.login, 'No such passcode.')),
        ],
        assertions: [
          assert.requestBody(calls.login, { identifier: '{member.key}', password: '  {member.passcode} ' }),
        ],
        toasts: [toast.failure('No such passcode.')],
      }),
      refuse(
        'the provider has a sentence in the other field only',
        { kind: 'refusal', error: ' ', message: 'Try again tomorrow.' },
        'Try again tomorrow.',
      ),
      by.member('the member types another passcode', {
        actions: [act.fill(signIn.passcode, 'another')],
        assertions: [assert.absent('Try again tomorrow.')],
      }),
      refuse('the provider answers with success: false', unsuccessful(calls.login, 'Not now.'), 'Not now.'),
      refuse('the provider has no sentence', SILENT_REFUSAL, 'Something went wrong'),
      signInAgain,
    ],
  ),
  scenario(
    'a-second-401',
    'A call is answered 401 with the renewed token, too: it is repeated once, and no more, and does not end the session by itself',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.provider('the provider renews the token, and answers the repeated call 401', {
        actions: [act.mock401(calls.getTransactionHistory), act.release(calls.refreshToken)],
        assertions: [
          machineState('session', 'authenticated'),
          assert.heading(transactions.title),
          assert.callCount(calls.refreshToken, 1),
        ],
      }),
      by.provider('half a minute later the member opens Fund Transfer, and the profile is answered 401', {
        actions: [
          act.advance(30_000),
          act.mock401(calls.getProfile),
          act.menuLink(shell.entries.fundTransfer),
        ],
        assertions: [machineState('session', 'refreshing')],
      }),
      by.provider('the provider renews the token, and answers only the profile 401', {
        actions: [act.mock401(calls.getProfile), act.release(calls.refreshToken)],
        assertions: [machineState('session', 'authenticated'), assert.callCount(calls.refreshToken, 2)],
      }),
    ],
  ),
  scenario(
    'renewed-again-and-again',
    'A token is renewed again and again, by whatever answer a provider says that it has ended: nothing is said about it',
    urls.dashboard,
    [calls.refreshToken],
    [
      ...[401, 440, 498].map((status) => reply(status, {})),
      reply(403, { message: 'Your token has expired.' }),
    ].flatMap((outcome) => [
      openTransactions(outcome),
      renewToken(assert.newestToken(calls.getTransactionHistory)),
      by.member('the member goes back to the dashboard', {
        actions: [act.menuLink(shell.entries.dashboard)],
        assertions: [assert.heading(home.title)],
      }),
    ]),
  ),
  scenario(
    'a-renewed-token-without-an-answer',
    'A renewed token that no answer has come for, or a 419, is not renewed again for thirty seconds; a message that comes again is announced again',
    urls.setting,
    [calls.refreshToken],
    [
      stopTime,
      receive401,
      by.provider('the provider renews the token, and the repeated call never arrives', {
        actions: [act.mockUnreachable(calls.getTransactionHistory), act.release(calls.refreshToken)],
        assertions: [machineState('session', 'authenticated'), assert.alert(reading.offline)],
      }),
      retryAfter(20_000, 419, isNotRenewed),
      retryAfter(9_000, 401, isNotRenewed),
      retryAfter(1_000, 401, [
        machineState('session', 'refreshing'),
        assert.callCount(calls.refreshToken, 2),
      ]),
      // A message that is shown again is announced anew.
      by.provider('the provider refuses, and a visitor goes to the dashboard, and again a second later', {
        actions: [
          act.release(calls.refreshToken, 'unauthorized'),
          act.navigate(urls.dashboard),
          act.advance(1000),
          act.navigate(urls.transactions),
        ],
        assertions: [assert.url(urls.signIn)],
        toasts: [toast.warning(session.pleaseLogin), toast.warning(session.pleaseLogin)],
        proves: ['D424'],
      }),
    ],
  ),
  scenario(
    'another-tab-renews-the-token',
    'While another tab renews the token this one waits, also for what the other stores a moment after its lock',
    urls.dashboard,
    [calls.refreshToken],
    [
      by.otherTab('another tab begins to renew the token', {
        actions: [{ type: 'otherTabFetches', what: 'token', phase: 'begins' }],
        assertions: [machineState('session', 'authenticated')],
      }),
      by.provider('the member opens Transactions, and the call is answered 401', {
        actions: receive401.actions,
        assertions: [machineState('session', 'refreshing'), assert.callCount(calls.refreshToken, 0)],
      }),
      by.otherTab('the other tab has renewed it', {
        actions: [{ type: 'otherTabFetches', what: 'token', phase: 'ends' }],
        assertions: [
          machineState('session', 'authenticated'),
          assert.callCount(calls.refreshToken, 0),
          assert.newestToken(calls.getTransactionHistory),
        ],
      }),
    ],
  ),
  scenario(
    'garbage-from-another-tab',
    'Another tab stores what is no session, or the browser clears the data of the site: the session is over in this tab, too',
    urls.dashboard,
    [calls.refreshToken, calls.login],
    [
      by.otherTab('another tab stores garbage', {
        actions: [act.otherTab('garbage')],
        assertions: [machineState('session', 'loggedOut.idle'), assert.heading(signIn.title)],
      }),
      signInAgain,
      by.otherTab('in another tab the data of the site are cleared', {
        actions: [act.otherTab('clearSiteData')],
        assertions: [machineState('session', 'loggedOut.idle'), assert.status(signIn.ended.expired)],
      }),
    ],
  ),
];
