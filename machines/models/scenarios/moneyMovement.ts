import { amount as amountMessages } from '#src/messages/amount.ts';
import { reading } from '#src/messages/common.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { movement } from '#src/messages/movement.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import {
  act,
  assert,
  by,
  calls,
  fixedTexts,
  MINUTE_MS,
  refusal,
  toast,
  unsuccessful,
  VARIABLE,
} from '../builders';
import type { Action, Assertion } from '../kinds';
import {
  ADDRESS,
  changeProfile,
  fillDonation,
  fillTransfer,
  interrupted,
  logOutInOtherTab,
  machineState,
  openTransfer,
  otherMemberSignsIn,
  refuseToken,
  scenario,
  submitTransfer,
} from './scenarioSteps';

const BALANCE = transfer.form.balance;
const loading: Assertion = { type: 'loading', text: BALANCE };
const NO_BALANCE = reading.failed(BALANCE);
const retry = (outcome: Action, result: string, assertions: readonly Assertion[]) =>
  by.member(`the member presses Retry, and ${result}`, {
    actions: [act.button(reading.retry), outcome],
    assertions,
  });

const takeBack: Action = { type: 'takeBack' };

const SET_WALLET = 'PUT /users/wallet';
const OTHER_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const submitWithdrawal = (amount: string, address: string): readonly Action[] => [
  act.fill(withdraw.amount, amount),
  act.fill(withdraw.walletAddress, address),
  act.button(withdraw.submit),
];

