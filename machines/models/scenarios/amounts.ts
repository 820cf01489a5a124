import { amount } from '#src/messages/amount.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { movement } from '#src/messages/movement.ts';
import { stages } from '#src/messages/stages.ts';
import { transfer } from '#src/messages/transfer.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import type { Plan } from '../../paths/plan';
import { AMOUNTS, act, assert, by, calls, fixedTexts, refusal, toast, VARIABLE } from '../builders';
import type { Action } from '../kinds';
import {
  ADDRESS,
  changeProfile,
  fillDonation,
  fillWithdrawal,
  LOOK_ALIKE,
  logOut,
  machineState,
  plainScenario,
  reply,
  scenario,
} from './scenarioSteps';

const SET_WALLET = 'PUT /users/wallet';
const OTHER_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const LOWER_CASE = ADDRESS.toLowerCase();
const MILLIONS = 9_876_543_210.12345;
const typeAmount = (text: string, ...assertions: readonly ReturnType<typeof assert.text>[]) =>
  by.member(`the member types ${text}, and submits`, {
    actions: [act.fill(donate.amount, text), act.button(donate.submit)],
    assertions: [...assertions, assert.pendingCalls(calls.donate, 0)],
  });

/** One dollar and a half, and other amounts, as people type them; and what is none. */
const TYPED = {
  amounts: ['1.500000', '0001.50', '+1.5', '$ 1.5', '.5', '1.', '0,001.5', ' 1,250.00001 '],
  others: [
    ...['-1.5', '1e1', '١.٥', '1 .5', '1,00', '0.000000', '12345678901', 'Infinity', '0x10', '1.5.0'],
    ...['1,2345', ',5', '$', '1$'],
  ],
};

/** To an address that is new, and accepted. */
const confirmWithdrawal = [
  act.fill(withdraw.amount, String(AMOUNTS.withdrawal)),
  act.button(withdraw.submit),
  act.button(confirmation.confirm),
  act.release(calls.withdraw),
];

const WITHDRAWN = 'Withdrawn.';
const submitWithdrawal = (address: string): readonly Action[] => [
  act.mockNext(calls.withdraw, reply(200, { message: WITHDRAWN })),
  ...fillWithdrawal(address),
];
const withdrawTo = (sentence: string, address: string, ...confirm: readonly Action[]) =>
  by.member(sentence, {
    actions: [...submitWithdrawal(address), ...confirm],
    toasts: [toast.success(WITHDRAWN)],
    assertions: [machineState('withdrawal', 'done')],
  });

const typeWithdrawal = (text: string, hint: string) =>
  by.member(`the member types ${text}`, {
    actions: [act.fill(withdraw.amount, text)],
    assertions: [assert.text(hint)],
  });

/** To be withdrawn to an address that is asked about, and not sent. */
const submitAddress = (what: string, address: string, ...warnings: readonly string[]) =>
  by.member(`the member submits ${what}`, {
    actions: [
      act.fill(withdraw.amount, '30.12345'),
      act.fill(withdraw.walletAddress, address),
      act.button(withdraw.submit),
    ],
    assertions: [...warnings.map(assert.text), machineState('withdrawal', 'confirming')],
  });

/** As people copy and type them: with what cannot be seen, with what looks like something else, cut, or of another network. */
const ADDRESSES = [
  ...[ADDRESS.replace('0', 'O'), ADDRESS.replace('F3', 'FЗ'), ADDRESS.replace('e', 'е'), `${ADDRESS} 1`],
  ...[ADDRESS.replace('3E', '3\u200bE'), ADDRESS.replace('0x', '0X'), ADDRESS.slice(2), `${ADDRESS}a`],
  ...[
    `  ${ADDRESS.slice(0, -1)}  `,
    ADDRESS.toUpperCase(),
    ADDRESS.replace('33', '3 3'),
    'bnb1grpf0955h0ykzq3ar5nmum7y6gdfl6lxfn46h2',
  ],
  ...['0x', '0xg', '👩‍👩‍👧', ADDRESS.replace('6053', '6\u00a053'), ADDRESS.replace('A', 'Á')],
];

