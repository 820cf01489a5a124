import { copying } from '#src/messages/common.ts';
import { deposit } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { receipt, statement } from '#src/messages/statement.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { act, assert, by, calls, HOUR_MS, MINUTE_MS, toast } from '../builders';
import { EXPIRES } from '../depositWallet.model';
import type { Action, Assertion } from '../kinds';
import {
  changeAnswer,
  changeNext,
  listTransactions,
  machineState,
  noWallet,
  OTHER_AMOUNT,
  openDeposit,
  openTransfer,
  plainScenario,
  requestAddress,
  SHOWN_TRANSFER,
  scenario,
  sendOther,
  stopTime,
  submitTransfer,
} from './scenarioSteps';

const wake = (milliseconds: number, at: Extract<Action, { type: 'wake' }>['at']): Action => ({
  type: 'wake',
  milliseconds,
  at,
});
const expiresIn = (seconds: number): Action =>
  changeAnswer(calls.generateWallet, { 'data.expires_in': seconds });
const fetching = [machineState('depositWallet', 'fetching'), assert.absent(EXPIRES), noWallet];
const fresh = (left: string) => [machineState('depositWallet', 'fresh'), assert.text(`${EXPIRES} ${left}`)];

const COMPLETED = 1;
const PENDING = 2;
const DEPOSITS = [10.00003, 12.34567];
/** After all clocks of plans. What arrives is not counted from it. */
const PLANNED = {
  'data.transactions.2._id': 'planned',
  'data.transactions.2.type': 'Withdrawal',
  'data.transactions.2.created_at': '2100-01-01T00:00:00.000Z',
};
/** So old that it would have been there before, were it not listed as pending. */
const LONG_AWAITED = { 'data.transactions.0.created_at': '2026-11-15T09:00:00.000Z' };
/** The provider lists deposits with these statuses first, which were not there before, and a withdrawal of the future. */
const listDeposits = (...statuses: readonly number[]): Action =>
  changeAnswer(
    calls.getTransactionHistory,
    Object.assign(
      { ...PLANNED, ...LONG_AWAITED },
      ...statuses.map((status, index) => ({
        [`data.transactions.${index}._id`]: `new-${index}`,
        [`data.transactions.${index}.type`]: 'Deposit',
        [`data.transactions.${index}.status`]: status,
        [`data.transactions.${index}.amount`]: DEPOSITS[index] ?? 0,
      })),
    ),
  );

const listAwaited = (howLong: string, since: string, assertion: Assertion) =>
  by.clock(`ten seconds pass, and a deposit is listed that has been pending ${howLong}`, {
    actions: [
      changeNext(calls.getTransactionHistory, {
        'data.transactions.0.type': 'Deposit',
        'data.transactions.0.status': PENDING,
        'data.transactions.0.amount': 10.00003,
        'data.transactions.0.created_at': since,
      }),
      act.advance(10_000),
    ],
    assertions: [assertion],
  });

