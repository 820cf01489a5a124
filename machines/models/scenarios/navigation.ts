import { notFound } from '#src/messages/errorScreens.ts';
import { home } from '#src/messages/home.ts';
import { resetPassword } from '#src/messages/passcode.ts';
import { shell } from '#src/messages/shell.ts';
import { transactions } from '#src/messages/transactions.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Action } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Plan } from '../../paths/plan';
import { act, assert, calls } from '../builders';
import {
  machineState,
  openTransfer,
  scenario,
  selectedTab,
  step,
  TRANSFER_HISTORY_URL,
} from './scenarioSteps';

const RESET = 'POST /users/reset-password/half%2Fway';
const focused = (name: string): Assertion => ({ type: 'focused', text: name });
const navigate = (path: string): Action => ({ type: 'navigate', path });
const goBack: Action = { type: 'goBack' };

/** The address bar and the Back button. */
export const navigationScenarios: readonly Plan[] = [
  scenario(
    'tabs-and-the-back-button',
    'The URL has the tab; a screen that is left cancels its calls; Back skips redirects',
    TRANSFER_HISTORY_URL,
    [calls.getTransferHistory],
    [
      step(
        'member',
        'the member goes to the dashboard',
        [act.link(shell.entries.dashboard)],
        [
          assert.url(urls.dashboard),
          assert.heading(home.title),
          focused(home.title),
          assert.pendingCalls(calls.getTransferHistory, 0),
        ],
      ),
      step(
        'member',
        'the member comes back to the tab that was left',
        [openTransfer, act.release(calls.getTransferHistory)],
        [
          machineState('transfer', 'history'),
          selectedTab(transfer.history.tab),
          assert.url(TRANSFER_HISTORY_URL),
        ],
      ),
      step(
        'member',
        'the member goes to the URL of a tab that does not exist',
        [navigate(`${urls.fundTransfer}?tab=unknown`)],
        [machineState('transfer', 'form'), selectedTab(transfer.form.tab)],
      ),
      step(
        'member',
        'the member opens the history, and goes back',
        [act.tab(transfer.history.tab), goBack],
        [assert.url(TRANSFER_HISTORY_URL), machineState('transfer', 'history')],
      ),
      step(
        'member',
        'the member goes to Transactions, then to the sign-in, and is redirected to the dashboard',
        [navigate(urls.transactions), navigate(urls.signIn)],
        [assert.url(urls.dashboard), assert.heading(home.title)],
      ),
      step(
        'member',
        'the member goes back again',
        [goBack],
        [assert.url(urls.transactions), assert.heading(transactions.title)],
      ),
    ],
    [
      machineState('transfer', 'history'),
      selectedTab(transfer.history.tab),
      assert.absent(transfer.form.lead),
      assert.pendingCalls(calls.getTransferHistory, 1),
      focused(''),
    ],
  ),
  scenario(
    'addresses-that-are-typed',
    'An unknown URL shows that the page does not exist; the parameters of a URL are sent to the provider',
    '/dashboard/nowhere',
    [],
    [
      step(
        'member',
        'the member goes to another unknown URL, in capitals',
        [navigate('/DASHBOARD/Nowhere/else')],
        [assert.heading(notFound.title), assert.notBusy(shell.logout)],
      ),
      step(
        'member',
        'the member goes to an unknown URL outside the dashboard',
        [navigate('/nowhere')],
        [assert.heading(notFound.title), assert.absent(shell.logout)],
      ),
      step(
        'member',
        'the member follows a link to choose a new passcode',
        [navigate('/reset-password/half%2Fway')],
        [assert.heading(resetPassword.title), assert.notBusy(resetPassword.submit)],
      ),
      step(
        'member',
        'the member chooses one, and the provider refuses the link',
        [
          {
            type: 'mockNextResponse',
            call: RESET,
            outcome: { kind: 'refusal', sentence: 'This link is too old.' },
          },
          act.fill(resetPassword.passcode, 'a-new-one-9'),
          act.fill(resetPassword.confirmation, 'a-new-one-9'),
          act.button(resetPassword.submit),
        ],
        [assert.callCount(RESET, 1)],
        ['This link is too old.'],
      ),
      step(
        'member',
        'the member opens the active members of stage 2 in the team',
        [navigate('/dashboard/network?tab=team&team.stage=2&team.status=active')],
        [assert.called('GET /users/team-tree?stage=2&status=active')],
      ),
    ],
    [assert.heading(notFound.title), assert.notBusy(shell.logout)],
  ),
];
