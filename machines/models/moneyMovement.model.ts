import type { AnyStateMachine } from 'xstate';
import { amount as amountMessages } from '#src/messages/amount.ts';
import { donate } from '#src/messages/donate.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { shell } from '#src/messages/shell.ts';
import { withdraw } from '#src/messages/withdraw.ts';
import { urls } from '#src/urls.ts';
import { donationMachine, withdrawalMachine } from '../moneyMovement';
import type { Call } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import type { TestModel } from '../paths/testModel';
import { act, assert, by, calls, movementOutcomes, openSignedIn } from './builders';

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
  /** `a donation` */
  readonly name: string;
  readonly draft: object;
  /** its contract requires nothing of an accepting answer */
  readonly acceptsAnyBody?: boolean;
  readonly body: object;
  readonly fields: readonly Field[];
  /** what the form refuses: the values of its fields in order, and the errors */
  readonly invalid: readonly (readonly [
    what: string,
    values: readonly string[],
    errors: readonly string[],
  ])[];
}

/** The test model of a machine that moves money from a single form. */
function createMovementModel(screen: MovementScreen): TestModel {
  const { machine, call, historyCall, path, entry, messages, name, draft, fields, invalid } = screen;
  const { amount, submit, outcome } = messages;
  const fillForm = (values: readonly string[] = []) =>
    fields.map(([label, value], index) => act.fill(label, values[index] ?? value));
  const filledIn = fields.map(([label, value]) => assert.fieldValue(label, value));
  const refetched = [assert.called(calls.getProfile), assert.called(historyCall)];
  // The button is part of the other screen: clicking it waits until that screen is rendered.
  const leave = [act.link(shell.entries.dashboard), act.button(referralCode.copy), act.link(entry)];

  const submitCase = by.member(`the member submits ${name}`, {
    event: { draft },
    actions: [...fillForm(), act.button(submit)],
    assertions: [assert.requestBody(call, screen.body), assert.newestToken(call)],
  });
  const submitAgain = by.member(`the member presses ${submit} again`, {
    event: { draft },
    actions: [act.button(submit)],
  });
  const leaveSentence = `the member leaves ${entry}, copies the referral code`;
  const comeBack = by.member(`${leaveSentence} and comes back`, {
    actions: leave,
    assertions: [assert.fieldValue(amount, '')],
  });
  // The form is empty then: it is filled in again, so that later assertions find its values.
  const comeBackWhileSubmitting = by.member(`${leaveSentence}, comes back and fills in the form again`, {
    actions: [...leave, ...fillForm()],
  });
  const atRest: readonly Assertion[] = [
    assert.heading(messages.title),
    assert.url(path),
    assert.notBusy(submit),
    assert.pendingCalls(call, 0),
  ];

  return {
    machine,
    start: {
      sentence: `a member who is signed in opens ${entry}`,
      actions: openSignedIn(path),
    },
    heldCalls: [call],
    observe: () => ({}),
    cases: {
      'movement.submit': ({ value }) => [value === 'submitting' ? submitAgain : submitCase],
      'form.invalid': invalid.map(([what, values, errors]) =>
        by.member(`the member submits ${what}`, {
          actions: [...fillForm(values), act.button(submit)],
          assertions: errors.map(assert.text),
        }),
      ),
      'screen.left': ({ value }) => [value === 'submitting' ? comeBackWhileSubmitting : comeBack],
      [`xstate.done.actor.${screen.actor}`]: movementOutcomes({
        call,
        acceptedToasts: [messages.success],
        accepted: [...refetched, assert.fieldValue(amount, '')],
        failure: messages.failure,
        refusal: 'Not today.',
        refused: [...refetched, ...filledIn],
        unknown: [...refetched, ...filledIn],
        unknownToasts: [outcome.unknown],
        acceptsAnyBody: screen.acceptsAnyBody ?? false,
      }),
    },
    ignoredEvents: ({ value }) =>
      value === 'submitting' ? ['movement.submit', 'screen.left'] : ['form.invalid', 'screen.left'],
    stateAssertions: {
      editing: () => [...atRest, assert.absent(outcome.unknown)],
      submitting: () => [
        assert.heading(messages.title),
        assert.url(path),
        assert.busy(submit),
        assert.text(messages.hint.sending),
        assert.pendingCalls(call, 1),
        assert.absent(outcome.unknown),
        ...filledIn,
      ],
      done: () => [...atRest, assert.absent(outcome.unknown)],
      unconfirmed: () => [...atRest, assert.alert(outcome.unknown), assert.alert(outcome.advice)],
    },
  };
}

/** Dollars, at least the minimum of the member's stage. */
const DONATION = 50;

export const donation = createMovementModel({
  machine: donationMachine,
  actor: 'donate',
  call: calls.donate,
  historyCall: calls.getDonationHistory,
  path: urls.donate,
  entry: shell.entries.donate,
  messages: donate,
  name: `a donation of $${DONATION}`,
  draft: { amount: DONATION },
  body: { amount: DONATION },
  fields: [[donate.amount, String(DONATION)]],
  invalid: [
    ['an empty form', [''], [donate.amountRequired]],
    ['an amount in words', ['twenty'], [amountMessages.problems.notANumber]],
  ],
});

/** Dollars, the minimum. */
const WITHDRAWAL = 20;
/** An empty field would be filled in with the address of the profile once that is loaded. */
const BLANK = ' ';
const ADDRESS = '0x1111222233334444555566667777888899990000';

export const withdrawal = createMovementModel({
  machine: withdrawalMachine,
  actor: 'withdraw',
  acceptsAnyBody: true,
  call: calls.withdraw,
  historyCall: calls.getTransactionHistory,
  path: urls.withdraw,
  entry: shell.entries.withdraw,
  messages: withdraw,
  name: `a withdrawal of $${WITHDRAWAL}`,
  draft: { amount: WITHDRAWAL, withdrawal_address: ADDRESS },
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
    ['a blank form', ['', BLANK], [withdraw.amountRequired, withdraw.walletAddressRequired]],
    ['a form without an address', [String(WITHDRAWAL), BLANK], [withdraw.walletAddressRequired]],
    ['an amount in words', ['twenty', ADDRESS], [amountMessages.problems.notANumber]],
  ],
});