/** Deadlines and expiries, a millisecond before and after, and answers that differ from what was sent. */
export const limitScenarios: readonly Plan[] = [
  scenario(
    'a-call-is-given-up',
    'A transfer that is not answered is given up after 30 seconds: whether it went through is not known',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      stopTime,
      submitTransfer,
      by.clock('all but a millisecond of 30 seconds pass', {
        actions: [act.advance(29_999)],
        assertions: [machineState('transfer', 'submitting'), assert.pendingCalls(calls.processTransfer, 1)],
      }),
      by.clock('the last millisecond passes', {
        actions: [act.advance(1)],
        assertions: [
          machineState('transfer', 'unconfirmed.history'),
          assert.alert(transfer.history.unconfirmed),
          assert.pendingCalls(calls.processTransfer, 0),
        ],
      }),
    ],
  ),
  scenario(
    'the-answer-is-shown',
    'An accepted transfer is shown as the provider says it was carried out, not as it was typed',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      by.provider('the provider accepts another amount for another name', {
        actions: [
          changeAnswer(calls.processTransfer, {
            'data.amount': 1.20001,
            'data.recipient.name': 'Ada of the Answer',
          }),
        ],
        assertions: [
          assert.status(transfer.review.success),
          assert.text('$1.20001'),
          assert.text('Ada of the Answer'),
          assert.absent(SHOWN_TRANSFER),
        ],
      }),
      by.member('the member opens its receipt, and prints it', {
        actions: [act.link(receipt.open), act.button(statement.print)],
        assertions: [assert.heading(receipt.title)],
      }),
      by.member('the member goes back', { actions: [act.goBack] }),
      by.member('the browser refuses to copy the id', {
        actions: [{ type: 'refuse', what: 'clipboard' }, act.button(transfer.review.copy)],
        assertions: [assert.absent(transfer.review.copied)],
        toasts: [toast.failure(copying.failed)],
      }),
      by.member('the member tries once more, and has it selected again', {
        actions: [act.advance(5000), act.button(transfer.review.copy)],
        toasts: [toast.failure(copying.failed)],
      }),
    ],
  ),
  scenario(
    'the-screen-is-left-while-sending',
    'A transfer is accepted after its screen was left: the figures are read again, and the review has it',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      by.member('the member goes to the dashboard', {
        actions: [act.menuLink(shell.entries.dashboard)],
        assertions: [assert.heading(home.title), assert.pendingCalls(calls.processTransfer, 1)],
      }),
      by.provider('the provider accepts', {
        actions: [act.release(calls.processTransfer)],
        assertions: [
          machineState('transfer', 'success'),
          assert.called(calls.getProfile),
          assert.absent(movement.sent('transfer', SHOWN_TRANSFER)),
        ],
        toasts: [toast.success(transfer.acceptedElsewhere(SHOWN_TRANSFER))],
        proves: ['D744'],
      }),
      by.member('the member sends another amount, and goes to the dashboard again', {
        actions: [
          openTransfer,
          act.button(transfer.review.again),
          ...sendOther,
          act.menuLink(shell.entries.dashboard),
        ],
        assertions: [assert.heading(home.title), assert.pendingCalls(calls.processTransfer, 1)],
      }),
      by.provider('the provider accepts that, too, and only that is told', {
        actions: [act.release(calls.processTransfer)],
        toasts: [toast.success(transfer.acceptedElsewhere(OTHER_AMOUNT))],
      }),
    ],
  ),
  plainScenario(
    'deposits-that-cannot-be-read',
    'Whether a deposit has arrived is asked every ten seconds; each failure in a row doubles the time, up to 160 seconds; one that is awaited is told for a week',
    urls.deposit,
    [
      stopTime,
      ...[10_000, 20_000, 40_000, 80_000, 160_000, 160_000].map((milliseconds) =>
        by.clock(`${milliseconds / 1000} seconds pass without a connection, and the call does not arrive`, {
          actions: [
            { type: 'connection', isOnline: false },
            act.mockUnreachable(calls.getTransactionHistory),
            act.advance(milliseconds - 1),
            act.advance(1),
          ],
          assertions: [assert.called(calls.getTransactionHistory), assert.status(deposit.notRead)],
        }),
      ),
      by.browser('the connection is back, and it is asked at once', {
        actions: [{ type: 'connection', isOnline: true }],
        assertions: [assert.called(calls.getTransactionHistory), assert.status(deposit.waiting)],
      }),
      listAwaited('for a week', '2026-11-11T10:08:00.000Z', assert.status(deposit.onItsWay('$10.00003'))),
      listAwaited('longer', '2026-11-11T10:08:09.999Z', assert.absent(deposit.onItsWay('$10.00003'))),
      by.member('the member looks at a deposit, which is no longer listed ten seconds later', {
        actions: [act.button('Deposit'), listTransactions(), act.advance(10_000)],
      }),
    ],
  ),
  scenario(
    'a-deposit-arrives',
    'A deposit that is completed while the screen is open is told with its amount, also beside a movement of the future, and the balance is read again',
    urls.deposit,
    [calls.getTransactionHistory],
    [
      by.provider('the provider lists a deposit that is pending, in a browser that shows motion', {
        actions: [{ type: 'preferMotion', motion: 'full' }, listDeposits(PENDING)],
        assertions: [assert.status(deposit.onItsWay('$10.00003'))],
      }),
      by.clock('ten seconds pass, and it is completed; another one is pending', {
        actions: [
          act.mockNext(calls.getProfile, {
            kind: 'changedAnswer',
            changes: { 'data.balances.deposit_balance': 1987.65432 },
          }),
          act.advance(10_000),
          listDeposits(COMPLETED, PENDING),
        ],
        assertions: [assert.status(deposit.received('$10.00003')), assert.called(calls.getProfile)],
        proves: ['D426', 'D764'],
      }),
      by.clock('ten seconds pass, and the other is completed, too', {
        actions: [act.advance(10_000), listDeposits(COMPLETED, COMPLETED)],
        assertions: [assert.status(deposit.received('$22.34570')), assert.called(calls.getProfile)],
      }),
      by.browser('the page goes into the background, and ten seconds pass', {
        actions: [{ type: 'visibility', isVisible: false }, act.advance(10_000)],
        assertions: [assert.pendingCalls(calls.getTransactionHistory, 0)],
      }),
      by.browser('the page is looked at again', {
        actions: [{ type: 'visibility', isVisible: true }, act.advance(10_000)],
        assertions: [assert.pendingCalls(calls.getTransactionHistory, 1)],
      }),
    ],
  ),
  scenario(
    'an-address-that-expires-at-once',
    'Addresses that expire at once are not asked for again and again, and one that has expired is none',
    urls.dashboard,
    [calls.generateWallet],
    [
      stopTime,
      requestAddress(),
      by.provider('the provider keeps it for a second, which passes', {
        actions: [expiresIn(1), act.advance(1000)],
        assertions: [...fetching, assert.pendingCalls(calls.generateWallet, 1)],
      }),
      by.provider('the provider keeps the next one for a second less than a minute', {
        actions: [expiresIn(59), act.advance(59_000)],
        assertions: [
          machineState('depositWallet', 'expired'),
          assert.alert(deposit.expiredSoon),
          assert.pendingCalls(calls.generateWallet, 0),
        ],
      }),
      by.member('the member gets another, which has expired already', {
        actions: [act.button(deposit.getAnother), expiresIn(0)],
        assertions: [machineState('depositWallet', 'failed'), assert.alert(deposit.failed), noWallet],
      }),
    ],
  ),
  scenario(
    'the-hour-counts-from-the-answer',
    'An address is kept for an hour from its answer, to the millisecond',
    urls.dashboard,
    [calls.generateWallet],
    [
      stopTime,
      requestAddress(),
      by.provider('the provider answers ten minutes later', {
        actions: [wake(10 * MINUTE_MS, 'tick'), expiresIn(3600)],
        assertions: fresh('60 minutes'),
      }),
      by.clock('all but a millisecond of the hour pass', {
        actions: [act.advance(HOUR_MS - 1)],
        assertions: fresh('0:00'),
      }),
      by.clock('the last millisecond passes', { actions: [act.advance(1)], assertions: fetching }),
    ],
  ),
  scenario(
    'the-last-quarter-of-an-hour',
    'An address warns from its last quarter on, and counts seconds in its last five minutes; one that is short is renewed once a minute',
    urls.dashboard,
    [calls.generateWallet],
    [
      stopTime,
      openDeposit,
      by.clock('a second more than a quarter of the hour is left', {
        actions: [act.advance(45 * MINUTE_MS - 1000)],
        assertions: fresh('15 minutes'),
      }),
      by.clock('just a quarter is left', { actions: [act.advance(1000)], assertions: fresh('15 minutes') }),
      by.clock('just five minutes are left', {
        actions: [act.advance(10 * MINUTE_MS)],
        assertions: fresh('5:00'),
      }),
      by.provider('it expires, and a second later the provider gives one for 59 seconds, which pass', {
        actions: [act.advance(5 * MINUTE_MS), act.advance(1000), expiresIn(59), act.advance(59_000)],
        assertions: [...fetching, assert.pendingCalls(calls.generateWallet, 1)],
      }),
    ],
  ),
  scenario(
    'a-shorter-and-a-longer-hour',
    'An address that the provider keeps for less than an hour is kept so long; one that it keeps for longer, an hour',
    urls.dashboard,
    [calls.generateWallet],
    [
      stopTime,
      requestAddress(),
      by.provider('the provider keeps it for twenty minutes', {
        actions: [expiresIn(1200)],
        assertions: fresh('20 minutes'),
      }),
      // The last quarter of an hour is none of twenty minutes.
      by.clock('half of them pass', {
        actions: [act.advance(10 * MINUTE_MS)],
        assertions: fresh('10 minutes'),
      }),
      by.clock('the others pass', { actions: [act.advance(10 * MINUTE_MS)], assertions: fetching }),
      by.provider('the provider keeps the next one for two hours', {
        actions: [expiresIn(7200)],
        assertions: fresh('60 minutes'),
      }),
      by.clock('an hour passes', { actions: [act.advance(HOUR_MS)], assertions: fetching }),
    ],
  ),
  scenario(
    'an-address-of-somebody-else',
    'An address is shown to nobody else, and not when the clock was set back, before a reload or since',
    urls.dashboard,
    [calls.generateWallet],
    [
      stopTime,
      openDeposit,
      by.clock('the clock is set back by a millisecond before the member reloads the page', {
        actions: [wake(-1, 'unnoticed'), act.open(urls.deposit)],
        assertions: [...fetching, assert.pendingCalls(calls.generateWallet, 1)],
      }),
      by.provider('the provider gives an address', {
        actions: [act.release(calls.generateWallet)],
        assertions: [...fresh('60 minutes'), assert.text(deposit.lead)],
      }),
      by.clock('the clock is set back by another while the address is on the screen', {
        actions: [wake(-1, 'tick')],
        assertions: [...fetching, assert.pendingCalls(calls.generateWallet, 1)],
      }),
      by.browser('the page is opened with the session of {other.name}', {
        actions: [{ type: 'restoreStorage', stored: 'otherSession' }, act.open(urls.deposit)],
        assertions: [...fetching, assert.newestToken(calls.generateWallet)],
      }),
    ],
  ),
];
