import type { SnapshotFrom } from 'xstate';
import { somethingWentWrong } from '#src/messages/common.ts';
import { confirmation } from '#src/messages/confirmation.ts';
import { movement } from '#src/messages/movement.ts';
import { transfer as messages } from '#src/messages/transfer.ts';
import { urls } from '#src/urls.ts';
import { type TransferTab, transferMachine } from '../transfer';
import {
  AMOUNTS,
  act,
  assert,
  by,
  calls,
  defineTestModel,
  fixedTexts,
  movementOutcomes,
  openSignedIn,
  shownAmount,
  type TestCase,
  VARIABLE,
} from './builders';
import type { Action, Assertion } from './kinds';

type Snapshot = SnapshotFrom<typeof transferMachine>;

const PROCESS = calls.processTransfer;

const AMOUNT = AMOUNTS.transfer;
const SHOWN_AMOUNT = shownAmount(AMOUNT);
const draft = { amount: AMOUNT, recipient_id: '{recipient.key}' };
const SEND_AGAIN = movement.sendAgain.keyed;

const { form, review, history } = messages;
const TABS: Readonly<Record<TransferTab, string>> = {
  form: form.tab,
  success: review.tab,
  history: history.tab,
};
/** The beginning of the notice, for asserting that it is absent. */
const UNCONFIRMED = history.unconfirmed.split(':')[0] ?? history.unconfirmed;

const submitForm = (recipient: string, amount: string) => [
  act.fill(form.recipient, recipient),
  act.fill(form.amount, amount),
  act.button(form.submit),
];

const values: readonly Assertion[] = [
  assert.fieldValue(form.recipient, '{recipient.key}'),
  assert.fieldValue(form.amount, String(AMOUNT)),
];
/** The form still has its values, with the hint about them. */
const filledIn: readonly Assertion[] = [
  ...fixedTexts(form.hint.remaining(SHOWN_AMOUNT, VARIABLE)).map(assert.text),
  ...values,
];

const event = { draft, key: 'a key', destination: 'a recipient', risks: [] };
const sent = [assert.requestBody(PROCESS, draft), assert.newestToken(PROCESS)];
const SENT_REQUIREMENTS = ['R2.39', 'R3.12', 'R7.22'];

function submitCase({ value, context }: Snapshot): TestCase {
  if (value === 'submitting')
    return by.member('the member presses Send Fund again', {
      event,
      actions: [act.button(form.submit)],
      proves: ['D5'],
    });
  const actions = submitForm('{recipient.key}', String(AMOUNT));
  return context.used.length > 0
    ? by.member(`the member sends ${SHOWN_AMOUNT} to {recipient.name}, as before`, {
        event,
        actions,
        assertions: sent,
        proves: SENT_REQUIREMENTS,
      })
    : by.member(`the member sends ${SHOWN_AMOUNT} to {recipient.name}, for the first time`, {
        event,
        actions,
        assertions: [
          assert.alert(confirmation.newRecipient),
          assert.focused(confirmation.title.transfer(SHOWN_AMOUNT)),
        ],
        proves: ['D420'],
      });
}

const incomplete = (what: string, recipient: string, amount: string, errors: readonly string[]): TestCase =>
  by.member(`the member submits ${what}`, {
    actions: submitForm(recipient, amount),
    assertions: [...errors.map(assert.text), assert.focused(recipient === '' ? form.recipient : form.amount)],
    proves: ['R5.6'],
  });

const getPath = (tab: TransferTab): string =>
  tab === 'form' ? urls.fundTransfer : `${urls.fundTransfer}?tab=${tab}`;

const atTab = (tab: TransferTab): readonly Assertion[] => [
  { type: 'selectedTab', tab: TABS[tab], tabList: messages.tabs },
  assert.url(getPath(tab)),
];

/** By its tab, by its URL, and from the review by its button. */
const openCases = (snapshot: Snapshot): readonly TestCase[] => {
  const { value, context } = snapshot;
  const isReviewed = snapshot.hasTag('success');
  return (['form', 'success', 'history'] as const).flatMap((tab): readonly TestCase[] => {
    const proves = tab === 'success' && snapshot.context.result === null ? ['R2.41'] : [];
    const open = (sentence: string, action: Action) =>
      by.member(sentence, { event: { tab }, actions: [action], proves });
    const press = open(`the member opens the tab ${TABS[tab]}`, act.tab(TABS[tab]));
    const visit = open(`the member goes to the address of ${TABS[tab]}`, {
      type: 'navigate',
      path: getPath(tab),
    });
    const label = context.result === null ? review.toForm : review.again;
    const again = open(`the member presses ${label}`, act.button(label));
    if ((value === 'submitting' || value === 'sendingAgain') && tab === 'form') return [press];
    return isReviewed && tab === 'form' ? [press, visit, again] : [press, visit];
  });
};

/** In the form's place. */
const warning: readonly Assertion[] = [
  assert.alert(form.outcome.unknown),
  assert.alert(movement.sent('transfer', SHOWN_AMOUNT)),
  assert.absent(form.submit),
];

