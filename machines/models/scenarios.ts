import { deposit } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../paths/plan';
import { AMOUNTS, act, assert, by, calls, HOUR_MS, shownAmount, textBefore, VARIABLE } from './builders';
import { EXPIRES } from './depositWallet.model';
import { accountScenarios } from './scenarios/accounts';
import { amountScenarios } from './scenarios/amounts';
import { browserScenarios } from './scenarios/browsers';
import { depositAddressScenarios } from './scenarios/depositAddress';
import { limitScenarios } from './scenarios/limits';
import { moneyScenarios } from './scenarios/moneyMovement';
import { navigationScenarios } from './scenarios/navigation';
import { phoneScenarios } from './scenarios/phone';
import {
  INTERRUPTED,
  interrupted,
  logOut,
  logOutInOtherTab,
  machineState,
  noSession,
  noWallet,
  openDeposit,
  otherMemberSignsIn,
  passHour,
  receive401,
  receiveAddress,
  refuseRefresh,
  refuseToken,
  renewToken,
  reopenTransfer,
  requestAddress,
  SHOWN_TRANSFER,
  scenario,
  signInAgain,
  submitTransfer,
} from './scenarios/scenarioSteps';
import { screenScenarios } from './scenarios/screens';
import { signInScenarios } from './scenarios/signingIn';
import { tableScenarios } from './scenarios/tables';

const INTERRUPTED_DONATION = textBefore(
  movement.earlier('donation', shownAmount(AMOUNTS.donation), VARIABLE),
);

