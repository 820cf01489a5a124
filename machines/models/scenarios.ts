import { deposit } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { session } from '#src/messages/session.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../paths/plan';
import {
  absent,
  alert,
  busy,
  button,
  callCount,
  calls,
  fieldValue,
  HOUR_MS,
  heading,
  link,
  mock401,
  newestToken,
  notBusy,
  pendingCalls,
  release,
  status,
  stored,
  tab,
  text,
} from './builders';
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
        pendingCalls(calls.processTransfer, 0),
        busy(transfer.form.submit),
      ),
      renewToken(
        pendingCalls(calls.processTransfer, 1),
        newestToken(calls.processTransfer),
        machineState('transfer', 'submitting'),
      ),
      step(
        'provider',
        'the provider accepts the transfer',
        [release(calls.processTransfer)],
        [
          machineState('transfer', 'success'),
          status(transfer.review.success),
          text('$1.25000'),
          text('{provider.transferId}'),
          callCount(calls.processTransfer, 2),
          pendingCalls(calls.processTransfer, 0),
        ],
      ),
      step(
        'member',
        'the member copies the transfer’s id',
        [button(transfer.review.copy)],
        [{ type: 'clipboard', text: '{provider.transferId}' }, status(transfer.review.copied)],
      ),
      step(
        'member',
        'the member goes back to the form, which is empty',
        [tab(transfer.form.tab)],
        [
          machineState('transfer', 'form'),
          fieldValue(transfer.form.recipient, ''),
          fieldValue(transfer.form.amount, ''),
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
      refuseRefresh(heading(signIn.title), callCount(calls.processTransfer, 1)),
      signInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [openTransfer],
        [
          machineState('transfer', 'form'),
          fieldValue(transfer.form.amount, ''),
          notBusy(transfer.form.submit),
          callCount(calls.processTransfer, 1),
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
          heading(signIn.title),
          text(signIn.ended.loggedOutInOtherTab),
          noSession,
          absent(transfer.review.success),
        ],
      ),
      signInAgain,
      step(
        'member',
        'the member opens Fund Transfer',
        [openTransfer],
        [
          machineState('transfer', 'form'),
          notBusy(transfer.form.submit),
          callCount(calls.processTransfer, 1),
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
        fieldValue(transfer.form.recipient, ''),
        notBusy(transfer.form.submit),
        pendingCalls(calls.processTransfer, 0),
      ),
      step(
        'member',
        'they open Review Transfer',
        [tab(transfer.review.tab)],
        [text(transfer.review.nothing), callCount(calls.processTransfer, 1)],
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
      renewToken(newestToken(calls.getTransactionHistory)),
      step(
        'member',
        'the member opens Deposit',
        [link(shell.entries.deposit)],
        [machineState('depositWallet', 'fetching'), absent(EXPIRES), pendingCalls(calls.generateWallet, 1)],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [release(calls.generateWallet)],
        [machineState('depositWallet', 'fresh'), text(EXPIRES), callCount(calls.generateWallet, 2)],
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
          status(deposit.expired),
          absent(EXPIRES),
          noWallet,
          pendingCalls(calls.generateWallet, 1),
        ],
      ),
      step(
        'provider',
        'the provider gives a new address',
        [release(calls.generateWallet)],
        [machineState('depositWallet', 'fresh'), text(EXPIRES)],
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
          text(EXPIRES),
          text('{provider.address}'),
          callCount(calls.generateWallet, 1),
        ],
      ),
      step(
        'clock',
        'an hour passes',
        [{ type: 'advanceTimers', milliseconds: HOUR_MS }],
        [machineState('depositWallet', 'fetching'), absent(EXPIRES), pendingCalls(calls.generateWallet, 1)],
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
        [link(shell.entries.deposit)],
        [machineState('depositWallet', 'fetching'), pendingCalls(calls.generateWallet, 1)],
      ),
      step(
        'member',
        'the member logs out',
        [button(shell.logout)],
        [
          machineState('session', 'loggedOut.idle'),
          heading(signIn.title),
          pendingCalls(calls.generateWallet, 0),
          noWallet,
          noSession,
        ],
        [session.loggedOut],
      ),
      signInAgain,
      step(
        'member',
        'the member opens Deposit again',
        [link(shell.entries.deposit)],
        [
          machineState('depositWallet', 'fetching'),
          pendingCalls(calls.generateWallet, 1),
          newestToken(calls.generateWallet),
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
          pendingCalls(calls.refreshToken, 0),
          newestToken(calls.getTransactionHistory),
          stored('session'),
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
        [mock401(calls.getStats), link(shell.entries.dashboard)],
        [
          machineState('session', 'refreshing'),
          pendingCalls(calls.refreshToken, 1),
          callCount(calls.refreshToken, 1),
        ],
      ),
      renewToken(newestToken(calls.getStats), callCount(calls.refreshToken, 1), heading(home.title)),
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
        [mock401(calls.getTransferHistory), release(calls.processTransfer, 'responseLost')],
        [
          machineState('transfer', 'unconfirmed'),
          machineState('session', 'refreshing'),
          alert(transfer.history.unconfirmed),
        ],
      ),
      renewToken(
        machineState('transfer', 'unconfirmed'),
        alert(transfer.history.unconfirmed),
        newestToken(calls.getTransferHistory),
        notBusy(transfer.history.refresh),
      ),
      step(
        'member',
        'the member refreshes the history',
        [{ type: 'hold', call: calls.getTransferHistory }, button(transfer.history.refresh)],
        [pendingCalls(calls.getTransferHistory, 1), busy(transfer.history.refresh)],
      ),
      step(
        'provider',
        'the provider answers with the transfer',
        [release(calls.getTransferHistory)],
        [text('$1.25000'), notBusy(transfer.history.refresh), callCount(calls.processTransfer, 1)],
      ),
    ],
  ),
  ...depositAddressScenarios,
  ...moneyScenarios,
  ...navigationScenarios,
];
