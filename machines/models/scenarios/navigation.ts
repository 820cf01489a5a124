import { commands } from '#src/messages/commands.ts';
import { somethingWentWrong } from '#src/messages/common.ts';
import { notFound } from '#src/messages/errorScreens.ts';
import { home } from '#src/messages/home.ts';
import { resetPassword } from '#src/messages/passcode.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { transactions } from '#src/messages/transactions.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, refusal, toast } from '../builders';
import type { Action } from '../kinds';
import {
  logOut,
  machineState,
  openTransfer,
  plainScenario,
  reply,
  scenario,
  selectedTab,
  submitSignIn,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

const RESET_BY_TOKEN = 'POST /users/reset-password/a-token';
const RESET = 'POST /users/reset-password/half%2Fway';

const turnAway = (sentence: string, action: Action) =>
  by.member(sentence, {
    actions: [action],
    toasts: [toast.warning(session.pleaseLogin)],
    assertions: [assert.url(urls.signIn)],
  });
const visit = (sentence: string, address: string) => turnAway(sentence, act.navigate(address));
const signInTo = (sentence: string, address: string) =>
  by.member(sentence, {
    actions: [...submitSignIn('member'), act.release(calls.login)],
    assertions: [machineState('session', 'authenticated'), assert.url(address)],
  });

/** The address bar and the Back button. */
export const navigationScenarios: readonly Plan[] = [
  scenario(
    'tabs-and-the-back-button',
    'The URL has the tab; a screen that is left cancels its calls; Back skips redirects',
    TRANSFER_HISTORY_URL,
    [calls.getTransferHistory],
    [
      by.member('the member goes to the dashboard', {
        actions: [act.menuLink(shell.entries.dashboard)],
        assertions: [
          assert.url(urls.dashboard),
          assert.heading(home.title),
          assert.focused(home.title),
          assert.pendingCalls(calls.getTransferHistory, 0),
        ],
      }),
      by.member('the member comes back by the menu, which leads to the form', {
        actions: [openTransfer, act.release(calls.getTransferHistory)],
        assertions: [
          machineState('transfer', 'form'),
          selectedTab(transfer.form.tab),
          assert.url(urls.fundTransfer),
        ],
        proves: ['D1097'],
      }),
      by.member('the member goes to the URL of the history, then to that of a tab that does not exist', {
        actions: [act.navigate(TRANSFER_HISTORY_URL), act.navigate(`${urls.fundTransfer}?tab=unknown`)],
        assertions: [machineState('transfer', 'form'), selectedTab(transfer.form.tab)],
      }),
      by.member('the member opens the history, and goes back', {
        actions: [act.tab(transfer.history.tab), act.goBack],
        assertions: [
          assert.url(`${urls.fundTransfer}?tab=unknown`),
          machineState('transfer', 'form'),
          selectedTab(transfer.form.tab),
        ],
        proves: ['R2.38'],
      }),
      by.member('the member goes to Transactions, then to the sign-in, and is redirected to the dashboard', {
        actions: [act.navigate(urls.transactions), act.navigate(urls.signIn)],
        assertions: [assert.url(urls.dashboard), assert.heading(home.title)],
      }),
      by.member('the member goes back again', {
        actions: [act.goBack],
        assertions: [assert.url(urls.transactions), assert.heading(transactions.title)],
      }),
    ],
    [
      machineState('transfer', 'history'),
      selectedTab(transfer.history.tab),
      assert.absent(transfer.form.lead),
      assert.pendingCalls(calls.getTransferHistory, 1),
      assert.focused(''),
    ],
  ),
  plainScenario(
    'addresses-that-are-typed',
    'An unknown URL shows that the page does not exist; the parameters of a URL are sent to the provider',
    '/dashboard/nowhere',
    [
      by.member('the member goes to an unknown URL below that of a screen, in capitals', {
        actions: [act.navigate('/DASHBOARD/Setting/nowhere')],
        assertions: [assert.heading(notFound.title), assert.notBusy(commands.open)],
      }),
      by.member('the member goes to an unknown URL outside the dashboard', {
        actions: [act.navigate('/nowhere')],
        assertions: [assert.heading(notFound.title), assert.absent(shell.logout)],
        proves: ['R2.11'],
      }),
      by.member('the member follows a link to choose a new passcode', {
        actions: [act.navigate('/reset-password/half%2Fway')],
        assertions: [assert.heading(resetPassword.title), assert.notBusy(resetPassword.submit)],
      }),
      by.member('the member chooses one, and the provider refuses the link', {
        actions: [
          act.mockNext(RESET, refusal(RESET, 'This link is too old.')),
          act.fill(resetPassword.passcode, 'a-new-one-9'),
          act.fill(resetPassword.confirmation, 'a-new-one-9'),
          act.button(resetPassword.submit),
        ],
        assertions: [assert.callCount(RESET, 1)],
        toasts: [toast.failure('This link is too old.')],
        proves: ['R8.4'],
      }),
      by.member('the member tries again, and the provider accepts with a sentence of its own', {
        actions: [
          act.mockNext(RESET, reply(200, { message: 'Now it is new.' })),
          act.button(resetPassword.submit),
        ],
        assertions: [assert.callCount(RESET, 2), assert.heading(home.title)],
        toasts: [toast.success('Now it is new.')],
      }),
      by.member('the member opens a link whose token would lead to another address', {
        actions: [act.navigate('/reset-password/%252e%252e')],
        assertions: [assert.alert(resetPassword.invalidLink)],
      }),
      by.member(
        'the member chooses a passcode with another link, and the connection breaks before the answer',
        {
          actions: [
            act.navigate(urls.resetPassword('a-token')),
            act.mockNext(RESET_BY_TOKEN, { kind: 'responseLost' }),
            act.fill(resetPassword.passcode, 'a-new-one-9'),
            act.fill(resetPassword.confirmation, 'a-new-one-9'),
            act.button(resetPassword.submit),
          ],
          toasts: [toast.failure(somethingWentWrong), toast.warning(resetPassword.unknown)],
          assertions: [assert.callCount(RESET_BY_TOKEN, 1)],
        },
      ),
      by.member('the member opens the active members of stage 2 in the team', {
        actions: [act.navigate('/dashboard/network?tab=team&team.stage=2&team.status=active')],
        assertions: [assert.called('GET /users/team-tree?stage=2&status=active')],
      }),
      by.member('the member opens all members in the team', {
        actions: [act.navigate('/dashboard/network?tab=team')],
        assertions: [assert.called('GET /users/team-tree')],
      }),
    ],
    [assert.heading(notFound.title), assert.notBusy(commands.open)],
  ),
  scenario(
    'where-a-sign-in-leads',
    'A sign-in leads to the address of the dashboard that a visitor asked for, to none that only looks like one, and not to where somebody logged out',
    urls.transactions,
    [calls.login],
    [
      logOut(assert.url(urls.signIn)),
      signInTo('the member signs in again', urls.dashboard),
      by.member('the member goes to Setting and back to Transactions, and logs out there', {
        actions: [act.navigate(urls.setting), act.navigate(urls.transactions), act.menuButton(shell.logout)],
        toasts: [toast.success(session.loggedOut)],
      }),
      turnAway('the visitor goes back to Setting, which was the member’s', act.goBack),
      visit('the visitor goes to its address, which is asked for', urls.setting),
      visit('the visitor goes back to it', urls.transactions),
      visit('the visitor goes to it once more', urls.transactions),
      signInTo('the member signs in', urls.transactions),
      ...[
        ['days of a table, with a place in the screen', `${urls.withdraw}?size=25#details`],
        ['an address that is too long', `${urls.withdraw}?q=${'a'.repeat(2000)}`],
        ['an address with an empty part', `${urls.dashboard}//withdraw`],
        ['an address with a backslash', `${urls.withdraw}?q=\\`],
      ].flatMap(([what = '', address = '']) => [
        logOut(),
        visit(`a visitor goes to ${what}`, address),
        signInTo('the member signs in', address.includes('#') ? `${urls.withdraw}?size=25` : urls.dashboard),
      ]),
    ],
  ),
];