/** Interrupted transfers and donations, and the balance that limits them. */
export const moneyScenarios: readonly Plan[] = [
  scenario(
    'somebody-else-signs-in-while-refreshing',
    'Another member signs in in another tab while a transfer waits for a new token: it is not sent with their token',
    urls.fundTransfer,
    [calls.processTransfer, calls.refreshToken],
    [
      submitTransfer,
      refuseToken(),
      {
        ...otherMemberSignsIn(
          assert.newestToken(calls.getProfile),
          assert.callCount(calls.processTransfer, 1),
        ),
        proves: ['D8'],
      },
    ],
  ),
  scenario(
    'a-reload-in-the-middle-of-a-transfer',
    'A reload interrupts a transfer: the form is empty, what was pending is told, and nothing is sent again',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      by.member('the member reloads the page', {
        actions: [act.open(urls.fundTransfer)],
        assertions: [
          machineState('transfer', 'form'),
          assert.notBusy(transfer.form.submit),
          assert.fieldValue(transfer.form.amount, ''),
          interrupted,
          assert.pendingCalls(calls.processTransfer, 0),
          assert.callCount(calls.processTransfer, 1),
        ],
        proves: ['D3', 'D36'],
      }),
      { ...submitTransfer, sentence: 'the member sends it again' },
    ],
  ),
  scenario(
    'logout-in-another-tab-while-donating',
    'Another tab logs out while a donation is pending: that it was sent is told, its result is not shown',
    urls.donate,
    [calls.donate],
    [
      by.member('the member donates $25', {
        actions: [act.fill(donate.amount, '25'), act.button(donate.submit)],
        assertions: [assert.pendingCalls(calls.donate, 1), assert.busy(donate.submit)],
      }),
      by.provider('the provider answers with success: false', {
        actions: [act.release(calls.donate, unsuccessful(calls.donate, 'Donations rest today.'))],
        assertions: [assert.notBusy(donate.submit), assert.fieldValue(donate.amount, '25')],
        toasts: [toast.failure('Donations rest today.')],
        proves: ['R8.7', 'D31'],
      }),
      by.member('the member tries again', {
        actions: [act.button(donate.submit)],
        assertions: [assert.pendingCalls(calls.donate, 1)],
      }),
      {
        ...logOutInOtherTab(
          assert.status(signIn.ended.loggedOutInOtherTab),
          assert.pendingCalls(calls.donate, 0),
          assert.callCount(calls.donate, 2),
          assert.status(movement.signedOut('donation')),
        ),
        proves: ['D36', 'D45'],
      },
    ],
  ),
  scenario(
    'the-whole-balance',
    'The whole balance is filled in by its button, with a hint about the rest',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      by.member('the member submits an empty form', {
        actions: [act.button(transfer.form.submit)],
        assertions: [
          machineState('transfer', 'form'),
          assert.text(transfer.form.amountRequired),
          assert.pendingCalls(calls.processTransfer, 0),
        ],
      }),
      by.member('the member uses the whole balance', {
        actions: [act.button(amountMessages.useWholeBalance)],
        assertions: [
          assert.text(transfer.form.hint.remaining('{provider.balance}', '$0.00000')),
          assert.absent(transfer.form.amountRequired),
        ],
      }),
      by.member('the member types more than that', {
        actions: [act.fill(transfer.form.amount, '90000000')],
        assertions: fixedTexts(transfer.form.hint.aboveAvailable(VARIABLE)).slice(1).map(assert.text),
      }),
      by.member('the member submits the whole balance', {
        actions: [
          act.fill(transfer.form.recipient, '{recipient.key}'),
          act.button(amountMessages.useWholeBalance),
          act.button(transfer.form.submit),
        ],
        assertions: [machineState('transfer', 'confirming'), assert.text(confirmation.wholeBalance)],
      }),
    ],
  ),
  scenario(
    'the-balance-cannot-be-read',
    'The balance cannot be loaded: the screen shows why, and loads it again on Retry',
    urls.fundTransfer,
    [calls.getProfile],
    [
      by.provider('the provider refuses', {
        actions: [act.release(calls.getProfile, refusal(calls.getProfile, 'Figures rest today.'))],
        assertions: [
          assert.alert(NO_BALANCE),
          assert.alert('Figures rest today.'),
          assert.notBusy(reading.retry),
        ],
      }),
      by.member('the member presses Retry', {
        actions: [act.button(reading.retry)],
        assertions: [
          assert.pendingCalls(calls.getProfile, 1),
          assert.busy(reading.retry),
          assert.text(NO_BALANCE),
        ],
      }),
      by.provider('the call never arrives', {
        actions: [act.release(calls.getProfile, 'unreachable')],
        assertions: [assert.alert(NO_BALANCE), assert.notBusy(reading.retry)],
      }),
      retry(act.release(calls.getProfile, 'malformed'), 'the provider sends a malformed answer', [
        assert.alert(reading.malformed),
        assert.notBusy(reading.retry),
      ]),
      retry(
        act.release(calls.getProfile, 'responseTruncated'),
        'the connection breaks in the middle of the answer',
        [assert.alert(reading.broken), assert.notBusy(reading.retry)],
      ),
      retry(act.release(calls.getProfile), 'the provider answers', [
        assert.text('{provider.balance}'),
        assert.absent(NO_BALANCE),
      ]),
      by.member('the member goes to the dashboard', {
        actions: [act.menuLink(shell.entries.dashboard), act.release(calls.getProfile)],
        assertions: [assert.heading(home.title), assert.pendingCalls(calls.getProfile, 0)],
      }),
      by.member('the member comes back, and the balance cannot be refreshed', {
        actions: [openTransfer, act.release(calls.getProfile, 'unreachable')],
        assertions: [
          assert.pendingCalls(calls.getProfile, 0),
          assert.text('{provider.balance}'),
          assert.absent(NO_BALANCE),
        ],
      }),
    ],
    [loading, assert.pendingCalls(calls.getProfile, 1)],
  ),
  scenario(
    'warned-before-money-is-sent',
    'What is wrong with an amount, and the one character by which an address differs from the own one, are said before anything is sent',
    urls.fundTransfer,
    [calls.getProfile],
    [
      by.member('the member types an amount before the balance is known', {
        actions: [act.fill(transfer.form.amount, '25')],
        assertions: [assert.fieldValue(transfer.form.amount, '25')],
      }),
      by.member('the member goes to Withdraw instead, and into the field of the address', {
        actions: [act.navigate(urls.withdraw), act.field(withdraw.walletAddress)],
      }),
      by.provider('the provider says the balance and the address', {
        actions: [changeProfile({ 'balances.balance': 147.86543, 'profile.wallet_address': ADDRESS })],
        assertions: [
          assert.fieldValue(withdraw.walletAddress, ADDRESS),
          assert.focused(withdraw.walletAddress),
        ],
      }),
      by.member('the member submits less than the minimum, to an address that differs by one character', {
        actions: submitWithdrawal('5', ADDRESS.replace('6053', '6054')),
        assertions: [
          machineState('withdrawal', 'confirming'),
          assert.text(withdraw.hint.belowMinimum('$20.00000')),
          assert.text(confirmation.lookAlike.count(1, ADDRESS.length)),
        ],
      }),
      by.member('the member goes back, and submits more than the balance', {
        actions: [act.button(confirmation.goBack), ...submitWithdrawal('147.86544', ADDRESS)],
        assertions: [
          machineState('withdrawal', 'confirming'),
          assert.text(withdraw.hint.aboveAvailable('$0.00001')),
        ],
      }),
      by.member(
        'the member goes back, types one address and at once another, and saves it, which is refused',
        {
          actions: [
            act.button(confirmation.goBack),
            act.fill(withdraw.walletAddress, ADDRESS.replace('Aeb', 'AEb')),
            act.fill(withdraw.walletAddress, OTHER_ADDRESS),
            act.mockNext(SET_WALLET, refusal(SET_WALLET, 'Not this address.')),
            act.button(withdraw.saveAddress.offer),
          ],
          toasts: [toast.failure('Not this address.')],
          assertions: [assert.notBusy(withdraw.saveAddress.offer)],
        },
      ),
    ],
  ),
  scenario(
    'what-was-taken-back',
    'What was taken back is not said to be successful any more, and what is under way goes on',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      by.browser('something is taken back before anything was successful', {
        actions: [takeBack],
        assertions: [machineState('transfer', 'submitting')],
      }),
      by.provider('the provider accepts, and that is taken back', {
        actions: [act.release(calls.processTransfer), takeBack],
        assertions: [machineState('transfer', 'success'), assert.text(transfer.review.nothing)],
      }),
      by.member('the member sends another after a minute, which is accepted', {
        actions: [
          act.advance(MINUTE_MS),
          act.tab(transfer.form.tab),
          ...fillTransfer,
          act.release(calls.processTransfer),
        ],
        assertions: [machineState('transfer', 'success')],
      }),
      by.browser('the second is taken back while a third is sent', {
        actions: [act.tab(transfer.form.tab), ...fillTransfer, takeBack],
        assertions: [machineState('transfer', 'submitting')],
      }),
      by.provider('the provider refuses that', {
        actions: [act.release(calls.processTransfer, refusal(calls.processTransfer, 'Not today.'))],
        toasts: [toast.failure('Not today.')],
        assertions: [machineState('transfer', 'form')],
      }),
      by.member('the member looks for the one before', {
        actions: [act.tab(transfer.review.tab)],
        assertions: [assert.text(transfer.review.nothing)],
      }),
      by.member('the member donates, and that is taken back', {
        actions: [act.navigate(urls.donate), ...fillDonation, takeBack],
        toasts: [toast.success(donate.success)],
      }),
    ],
  ),
];