const reviewAssertions = ({ context }: Snapshot): readonly Assertion[] => [
  ...atTab('success'),
  ...(context.result === null
    ? [assert.text(review.nothing), assert.notBusy(review.toForm), assert.absent(review.success)]
    : [
        assert.status(review.success),
        assert.text('{recipient.name}'),
        assert.text(SHOWN_AMOUNT),
        assert.text(review.recipient),
        assert.text(review.amount),
        assert.text(review.transferId),
        assert.text('{provider.transferId}'),
        assert.notBusy(review.copy),
        assert.notBusy(review.again),
      ]),
];

export const transfer = defineTestModel<typeof transferMachine>({
  machine: transferMachine,
  start: {
    sentence: 'a member who is signed in opens Fund Transfer',
    actions: openSignedIn(urls.fundTransfer),
  },
  heldCalls: [PROCESS],
  observe: ({ context }) => ({ hasResult: context.result !== null, hasIntent: context.intent !== null }),
  cases: {
    'transfer.submit': submitCase,
    'transfer.confirm': by.member('the member confirms', {
      actions: [act.button(confirmation.confirm)],
      assertions: sent,
      proves: ['D420', ...SENT_REQUIREMENTS],
    }),
    'transfer.goBack': by.member('the member goes back', {
      actions: [act.button(confirmation.goBack)],
      assertions: [...filledIn, assert.focused(form.submit)],
      proves: ['D420'],
    }),
    'transfer.sendAgain': by.member('the member sends the same again', {
      actions: [act.button(SEND_AGAIN)],
      assertions: [assert.requestBody(PROCESS, draft)],
      proves: ['D33'],
    }),
    'transfer.dismiss': by.member('the member has looked it up', {
      actions: [act.button(movement.lookedUp)],
      proves: ['D33'],
    }),
    'form.invalid': [
      incomplete('an empty form', '', '', [form.recipientRequired, form.amountRequired]),
      incomplete('a form without a recipient', '', String(AMOUNT), [form.recipientRequired]),
      incomplete('a form without an amount', '{recipient.key}', '', [form.amountRequired]),
    ],
    'form.filled': by.member('the member types more than the balance', {
      actions: [act.fill(form.amount, '90000000')],
      assertions: fixedTexts(form.hint.aboveAvailable(VARIABLE)).slice(1).map(assert.text),
    }),
    'history.refreshed': by.member('the member refreshes the history', {
      actions: [act.button(history.refresh)],
      assertions: [assert.called(calls.getTransferHistory)],
    }),
    'transfer.open': openCases,
    'xstate.done.actor.processTransfer': ({ value }) =>
      movementOutcomes({
        call: PROCESS,
        acceptedOutput: {
          result: { transfer_id: 'T-1', amount: AMOUNT, recipient: { name: '{recipient.name}' } },
        },
        accepted: [assert.called(calls.getProfile)],
        failure: somethingWentWrong,
        sentence: 'Transfers rest today.',
        isRepeated: value === 'sendingAgain',
        refused: [assert.called(calls.getProfile), ...(value === 'submitting' ? filledIn : [])],
        unknown: [assert.called(calls.getProfile)],
        proves: {
          accepted: ['R1.7', 'R2.40', 'R4.10', 'R4.16'],
          refused: ['R8.3'],
        },
      }),
  },
  ignoredEvents: (snapshot) => {
    if (snapshot.matches('form')) return ['form.invalid', 'form.filled'];
    if (snapshot.matches('submitting')) return ['transfer.submit', 'transfer.open'];
    if (snapshot.matches('sendingAgain')) return ['transfer.sendAgain', 'transfer.open'];
    return snapshot.matches({ unconfirmed: 'history' }) ? ['history.refreshed'] : [];
  },
  stateAssertions: {
    form: () => [
      assert.heading(messages.title),
      ...atTab('form'),
      assert.text(form.balance),
      assert.text(form.lead),
      assert.notBusy(form.submit),
      assert.pendingCalls(PROCESS, 0),
      assert.absent(form.outcome.unknown),
    ],
    confirming: () => [
      ...atTab('form'),
      assert.text(confirmation.goesTo.transfer),
      assert.text('{recipient.key}'),
      assert.text(confirmation.final.transfer),
      assert.notBusy(confirmation.confirm),
      assert.pendingCalls(PROCESS, 0),
      assert.absent(form.submit),
    ],
    submitting: () => [
      ...atTab('form'),
      assert.busy(form.submit),
      assert.pendingCalls(PROCESS, 1),
      assert.text(form.hint.sending),
      ...values,
    ],
    success: reviewAssertions,
    history: () => [...atTab('history'), assert.absent(UNCONFIRMED), assert.absent(history.refresh)],
    'unconfirmed.history': () => [
      ...atTab('history'),
      assert.alert(history.unconfirmed),
      assert.notBusy(history.refresh),
      assert.pendingCalls(PROCESS, 0),
    ],
    'unconfirmed.form': () => [
      ...atTab('form'),
      ...warning,
      assert.notBusy(SEND_AGAIN),
      assert.pendingCalls(PROCESS, 0),
    ],
    'unconfirmed.success': (snapshot) => [assert.status(form.outcome.unknown), ...reviewAssertions(snapshot)],
    sendingAgain: () => [
      ...atTab('form'),
      ...warning,
      assert.busy(SEND_AGAIN),
      assert.pendingCalls(PROCESS, 1),
    ],
  },
  proves: { form: ['R2.38'], success: ['R2.38'], history: ['R2.38'] },
});
