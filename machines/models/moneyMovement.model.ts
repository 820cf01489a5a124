import type { AnyStateMachine } from 'xstate';
import { amount as amountMessages } from '#src/messages/amount.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { donate } from '#src/messages/donate.ts';
import { movement } from '#src/messages/movement.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { shell } from '#src/messages/shell.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import { donationMachine, withdrawalMachine } from '../moneyMovement';
import type { Call } from './appDriver';
import {
  AMOUNTS,
  act,
  assert,
  by,
  calls,
  defineTestModel,
  movementOutcomes,
  openSignedIn,
  shownAmount,
  type TestCase,
  type TestModel,
  toast,
} from './builders';
import type { Assertion } from './kinds';

/** A field's label and what is typed into it. */
type Field = readonly [label: string, value: string];

interface MovementScreen {
  readonly machine: AnyStateMachine;
  /** id of the machine's actor, the contract's name of the call */
  readonly actor: string;
  readonly call: Call;
  readonly historyCall: Call;
  readonly path: string;
  /** its entry in the menu */
  readonly entry: string;
  readonly messages: typeof donate | typeof withdraw;
  readonly kind: 'donation' | 'withdrawal';
  /** `$61.28346` */
  readonly shownAmount: string;
  readonly draft: object;
  /** stands for where it goes, which is new in this browser at first; null: what is confirmed is the whole balance */
  readonly destination: string | null;
  readonly body: object;
  readonly fields: readonly Field[];
  /** what the form refuses: the values of its fields in order, and the errors */
  readonly invalid: readonly (readonly [
    what: string,
    values: readonly string[],
    errors: readonly string[],
    /** label of the first wrong field */
    focused: string,
  ])[];
  /** ids of the requirements that its cases prove */
  readonly proves: Readonly<Record<'submit' | 'invalid' | 'accepted' | 'refused', readonly string[]>>;
}

interface ObservedIntent {
  readonly intent: { readonly risks: readonly string[] } | null;
}
const isRisky = ({ intent }: ObservedIntent): boolean => (intent?.risks.length ?? 0) > 0;
const isRefused = (event: TestCase['event']): boolean => JSON.stringify(event).includes('"refused"');

const SEND_AGAIN = movement.sendAgain.keyed;

