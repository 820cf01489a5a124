import { amount as amountMessages } from '#src/messages/amount.ts';
import { reading } from '#src/messages/common.ts';
import { donate } from '#src/messages/donate.ts';
import { home } from '#src/messages/home.ts';
import { shell } from '#src/messages/shell.ts';
import { signIn } from '#src/messages/signIn.ts';
import { transfer } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import type { Action } from '../../paths/action';
import type { Assertion } from '../../paths/assertion';
import type { Plan } from '../../paths/plan';
import {
  absent,
  alert,
  busy,
  button,
  callCount,
  calls,
  fieldValue,
  fill,
  fixedTexts,
  heading,
  link,
  newestToken,
  notBusy,
  pendingCalls,
  release,
  status,
  text,
  VARIABLE,
} from '../builders';
import {
  machineState,
  openTransfer,
  otherMemberSignsIn,
  refuseToken,
  scenario,
  step,
  submitTransfer,
} from './scenarioSteps';

const BALANCE = transfer.form.balance;
const loading: Assertion = { type: 'loading', text: BALANCE };
const NO_BALANCE = reading.failed(BALANCE);
const retry = (outcome: Action, result: string, assertions: readonly Assertion[]) =>
  step('member', `the member presses Retry, and ${result}`, [button(reading.retry), outcome], assertions);

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
      otherMemberSignsIn(newestToken(calls.getProfile), callCount(calls.processTransfer, 1)),
    ],
  ),
  scenario(
    'a-reload-in-the-middle-of-a-transfer',
    'A reload interrupts a transfer: the form is empty, and nothing is sent again',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      submitTransfer,
      step(
        'member',
        'the member reloads the page',
        [{ type: 'open', path: urls.fundTransfer }],
        [
          machineState('transfer', 'form'),
          notBusy(transfer.form.submit),
          fieldValue(transfer.form.amount, ''),
          pendingCalls(calls.processTransfer, 0),
          callCount(calls.processTransfer, 1),
        ],
      ),
      { ...submitTransfer, sentence: 'the member sends it again' },
    ],
  ),
  scenario(
    'logout-in-another-tab-while-donating',
    'Another tab logs out while a donation is pending: its result is not shown',
    urls.donate,
    [calls.donate],
    [
      step(
        'member',
        'the member donates $25',
        [fill(donate.amount, '25'), button(donate.submit)],
        [pendingCalls(calls.donate, 1), busy(donate.submit)],
      ),
      step(
        'provider',
        'the provider answers with success: false',
        [
          {
            type: 'release',
            call: calls.donate,
            outcome: { kind: 'unsuccessful', sentence: 'Donations rest today.' },
          },
        ],
        [notBusy(donate.submit), fieldValue(donate.amount, '25')],
        ['Donations rest today.'],
      ),
      step('member', 'the member tries again', [button(donate.submit)], [pendingCalls(calls.donate, 1)]),
      step(
        'otherTab',
        'another tab logs out',
        [{ type: 'otherTab', operation: 'logout', as: 'member' }],
        [
          machineState('session', 'loggedOut.idle'),
          status(signIn.ended.loggedOutInOtherTab),
          pendingCalls(calls.donate, 0),
          callCount(calls.donate, 2),
        ],
      ),
    ],
  ),
  scenario(
    'the-whole-balance',
    'The whole balance is filled in by its button, with a hint about the rest',
    urls.fundTransfer,
    [calls.processTransfer],
    [
      step(
        'member',
        'the member submits an empty form',
        [button(transfer.form.submit)],
        [
          machineState('transfer', 'form'),
          text(transfer.form.amountRequired),
          pendingCalls(calls.processTransfer, 0),
        ],
      ),
      step(
        'member',
        'the member uses the whole balance',
        [button(amountMessages.useWholeBalance)],
        [
          text(transfer.form.hint.remaining('{provider.balance}', '$0.00000')),
          absent(transfer.form.amountRequired),
        ],
      ),
      step(
        'member',
        'the member types more than that',
        [fill(transfer.form.amount, '90000000')],
        [...fixedTexts(transfer.form.hint.aboveAvailable(VARIABLE, '{provider.balance}')).slice(1).map(text)],
      ),
    ],
  ),
  scenario(
    'the-balance-cannot-be-read',
    'The balance cannot be loaded: the screen shows why, and loads it again on Retry',
    urls.fundTransfer,
    [calls.getProfile],
    [
      step(
        'provider',
        'the provider refuses',
        [
          {
            type: 'release',
            call: calls.getProfile,
            outcome: { kind: 'refusal', sentence: 'Figures rest today.' },
          },
        ],
        [alert(NO_BALANCE), alert('Figures rest today.'), notBusy(reading.retry)],
      ),
      step(
        'member',
        'the member presses Retry',
        [button(reading.retry)],
        [pendingCalls(calls.getProfile, 1), loading, absent(NO_BALANCE)],
      ),
      step(
        'provider',
        'the call never arrives',
        [release(calls.getProfile, 'unreachable')],
        [alert(reading.offline), notBusy(reading.retry)],
      ),
      retry(release(calls.getProfile, 'malformed'), 'the provider sends a malformed answer', [
        alert(reading.malformed),
        notBusy(reading.retry),
      ]),
      retry(
        release(calls.getProfile, 'responseTruncated'),
        'the connection breaks in the middle of the answer',
        [alert(reading.offline), notBusy(reading.retry)],
      ),
      retry(release(calls.getProfile), 'the provider answers', [
        text('{provider.balance}'),
        absent(NO_BALANCE),
      ]),
      step(
        'member',
        'the member goes to the dashboard',
        [link(shell.entries.dashboard), release(calls.getProfile)],
        [heading(home.title), pendingCalls(calls.getProfile, 0)],
      ),
      step(
        'member',
        'the member comes back, and the balance cannot be refreshed',
        [openTransfer, release(calls.getProfile, 'unreachable')],
        [pendingCalls(calls.getProfile, 0), text('{provider.balance}'), absent(NO_BALANCE)],
      ),
    ],
    [loading, pendingCalls(calls.getProfile, 1)],
  ),
];