/** From the title, which has the focus at first, or after so many presses of the Tab key. */
const goBack = (presses: number) =>
  by.member(
    `the member goes back by Escape${['', ' from the first button', ' from the second button'][presses] ?? ''}`,
    { actions: [...Array.from({ length: presses }, () => act.press('Tab')), act.press('Escape')] },
  );

/** Amounts and addresses as they are typed, those that are known, and a stage that is reached. */
export const amountScenarios: readonly Plan[] = [
  plainScenario(
    'addresses-in-all-spellings',
    'What is no address, or may be none, is asked about before anything is sent, and the place is named that says so',
    urls.withdraw,
    ADDRESSES.flatMap((address, index) => [
      submitAddress(JSON.stringify(address), address),
      goBack(index % 3),
    ]),
  ),
  plainScenario(
    'amounts-in-all-spellings',
    'What is typed is sent as the number that it is, or told to be none',
    urls.donate,
    [
      ...TYPED.amounts.map((text) =>
        by.member(`the member types ${text}, and submits, which is refused`, {
          actions: [
            act.mockNext(calls.donate, refusal(calls.donate, 'Not this amount.')),
            act.fill(donate.amount, text),
            act.button(donate.submit),
          ],
          toasts: [toast.failure('Not this amount.')],
        }),
      ),
      ...TYPED.others.map((text) => typeAmount(text)),
    ],
  ),
  scenario(
    'amounts-as-they-are-typed',
    'The smallest balance, a member without a stage, and amounts that can be read in two ways',
    urls.donate,
    [calls.getProfile, calls.donate],
    [
      by.provider('the provider answers with balances that differ, for a member without a stage', {
        actions: [
          changeProfile({
            'balances.balance': 7654.32109,
            'balances.deposit_balance': 0.00001,
            'profile.stage': 0,
          }),
        ],
        assertions: [
          assert.text(donate.notStaged),
          ...fixedTexts(donate.hint.tooLittle(VARIABLE)).map(assert.text),
          assert.absent(amount.useWholeBalance),
          assert.absent('$7,654.32109'),
        ],
      }),
      typeAmount('12,50', assert.text(amount.problems.notANumber)),
      typeAmount('1.234567', assert.text(amount.problems.tooManyDecimals)),
      by.member('the member types $1,250.5, and submits', {
        actions: [act.fill(donate.amount, '1,250.5'), act.button(donate.submit)],
        assertions: [assert.requestBody(calls.donate, { amount: 1250.5 })],
      }),
      by.member('the member transfers instead, where there is no minimum, and uses the whole balance', {
        actions: [act.navigate(urls.fundTransfer), act.button(amount.useWholeBalance)],
        assertions: [assert.fieldValue(transfer.form.amount, '0.00001')],
      }),
      by.provider('the member reloads the page, and the provider says balances of many millions', {
        actions: [
          act.open(urls.fundTransfer),
          changeProfile({ 'balances.balance': 1_234_567.89012, 'balances.deposit_balance': MILLIONS }),
        ],
      }),
      by.member('the member uses the whole balance for a transfer, and sends it', {
        actions: [
          act.fill(transfer.form.recipient, '{recipient.key}'),
          act.button(amount.useWholeBalance),
          act.mockNext(calls.processTransfer, refusal(calls.processTransfer, 'Too much for a day.')),
          act.button(transfer.form.submit),
          act.button(confirmation.confirm),
        ],
        toasts: [toast.failure('Too much for a day.')],
        assertions: [
          assert.fieldValue(transfer.form.amount, '9,876,543,210.12345'),
          assert.requestBody(calls.processTransfer, { amount: MILLIONS, recipient_id: '{recipient.key}' }),
        ],
      }),
      by.member('the member uses the whole balance for a donation, and for a withdrawal', {
        actions: [
          act.navigate(urls.donate),
          act.button(amount.useWholeBalance),
          act.navigate(urls.withdraw),
          act.button(amount.useWholeBalance),
        ],
        assertions: [assert.fieldValue(withdraw.amount, '1,234,567.89012')],
      }),
      ...['1,234,56.5', '1,2345,678', '0,001,250,000.5', '99,999,999,999'].map((text) =>
        by.member(`the member types ${text}`, { actions: [act.fill(withdraw.amount, text)] }),
      ),
    ],
  ),
  scenario(
    'an-address-as-it-is-typed',
    'A wallet address that was typed before the profile came stays, and is sent without the spaces around it',
    urls.withdraw,
    [calls.getProfile, SET_WALLET, calls.withdraw],
    [
      by.member('the member types an address, and the profile comes', {
        actions: [act.fill(withdraw.walletAddress, ` ${ADDRESS} `), act.release(calls.getProfile)],
        assertions: [
          assert.fieldValue(withdraw.walletAddress, ` ${ADDRESS} `),
          assert.notBusy(withdraw.saveAddress.offer),
        ],
      }),
      by.member('the member saves the address, which is refused, and types another', {
        actions: [
          act.button(withdraw.saveAddress.offer),
          act.release(SET_WALLET, refusal(SET_WALLET, 'Not this one.')),
          act.fill(withdraw.walletAddress, OTHER_ADDRESS),
        ],
        toasts: [toast.failure('Not this one.')],
      }),
      by.member('the member types the first again, and saves it', {
        actions: [act.fill(withdraw.walletAddress, ` ${ADDRESS} `), act.button(withdraw.saveAddress.offer)],
        assertions: [assert.pendingCalls(SET_WALLET, 1)],
      }),
      by.provider('the provider accepts', {
        actions: [act.release(SET_WALLET)],
        assertions: [assert.status(withdraw.saveAddress.done), assert.focused(withdraw.saveAddress.done)],
      }),
      by.member('the member empties the address', {
        actions: [act.fill(withdraw.walletAddress, '  ')],
        assertions: [assert.absent(withdraw.saveAddress.offer)],
      }),
      by.member('the member confirms a withdrawal, which the provider accepts', {
        actions: [act.fill(withdraw.walletAddress, ` ${ADDRESS} `), ...confirmWithdrawal],
        toasts: [toast.success(withdraw.success)],
        assertions: [assert.fieldValue(withdraw.amount, '')],
      }),
      by.member('the member submits the whole balance, to be withdrawn to the same address', {
        actions: [act.button(amount.useWholeBalance), act.button(withdraw.submit)],
        assertions: [machineState('withdrawal', 'confirming'), assert.text(confirmation.wholeBalance)],
      }),
      // With the address that was stored.
      logOut(),
    ],
  ),
  plainScenario(
    'addresses-that-are-known',
    'An address that money went to from this browser needs no confirmation, whichever was the last, and after a reload',
    urls.withdraw,
    [
      withdrawTo('the member confirms an address', ADDRESS, act.button(confirmation.confirm)),
      withdrawTo('the member confirms another', OTHER_ADDRESS, act.button(confirmation.confirm)),
      withdrawTo('the member withdraws to the first again', ADDRESS),
      by.member('the member types one that begins and ends like the first, in its capitals', {
        actions: [act.fill(withdraw.amount, '30'), act.fill(withdraw.walletAddress, LOOK_ALIKE)],
        assertions: [assert.text(`${confirmation.ahead.lead} ${confirmation.ahead.lookAlike};`)],
      }),
      by.member('the member reloads the page', { actions: [act.open(urls.withdraw)] }),
      by.otherTab('the member withdraws to the first again, and {other.name} signs in in another tab', {
        actions: [...submitWithdrawal(ADDRESS), act.otherTab('login', 'other')],
        toasts: [toast.success(WITHDRAWN)],
      }),
      withdrawTo('they confirm it, too', ADDRESS, act.button(confirmation.confirm)),
      withdrawTo('they confirm one that no network has', '0x12', act.button(confirmation.confirm)),
      submitAddress('the one that no network has again', '0x12', confirmation.malformed),
    ],
  ),
  scenario(
    'a-stage-is-reached',
    'A donation that leads to another stage says so, also where it had to be sent again',
    urls.donate,
    [calls.getProfile, calls.donate],
    [
      by.provider('the provider answers for a member of stage 2', {
        actions: [changeProfile({ 'profile.stage': 2 })],
      }),
      by.member('the member donates, which leads to stage 3, but the answer is lost', {
        actions: [
          ...fillDonation,
          act.release(calls.donate, 'responseLost'),
          changeProfile({ 'profile.stage': 3 }),
        ],
        toasts: [toast.warning(donate.outcome.unknown)],
      }),
      by.member('the member sends it again, which the provider accepts', {
        actions: [
          act.button(movement.sendAgain.keyed),
          act.release(calls.donate),
          changeProfile({ 'profile.stage': 3 }),
        ],
        toasts: [toast.success(donate.success)],
        assertions: [assert.text(stages.newStage(3))],
      }),
      by.member('the member donates again, and the provider then says a lower stage', {
        actions: [...fillDonation, act.release(calls.donate), changeProfile({ 'profile.stage': 2 })],
        toasts: [toast.success(donate.success)],
        assertions: [assert.absent(stages.newStage(2))],
      }),
    ],
  ),
  plainScenario(
    'typed-by-the-member-before',
    'What was typed is gone when another member signs in in another tab',
    urls.fundTransfer,
    [
      by.member('the member types a transfer', {
        actions: [
          act.fill(transfer.form.recipient, '{recipient.key}'),
          act.fill(transfer.form.amount, String(AMOUNTS.transfer)),
        ],
        assertions: [assert.fieldValue(transfer.form.amount, String(AMOUNTS.transfer))],
      }),
      by.otherTab('{other.name} signs in in another tab', {
        actions: [act.otherTab('login', 'other')],
        assertions: [
          assert.fieldValue(transfer.form.recipient, ''),
          assert.fieldValue(transfer.form.amount, ''),
        ],
      }),
    ],
  ),
  scenario(
    'hints-beside-an-amount',
    'What an amount leads to is said while it is typed: below the minimum, above the balance, what stays',
    urls.withdraw,
    [calls.getProfile],
    [
      by.member('the member types an amount before the balance is known', {
        actions: [act.fill(withdraw.amount, '25')],
      }),
      by.provider('the provider says the balance', {
        actions: [changeProfile({ 'balances.balance': 147.86543, 'profile.wallet_address': ADDRESS })],
      }),
      typeWithdrawal('0.00001', withdraw.hint.belowMinimum('$20.00000')),
      typeWithdrawal('147.86544', withdraw.hint.aboveAvailable('$0.00001')),
      typeWithdrawal('147.86543', withdraw.hint.remaining('$147.86543', '$0.00000')),
      typeWithdrawal('19.99999', withdraw.hint.belowMinimum('$20.00000')),
      typeWithdrawal('20', withdraw.hint.remaining('$20.00000', '$127.86543')),
      typeWithdrawal('.5', withdraw.hint.belowMinimum('$20.00000')),
      submitAddress('an address that no network has', '0x12', confirmation.malformed),
      goBack(0),
      submitAddress(
        'an address with one letter of another case',
        ADDRESS.replace('Aeb', 'AEb'),
        confirmation.checksumFails,
      ),
      goBack(0),
      submitAddress(
        'an address that begins and ends like the own one',
        LOOK_ALIKE,
        confirmation.lookAlike.warning,
      ),
      goBack(0),
      submitAddress(
        'an address that begins like it',
        `${LOWER_CASE.slice(0, 8)}${'f'.repeat(34)}`,
        confirmation.lookAlike.warning,
      ),
      goBack(0),
      submitAddress(
        'an address that ends like it',
        `0x${'0'.repeat(34)}${LOWER_CASE.slice(-6)}`,
        confirmation.lookAlike.warning,
      ),
      goBack(0),
      by.member('the member types an address that is less like it', {
        actions: [act.fill(withdraw.walletAddress, `${LOWER_CASE.slice(0, 7)}${'f'.repeat(35)}`)],
        assertions: [assert.absent(confirmation.ahead.lookAlike)],
      }),
      submitAddress(
        'the own one without two of its characters',
        `${ADDRESS.slice(0, 20)}${ADDRESS.slice(22)}`,
        confirmation.malformed,
      ),
    ],
  ),
];