/** The test model of a machine that moves money from a single form. */
function createMovementModel(screen: MovementScreen): TestModel {
  const { machine, call, historyCall, path, entry, messages, draft, fields, invalid, proves } = screen;
  const { amount, submit, outcome } = messages;
  const fillForm = (values: readonly string[] = []) =>
    fields.map(([label, value], index) => act.fill(label, values[index] ?? value));
  const filledIn = fields.map(([label, value]) => assert.fieldValue(label, value));
  const refetched = [assert.called(calls.getProfile), assert.called(historyCall)];
  // The button is part of the other screen: clicking it waits until that screen is rendered.
  const leave = [act.menuLink(shell.entries.dashboard), act.button(referralCode.copy), act.menuLink(entry)];

  const event = { draft, key: 'a key', destination: screen.destination, risks: [] };
  const sent = [assert.requestBody(call, screen.body), assert.newestToken(call)];
  const submitCase = by.member(`the member submits a ${screen.kind} of ${screen.shownAmount}`, {
    event,
    actions: [...fillForm(), act.button(submit)],
    assertions: sent,
    proves: proves.submit,
  });
  const submitToNewAddress = by.member(`${submitCase.sentence} to an address that is new in this browser`, {
    event,
    actions: submitCase.actions,
    assertions: [assert.alert(confirmation.newAddress), assert.text(confirmation.goesTo.withdrawal)],
    proves: ['D420'],
  });
  const submitWhole = by.member('the member submits the whole balance', {
    event: { ...event, risks: ['wholeBalance'] },
    actions: [act.button(amountMessages.useWholeBalance), act.button(submit)],
    assertions: [assert.alert(confirmation.wholeBalance)],
    proves: ['D420'],
  });
  const submitMalformed = by.member('the member submits an address of another form', {
    event: { ...event, destination: '0x12', risks: ['malformedAddress'] },
    actions: [...fillForm([screen.shownAmount, '0x12']), act.button(submit)],
    assertions: [assert.alert(confirmation.malformed)],
    proves: ['D420'],
  });
  const submitAgain = by.member(`the member presses ${submit} again`, {
    event,
    actions: [act.button(submit)],
    proves: ['D5'],
  });
  const sendAgain = by.member('the member sends the same again', {
    actions: [act.button(SEND_AGAIN)],
    assertions: [assert.requestBody(call, screen.body)],
    proves: ['D33'],
  });
  const leaveSentence = `the member leaves ${entry}, copies the referral code`;
  const comeBack = by.member(`${leaveSentence} and comes back`, {
    actions: leave,
    assertions: [assert.fieldValue(amount, '')],
  });
  const comeBackToConfirmation = by.member(`${leaveSentence} and comes back to the confirmation`, {
    actions: leave,
  });
  const comeBackToWarning = by.member(`${leaveSentence} and comes back to the warning`, { actions: leave });
  // The form is empty then: it is filled in again, so that later assertions find its values.
  const comeBackWhileSubmitting = by.member(`${leaveSentence}, comes back and fills in the form again`, {
    actions: [...leave, ...fillForm()],
  });
  const atRest: readonly Assertion[] = [
    assert.heading(messages.title),
    assert.url(path),
    assert.pendingCalls(call, 0),
  ];
  const warning: readonly Assertion[] = [
    assert.alert(outcome.unknown),
    assert.alert(outcome.advice),
    assert.alert(movement.sent(screen.kind, screen.shownAmount)),
    assert.absent(submit),
  ];

  return defineTestModel({
    machine,
    start: {
      sentence: `a member who is signed in opens ${entry}`,
      actions: openSignedIn(path),
    },
    heldCalls: [call],
    observe: ({ context }) => ({
      hasIntent: context.intent !== null,
      isKnown: context.used.length > 0,
      isRisky: isRisky(context),
    }),
    cases: {
      'movement.submit': ({ value, context }) => {
        if (value === 'submitting') return [submitAgain];
        if (screen.destination === null) return [submitCase, submitWhole];
        if (value === 'done') return [submitCase, submitMalformed];
        return [context.used.length > 0 ? submitCase : submitToNewAddress];
      },
      'movement.confirm': ({ context }) =>
        by.member('the member confirms', {
          actions: [act.button(confirmation.confirm)],
          assertions: isRisky(context) ? [] : sent,
          proves: ['D420', ...proves.submit],
        }),
      'movement.goBack': ({ context }) =>
        by.member('the member goes back', {
          actions: [act.button(confirmation.goBack)],
          assertions: [assert.focused(submit), ...(isRisky(context) ? [] : filledIn)],
          proves: ['D420'],
        }),
      'form.invalid': invalid.map(([what, values, errors, focused]) =>
        by.member(`the member submits ${what}`, {
          actions: [...fillForm(values), act.button(submit)],
          assertions: [...errors.map(assert.text), assert.focused(focused)],
          proves: proves.invalid,
        }),
      ),
      'movement.sendAgain': sendAgain,
      'movement.dismiss': by.member('the member has looked it up', {
        actions: [act.button(movement.lookedUp)],
        assertions: [assert.fieldValue(amount, '')],
        proves: ['D33'],
      }),
      'screen.left': ({ value, context }) => {
        if (value === 'confirming') return [comeBackToConfirmation];
        if (isRisky(context)) return [];
        if (value === 'submitting') return [comeBackWhileSubmitting];
        return [value === 'unconfirmed' || value === 'sendingAgain' ? comeBackToWarning : comeBack];
      },
      [`xstate.done.actor.${screen.actor}`]: ({ value, context }) => {
        const outcomes = movementOutcomes({
          call,
          acceptedToasts: [toast.success(messages.success)],
          accepted: [...refetched, assert.fieldValue(amount, '')],
          failure: messages.failure,
          sentence: 'Not today.',
          isRepeated: value === 'sendingAgain',
          refused: value === 'submitting' && !isRisky(context) ? [...refetched, ...filledIn] : refetched,
          unknown: refetched,
          unknownToasts: [toast.warning(outcome.unknown)],
          proves,
        });
        // Nothing would be left for the next steps.
        return isRisky(context) ? outcomes.filter(({ event }) => isRefused(event)) : outcomes;
      },
    },
    ignoredEvents: ({ value }) => {
      if (value === 'submitting') return ['movement.submit', 'screen.left'];
      if (value === 'sendingAgain') return ['movement.sendAgain', 'screen.left'];
      return value === 'unconfirmed' || value === 'confirming'
        ? ['screen.left']
        : ['form.invalid', 'screen.left'];
    },
    stateAssertions: {
      editing: () => [...atRest, assert.notBusy(submit), assert.absent(outcome.unknown)],
      confirming: ({ context }) => [
        ...atRest,
        assert.notBusy(confirmation.confirm),
        assert.notBusy(confirmation.goBack),
        assert.text(confirmation.final[screen.kind]),
        ...(isRisky(context) ? [] : [assert.text(confirmation.title[screen.kind](screen.shownAmount))]),
      ],
      submitting: ({ context }) => [
        assert.heading(messages.title),
        assert.url(path),
        assert.busy(submit),
        assert.text(messages.hint.sending),
        assert.pendingCalls(call, 1),
        assert.absent(outcome.unknown),
        ...(isRisky(context) ? [] : filledIn),
      ],
      done: () => [...atRest, assert.notBusy(submit), assert.absent(outcome.unknown)],
      unconfirmed: () => [...atRest, assert.notBusy(SEND_AGAIN), ...warning],
      sendingAgain: () => [
        assert.heading(messages.title),
        assert.url(path),
        assert.busy(SEND_AGAIN),
        assert.pendingCalls(call, 1),
        ...warning,
      ],
    },
  });
}

