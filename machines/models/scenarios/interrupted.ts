import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import {
  AMOUNTS,
  act,
  assert,
  by,
  calls,
  MINUTE_MS,
  refusal,
  shownAmount,
  textBefore,
  toast,
  VARIABLE,
} from '../builders';
import {
  changeProfile,
  INTERRUPTED,
  interrupted,
  logOutInOtherTab,
  machineState,
  noSession,
  openTransfer,
  otherMemberSignsIn,
  receive401,
  refuseRefresh,
  refuseToken,
  renewToken,
  reopenTransfer,
  SHOWN_TRANSFER,
  scenario,
  signInAgain,
  submitTransfer,
} from './scenarioSteps';

const INTERRUPTED_DONATION = textBefore(
  movement.earlier('donation', shownAmount(AMOUNTS.donation), VARIABLE),
);

/** A transfer, a call or the token itself is on its way when the session is renewed, ends, or is taken over. */
export const interruptedScenarios: readonly Plan[] = [
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
        assert.alert(movement.notCarriedOut('transfer')),
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
      by.otherTab('a minute later another tab sends a donation, whose answer is lost', {
        actions: [act.advance(MINUTE_MS), act.otherTab('loseAnswer')],
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
        actions: [act.otherTab('lookUp')],
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
    'another-tab-renews-first',
    'Another tab renews the token first: this tab uses it, and cancels its own refresh',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.otherTab('another tab renews the token', {
        actions: [act.otherTab('refreshToken')],
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
        actions: [act.mock401(calls.getStats), act.menuLink(shell.entries.dashboard)],
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
    'another-tab-reads-a-profile',
    'Another tab stores what a profile says of the member while this one renews the token: no token came with it, and the renewal goes on',
    urls.dashboard,
    [calls.refreshToken],
    [
      receive401,
      by.otherTab('another tab reads a profile', {
        actions: [{ type: 'otherTabReadsProfile' }],
        assertions: [machineState('session', 'refreshing'), assert.pendingCalls(calls.refreshToken, 1)],
      }),
      {
        ...renewToken(
          assert.newestToken(calls.getTransactionHistory),
          assert.callCount(calls.refreshToken, 1),
        ),
        proves: ['D884'],
      },
      by.otherTab(
        'another tab has renewed the token, which is heard only after a profile with another name',
        {
          actions: [
            { type: 'hold', call: calls.getProfile },
            act.menuLink(shell.entries.setting),
            {
              type: 'store',
              name: 'auth',
              value: '{"user":{"user_pk":"trl-Member","role":"member"},"token":"of-the-other-tab"}',
            },
            changeProfile({ 'profile.name': 'Ada of the Profile' }),
          ],
          assertions: [assert.text('Ada of the Profile')],
        },
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
      by.member('the member reviews the transfer before it, and goes back to the history', {
        actions: [act.tab(transfer.review.tab), act.button(transfer.review.toHistory)],
        assertions: [machineState('transfer', 'unconfirmed.history')],
      }),
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
      by.member('the member looks at the dashboard, comes back to the form, and sends the same again', {
        actions: [
          act.menuLink(shell.entries.dashboard),
          openTransfer,
          act.tab(transfer.form.tab),
          act.button(movement.sendAgain.keyed),
        ],
        assertions: [machineState('transfer', 'sendingAgain'), assert.pendingCalls(calls.processTransfer, 1)],
      }),
      by.provider('the provider refuses it, and what was sent is in the form', {
        actions: [
          act.release(calls.processTransfer, refusal(calls.processTransfer, 'The recipient is unknown.')),
        ],
        toasts: [toast.failure('The recipient is unknown.')],
        assertions: [
          machineState('transfer', 'form'),
          assert.fieldValue(transfer.form.recipient, '{recipient.key}'),
          assert.fieldValue(transfer.form.amount, shownAmount(AMOUNTS.transfer).slice(1)),
        ],
      }),
    ],
  ),
];