/** Hand-written paths across machines: what one machine does while another one is busy. */
export const scenarios: readonly Plan[] = [
  scenario(
    '401-in-the-middle-of-a-transfer',
    'The token expires in the middle of a transfer: it is renewed, and the money moves once',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken],
    [
      submitTransfer,
      refuseToken(
        machineState('transfer', 'submitting'),
        assert.pendingCalls(calls.processTransfer, 0),
        assert.busy(transfer.form.submit),
      ),
      renewToken(
        assert.pendingCalls(calls.processTransfer, 1),
        assert.newestToken(calls.processTransfer),
        machineState('transfer', 'submitting'),
      ),
      by.provider('the provider accepts the transfer', {
        actions: [act.release(calls.processTransfer)],
        assertions: [
          machineState('transfer', 'success'),
          assert.status(transfer.review.success),
          assert.text(SHOWN_TRANSFER),
          assert.text('{provider.transferId}'),
          assert.callCount(calls.processTransfer, 2),
          assert.pendingCalls(calls.processTransfer, 0),
        ],
        proves: ['R2.40', 'R4.8', 'R4.10'],
      }),
      by.member('the member copies the transfer’s id', {
        actions: [act.button(transfer.review.copy)],
        assertions: [
          { type: 'clipboard', text: '{provider.transferId}' },
          assert.status(transfer.review.copied),
        ],
      }),
      by.member('the member goes back to the form, which is empty', {
        actions: [act.tab(transfer.form.tab)],
        assertions: [
          machineState('transfer', 'form'),
          assert.fieldValue(transfer.form.recipient, ''),
          assert.fieldValue(transfer.form.amount, ''),
        ],
      }),
    ],
  ),
  scenario(
    'refresh-refused-in-the-middle-of-a-transfer',
    'The session ends in the middle of a transfer: nothing moves, and the next session begins with an empty form',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken, calls.login],
    [
      submitTransfer,
      refuseToken(),
      refuseRefresh(
        assert.heading(signIn.title),
        assert.callCount(calls.processTransfer, 1),
        assert.absent(movement.signedOut('transfer')),
      ),
      {
        ...signInAgain,
        sentence: 'the member signs in again, and is led back to Fund Transfer',
        assertions: [
          machineState('session', 'authenticated'),
          assert.heading(transfer.title),
          assert.url(urls.fundTransfer),
        ],
        proves: ['D48'],
      },
      reopenTransfer(assert.fieldValue(transfer.form.amount, ''), assert.absent(INTERRUPTED)),
    ],
  ),
  scenario(
    'logout-in-another-tab-while-submitting',
    'Another tab logs out while a transfer is pending: it is not sent again, and what was pending is told until the member has looked it up',
    urls.fundTransfer,
    [calls.processTransfer, calls.login],
    [
      submitTransfer,
      logOutInOtherTab(
        assert.heading(signIn.title),
        assert.text(signIn.ended.loggedOutInOtherTab),
        noSession,
        assert.absent(transfer.review.success),
        assert.status(movement.signedOut('transfer')),
      ),
      { ...signInAgain, assertions: [...(signInAgain.assertions ?? []), interrupted], proves: ['D36'] },
      by.otherTab('another tab sends a donation, whose answer is lost', {
        actions: [{ type: 'otherTab', operation: 'loseAnswer', as: 'member' }],
        assertions: [assert.status(INTERRUPTED_DONATION)],
      }),
      by.member('the member looks in the history, which is empty of it', {
        actions: [act.link(movement.history.transfer)],
        assertions: [machineState('transfer', 'history'), interrupted],
      }),
      by.member('the member has looked it up, and not the donation', {
        actions: [act.button(movement.lookedUp)],
        assertions: [assert.absent(INTERRUPTED), assert.status(INTERRUPTED_DONATION)],
      }),
      reopenTransfer(),
      by.otherTab('the member looks it up in the other tab', {
        actions: [{ type: 'otherTab', operation: 'lookUp', as: 'member' }],
        assertions: [assert.absent(INTERRUPTED_DONATION)],
        proves: ['D564'],
      }),
    ],
  ),
  scenario(
    'somebody-else-signs-in-while-submitting',
    'Another member signs in in another tab while a transfer is pending: they see nothing of it',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      otherMemberSignsIn(
        assert.fieldValue(transfer.form.recipient, ''),
        assert.notBusy(transfer.form.submit),
        assert.pendingCalls(calls.processTransfer, 0),
        assert.absent(INTERRUPTED),
      ),
      by.member('they open Review Transfer', {
        actions: [act.tab(transfer.review.tab)],
        assertions: [assert.text(transfer.review.nothing), assert.callCount(calls.processTransfer, 1)],
        proves: ['D8'],
      }),
    ],
  ),
  scenario(
    'wallet-expires-while-refreshing',
    'The hour of a deposit address passes while the token is renewed: the old address is never shown again',
    urls.dashboard,
    [calls.generateWallet, calls.refreshToken],
    [
      openDeposit,
      by.clock('all but five seconds of the hour pass', {
        actions: [{ type: 'advanceTimers', milliseconds: HOUR_MS - 5000 }],
        assertions: [machineState('depositWallet', 'fresh')],
      }),
      receive401,
      by.clock('the last five seconds pass', {
        actions: [{ type: 'advanceTimers', milliseconds: 5000 }],
        assertions: [
          machineState('depositWallet', 'expired'),
          machineState('session', 'refreshing'),
          noWallet,
        ],
      }),
      renewToken(assert.newestToken(calls.getTransactionHistory)),
      requestAddress(assert.absent(EXPIRES)),
      receiveAddress(assert.callCount(calls.generateWallet, 2)),
    ],
  ),
  scenario(
    'wallet-expires-on-the-screen',
    'The hour passes while the address is on the screen: it is replaced, and never shown without its time',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      passHour(
        machineState('depositWallet', 'fetching'),
        assert.status(deposit.expired),
        assert.absent(EXPIRES),
        noWallet,
        assert.pendingCalls(calls.generateWallet, 1),
      ),
      { ...receiveAddress(), proves: ['R4.13', 'R9.9'] },
    ],
  ),
  scenario(
    'reload-keeps-the-address',
    'A reload within the hour shows the stored address without another call',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      by.member('the member reloads the page', {
        actions: [{ type: 'open', path: urls.deposit }],
        assertions: [
          machineState('session', 'authenticated'),
          machineState('depositWallet', 'fresh'),
          assert.text(EXPIRES),
          assert.text('{provider.address}'),
          assert.callCount(calls.generateWallet, 1),
        ],
        proves: ['R4.9', 'R4.13'],
      }),
      passHour(
        machineState('depositWallet', 'fetching'),
        assert.absent(EXPIRES),
        assert.pendingCalls(calls.generateWallet, 1),
      ),
    ],
  ),
  scenario(
    'logout-while-the-address-is-fetched',
    'The member logs out while a deposit address is being fetched: nothing of it is stored',
    urls.dashboard,
    [calls.generateWallet, calls.login],
    [
      requestAddress(),
      {
        ...logOut(
          assert.heading(signIn.title),
          assert.pendingCalls(calls.generateWallet, 0),
          noWallet,
          noSession,
        ),
        proves: ['R4.7', 'R8.10'],
      },
      signInAgain,
      by.member('the member opens Deposit again', {
        actions: [act.link(shell.entries.deposit)],
        assertions: [
          machineState('depositWallet', 'fetching'),
          assert.pendingCalls(calls.generateWallet, 1),
          assert.newestToken(calls.generateWallet),
        ],
      }),
    ],
  ),
  scenario(
    'another-tab-renews-first',
    'Another tab renews the token first: this tab uses it, and cancels its own refresh',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.otherTab('another tab renews the token', {
        actions: [{ type: 'otherTab', operation: 'refreshToken', as: 'member' }],
        assertions: [
          machineState('session', 'authenticated'),
          assert.pendingCalls(calls.refreshToken, 0),
          assert.newestToken(calls.getTransactionHistory),
          assert.stored('session'),
        ],
        proves: ['D9', 'D41'],
      }),
    ],
  ),
  scenario(
    'two-calls-share-a-refresh',
    'Two calls are answered 401: they share one refresh, and both are repeated with its token',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.provider('another call is answered 401 meanwhile', {
        actions: [act.mock401(calls.getStats), act.link(shell.entries.dashboard)],
        assertions: [
          machineState('session', 'refreshing'),
          assert.pendingCalls(calls.refreshToken, 1),
          assert.callCount(calls.refreshToken, 1),
        ],
      }),
      {
        ...renewToken(
          assert.newestToken(calls.getStats),
          assert.callCount(calls.refreshToken, 1),
          assert.heading(home.title),
        ),
        proves: ['R4.8', 'R8.19'],
      },
    ],
  ),
  scenario(
    'unconfirmed-outlives-a-refresh',
    'The connection breaks in the middle of a transfer, then the token expires: the warning stays over the history',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken],
    [
      submitTransfer,
      by.provider('the connection breaks, and the history is answered 401', {
        actions: [act.mock401(calls.getTransferHistory), act.release(calls.processTransfer, 'responseLost')],
        assertions: [
          machineState('transfer', 'unconfirmed.history'),
          machineState('session', 'refreshing'),
          assert.alert(transfer.history.unconfirmed),
        ],
      }),
      renewToken(
        machineState('transfer', 'unconfirmed.history'),
        assert.alert(transfer.history.unconfirmed),
        assert.newestToken(calls.getTransferHistory),
        assert.notBusy(transfer.history.refresh),
      ),
      by.member('the member refreshes the history', {
        actions: [{ type: 'hold', call: calls.getTransferHistory }, act.button(transfer.history.refresh)],
        assertions: [assert.pendingCalls(calls.getTransferHistory, 1), assert.busy(transfer.history.refresh)],
      }),
      by.provider('the provider answers with the transfer', {
        actions: [act.release(calls.getTransferHistory)],
        assertions: [
          assert.text(SHOWN_TRANSFER),
          assert.notBusy(transfer.history.refresh),
          assert.callCount(calls.processTransfer, 1),
        ],
        proves: ['D3', 'D4'],
      }),
    ],
  ),
  ...depositAddressScenarios,
  ...moneyScenarios,
  ...navigationScenarios,
  ...signInScenarios,
  ...limitScenarios,
  ...accountScenarios,
  ...amountScenarios,
  ...screenScenarios,
  ...tableScenarios,
  ...browserScenarios,
  ...phoneScenarios,
];