/** Dollars, at least the minimum of the member's stage. */
const DONATION = AMOUNTS.donation;

export const donation = createMovementModel({
  machine: donationMachine,
  actor: 'donate',
  call: calls.donate,
  historyCall: calls.getDonationHistory,
  path: urls.donate,
  entry: shell.entries.donate,
  messages: donate,
  kind: 'donation',
  shownAmount: shownAmount(DONATION),
  draft: { amount: DONATION },
  destination: null,
  body: { amount: DONATION },
  fields: [[donate.amount, String(DONATION)]],
  invalid: [
    ['an empty form', [''], [donate.amountRequired], donate.amount],
    ['an amount in words', ['twenty'], [amountMessages.problems.notANumber], donate.amount],
  ],
  proves: {
    submit: ['R2.51', 'R3.17', 'R7.23'],
    invalid: ['R5.10'],
    accepted: ['R1.6', 'R4.14', 'R4.16', 'R8.8'],
    refused: ['R8.7'],
  },
});

/** Dollars, at least the minimum. */
const WITHDRAWAL = AMOUNTS.withdrawal;
/** An empty field would be filled in with the address of the profile once that is loaded. */
const BLANK = ' ';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

export const withdrawal = createMovementModel({
  machine: withdrawalMachine,
  actor: 'withdraw',
  call: calls.withdraw,
  historyCall: calls.getTransactionHistory,
  path: urls.withdraw,
  entry: shell.entries.withdraw,
  messages: withdraw,
  kind: 'withdrawal',
  shownAmount: shownAmount(WITHDRAWAL),
  draft: { amount: WITHDRAWAL, withdrawal_address: ADDRESS },
  destination: ADDRESS.toLowerCase(),
  body: {
    amount: WITHDRAWAL,
    withdrawal_address: ADDRESS,
    network: 'BSC',
    payment_method: 'blockchain',
    type: 'Withdrawal',
  },
  fields: [
    [withdraw.amount, String(WITHDRAWAL)],
    [withdraw.walletAddress, ADDRESS],
  ],
  invalid: [
    ['a blank form', ['', BLANK], [withdraw.amountRequired, withdraw.walletAddressRequired], withdraw.amount],
    [
      'a form without an address',
      [String(WITHDRAWAL), BLANK],
      [withdraw.walletAddressRequired],
      withdraw.walletAddress,
    ],
    ['an amount in words', ['twenty', ADDRESS], [amountMessages.problems.notANumber], withdraw.amount],
  ],
  proves: {
    submit: ['R2.48', 'R3.17', 'R7.24', 'R9.10'],
    invalid: ['R5.8'],
    accepted: ['R1.5', 'R4.16', 'R8.6'],
    refused: ['R8.5'],
  },
});
