import { deposit } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../paths/plan';
import { act, assert, calls, HOUR_MS } from './builders';
import { EXPIRES } from './depositWallet.model';
import { depositAddressScenarios } from './scenarios/depositAddress';
import { moneyScenarios } from './scenarios/moneyMovement';
import { navigationScenarios } from './scenarios/navigation';
import {
  machineState,
  noSession,
  noWallet,
  openDeposit,
  openTransfer,
  otherMemberSignsIn,
  receive401,
  refuseRefresh,
  refuseToken,
  renewToken,
  scenario,
  signInAgain,
  step,
  submitTransfer,
} from './scenarios/scenarioSteps';

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
      step(
        'provider',
        'the provider accepts the transfer',
        [act.release(calls.processTransfer)],
        [
          machineState('transfer', 'success'),
          assert.status(transfer.review.success),
          assert.text('$1.25000'),
          assert.text('{provider.transferId}'),
          assert.callCount(calls.processTransfer, 2),
          assert.pendingCalls(calls.processTransfer, 0),
        ],
      ),
      step(
        'member',
        'the member copies the transfer’s id',
        [act.button(transfer.review.copy)],
        [{ type: 'clipboard', text: '{provider.transferId}' }, assert.status(transfer.review.copied)],
      ),
      step(
        'member',
        'the member goes back to the form, which is empty',
        [act.tab(transfer.form.tab)],
        [
          machineState('transfer', 'form'),
          assert.fieldValue(transfer.form.recipient, ''),
          assert.fieldValue(transfer.form.amount, ''),
        ],
      ),
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
      refuseRefresh(assert.heading(signIn.title), assert.callCount(calls.processTransfer, 1)),
      signInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [openTransfer],
        [
          machineState('transfer', 'form'),
          assert.fieldValue(transfer.form.amount, ''),
          assert.notBusy(transfer.form.submit),
          assert.callCount(calls.processTransfer, 1),
        ],
      ),
    ],
  ),
  scenario(
    'logout-in-another-tab-while-submitting',
    'Another tab logs out while a transfer is pending: its answer is not shown, and it is not sent again',
    urls.fundTransfer,
    [calls.processTransfer, calls.login],
    [
      submitTransfer,
      step(
        'otherTab',
        'another tab logs out',
        [{ type: 'otherTab', operation: 'logout', as: 'member' }],
        [
          machineState('session', 'loggedOut.idle'),
          assert.heading(signIn.title),
          assert.text(signIn.ended.loggedOutInOtherTab),
          noSession,
          assert.absent(transfer.review.success),
        ],
      ),
      signInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [openTransfer],
        [
          machineState('transfer', 'form'),
          assert.notBusy(transfer.form.submit),
          assert.callCount(calls.processTransfer, 1),
        ],
      ),
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
      ),
      step(
        'member',
        'they open Review Transfer',
        [act.tab(transfer.review.tab)],
        [assert.text(transfer.review.nothing), assert.callCount(calls.processTransfer, 1)],
      ),
    ],
  ),
  scenario(
    'wallet-expires-while-refreshing',
    'The hour of a deposit address passes while the token is renewed: the old address is never shown again',
    urls.dashboard,
    [calls.generateWallet, calls.refreshToken],
    [
      openDeposit,
      receive401,
      step(
        'clock',
        'an hour passes',
        [{ type: 'advanceTimers', milliseconds: HOUR_MS }],
        [machineState('depositWallet', 'expired'), machineState('session', 'refreshing'), noWallet],
      ),
      renewToken(assert.newestToken(calls.getTransactionHistory)),
      step(
        'member',
        'the member opens Deposit',
        [act.link(shell.entries.deposit)],
        [
          machineState('depositWallet', 'fetching'),
          assert.absent(EXPIRES),
          assert.pendingCalls(calls.generateWallet, 1),
        ],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [act.release(calls.generateWallet)],
        [
          machineState('depositWallet', 'fresh'),
          assert.text(EXPIRES),
          assert.callCount(calls.generateWallet, 2),
        ],
      ),
    ],
  ),
  scenario(
    'wallet-expires-on-the-screen',
    'The hour passes while the address is on the screen: it is replaced, and never shown without its time',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      step(
        'clock',
        'an hour passes',
        [{ type: 'advanceTimers', milliseconds: HOUR_MS }],
        [
          machineState('depositWallet', 'fetching'),
          assert.status(deposit.expired),
          assert.absent(EXPIRES),
          noWallet,
          assert.pendingCalls(calls.generateWallet, 1),
        ],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [act.release(calls.generateWallet)],
        [machineState('depositWallet', 'fresh'), assert.text(EXPIRES)],
      ),
    ],
  ),
  scenario(
    'reload-keeps-the-address',
    'A reload within the hour shows the stored address without another call',
    urls.dashboard,
    [calls.generateWallet],
    [
      openDeposit,
      step(
        'member',
        'the member reloads the page',
        [{ type: 'open', path: urls.deposit }],
        [
          machineState('session', 'authenticated'),
          machineState('depositWallet', 'fresh'),
          assert.text(EXPIRES),
          assert.text('{provider.address}'),
          assert.callCount(calls.generateWallet, 1),
        ],
      ),
      step(
        'clock',
        'an hour passes',
        [{ type: 'advanceTimers', milliseconds: HOUR_MS }],
        [
          machineState('depositWallet', 'fetching'),
          assert.absent(EXPIRES),
          assert.pendingCalls(calls.generateWallet, 1),
        ],
      ),
    ],
  ),
  scenario(
    'logout-while-the-address-is-fetched',
    'The member logs out while a deposit address is being fetched: nothing of it is stored',
    urls.dashboard,
    [calls.generateWallet, calls.login],
    [
      step(
        'member',
        'the member opens Deposit',
        [act.link(shell.entries.deposit)],
        [machineState('depositWallet', 'fetching'), assert.pendingCalls(calls.generateWallet, 1)],
      ),
      step(
        'member',
        'the member logs out',
        [act.button(shell.logout)],
        [
          machineState('session', 'loggedOut.idle'),
          assert.heading(signIn.title),
          assert.pendingCalls(calls.generateWallet, 0),
          noWallet,
          noSession,
        ],
        [session.loggedOut],
      ),
      signInAgain,
      step(
        'member',
        'the member opens Deposit again',
        [act.link(shell.entries.deposit)],
        [
          machineState('depositWallet', 'fetching'),
          assert.pendingCalls(calls.generateWallet, 1),
          assert.newestToken(calls.generateWallet),
        ],
      ),
    ],
  ),
  scenario(
    'another-tab-renews-first',
    'Another tab renews the token first: this tab uses it, and cancels its own refresh',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      step(
        'otherTab',
        'another tab renews the token',
        [{ type: 'otherTab', operation: 'refreshToken', as: 'member' }],
        [
          machineState('session', 'authenticated'),
          assert.pendingCalls(calls.refreshToken, 0),
          assert.newestToken(calls.getTransactionHistory),
          assert.stored('session'),
        ],
      ),
    ],
  ),
  scenario(
    'two-calls-share-a-refresh',
    'Two calls are answered 401: they share one refresh, and both are repeated with its token',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      step(
        'provider',
        'another call is answered 401 meanwhile',
        [act.mock401(calls.getStats), act.link(shell.entries.dashboard)],
        [
          machineState('session', 'refreshing'),
          assert.pendingCalls(calls.refreshToken, 1),
          assert.callCount(calls.refreshToken, 1),
        ],
      ),
      renewToken(
        assert.newestToken(calls.getStats),
        assert.callCount(calls.refreshToken, 1),
        assert.heading(home.title),
      ),
    ],
  ),
  scenario(
    'unconfirmed-outlives-a-refresh',
    'The connection breaks in the middle of a transfer, then the token expires: the warning stays over the history',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken],
    [
      submitTransfer,
      step(
        'provider',
        'the connection breaks, and the history is answered 401',
        [act.mock401(calls.getTransferHistory), act.release(calls.processTransfer, 'responseLost')],
        [
          machineState('transfer', 'unconfirmed'),
          machineState('session', 'refreshing'),
          assert.alert(transfer.history.unconfirmed),
        ],
      ),
      renewToken(
        machineState('transfer', 'unconfirmed'),
        assert.alert(transfer.history.unconfirmed),
        assert.newestToken(calls.getTransferHistory),
        assert.notBusy(transfer.history.refresh),
      ),
      step(
        'member',
        'the member refreshes the history',
        [{ type: 'hold', call: calls.getTransferHistory }, act.button(transfer.history.refresh)],
        [assert.pendingCalls(calls.getTransferHistory, 1), assert.busy(transfer.history.refresh)],
      ),
      step(
        'provider',
        'the provider answers with the transfer',
        [act.release(calls.getTransferHistory)],
        [
          assert.text('$1.25000'),
          assert.notBusy(transfer.history.refresh),
          assert.callCount(calls.processTransfer, 1),
        ],
      ),
    ],
  ),
  ...depositAddressScenarios,
  ...moneyScenarios,
  ...navigationScenarios,
];
