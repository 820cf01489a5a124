import type { SnapshotFrom } from 'xstate';
import type { Call } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import { defineTestModel, type TestCase } from '../paths/testModel';
import { type TransferOutcome, type TransferTab, transferMachine } from '../transfer';

type Snapshot = SnapshotFrom<typeof transferMachine>;

const PROCESS: Call = 'POST /transfers/process';
const PROFILE: Call = 'GET /users/profile';
const REFUSAL = 'Transfers rest today.';

const AMOUNT = 1.25;
const SHOWN_AMOUNT = '$1.25000';

const TABS: Readonly<Record<TransferTab, string>> = {
  form: 'Transfer Funds',
  success: 'Review Transfer',
  history: 'Transfer History',
};

const answers = (answer: TransferOutcome) => ({ output: answer });
const result = { transfer_id: 'T-1', amount: AMOUNT, recipient: { name: '{recipient.name}' } };

const fillIn = (recipient: string, amount: string) =>
  [
    { type: 'fill', label: 'Recipient private key', text: recipient },
    { type: 'fill', label: 'Amount', text: amount },
    { type: 'click', role: 'button', name: 'Send Fund' },
  ] as const;

/** What was typed is still there, with what it comes to. */
const kept: readonly Assertion[] = [
  { type: 'text', text: `You send ${SHOWN_AMOUNT}.` },
  { type: 'text', text: 'of your Impact Balance will remain.' },
  { type: 'fieldValue', label: 'Recipient private key', value: '{recipient.key}' },
  { type: 'fieldValue', label: 'Amount', value: String(AMOUNT) },
];

const refuses = (how: string, kind: 'refusal' | 'unsuccessful'): TestCase => ({
  sentence: `the provider ${how}`,
  by: 'provider',
  event: answers({ outcome: 'refused', message: REFUSAL }),
  actions: [{ type: 'release', call: PROCESS, outcome: { kind, sentence: REFUSAL } }],
  toasts: [REFUSAL],
  assertions: kept,
});

const breaks = (
  how: string,
  kind: 'responseLost' | 'responseTruncated' | 'unreachable' | 'malformed',
): TestCase => ({
  sentence: how,
  by: 'provider',
  event: answers({ outcome: 'unknown' }),
  actions: [{ type: 'release', call: PROCESS, outcome: { kind } }],
  assertions: [{ type: 'called', call: PROFILE }],
});

const send = ({ value }: Snapshot): readonly TestCase[] =>
  value === 'submitting'
    ? [
        {
          sentence: 'the member presses Send Fund again',
          by: 'member',
          event: { amount: AMOUNT, recipient_id: '{recipient.key}' },
          actions: [{ type: 'click', role: 'button', name: 'Send Fund' }],
        },
      ]
    : [
        {
          sentence: `the member sends ${SHOWN_AMOUNT} to {recipient.name}`,
          by: 'member',
          event: { amount: AMOUNT, recipient_id: '{recipient.key}' },
          actions: fillIn('{recipient.key}', String(AMOUNT)),
          assertions: [
            {
              type: 'requestBody',
              call: PROCESS,
              body: `{"amount":${AMOUNT},"recipient_id":"{recipient.key}"}`,
            },
            { type: 'newestToken', call: PROCESS },
          ],
        },
      ];

const incomplete = (
  what: string,
  recipient: string,
  amount: string,
  sentences: readonly string[],
): TestCase => ({
  sentence: `the member sends ${what}`,
  by: 'member',
  event: {},
  actions: fillIn(recipient, amount),
  assertions: sentences.map((text): Assertion => ({ type: 'text', text })),
});

const ADDRESS = '/dashboard/fund-transfer';
const TITLE: Assertion = { type: 'heading', text: 'Fund Transfer' };

const addressOf = (tab: TransferTab): string => (tab === 'form' ? ADDRESS : `${ADDRESS}?tab=${tab}`);

/** The tab that is shown, and the address that leads to it. */
const at = (tab: TransferTab): readonly Assertion[] => [
  { type: 'selectedTab', tab: TABS[tab], tabList: 'Fund Transfer' },
  { type: 'url', path: addressOf(tab) },
];

/** By its tab; by its address, which follows the tab and leads to it; and from the review by its button. */
const open = ({ value, context }: Snapshot): readonly TestCase[] =>
  (['form', 'success', 'history'] as const).flatMap((tab): readonly TestCase[] => {
    const press: TestCase = {
      sentence: `the member opens the tab ${TABS[tab]}`,
      by: 'member',
      event: { tab },
      actions: [{ type: 'click', role: 'tab', name: TABS[tab] }],
    };
    const visit: TestCase = {
      sentence: `the member goes to the address of ${TABS[tab]}`,
      by: 'member',
      event: { tab },
      actions: [{ type: 'navigate', path: addressOf(tab) }],
    };
    const button = context.result === null ? 'Send funds' : 'New transfer';
    const again: TestCase = {
      sentence: `the member presses ${button}`,
      by: 'member',
      event: { tab },
      actions: [{ type: 'click', role: 'button', name: button }],
    };
    if (value === 'submitting' && tab === 'form') return [press];
    return value === 'success' && tab === 'form' ? [press, visit, again] : [press, visit];
  });

/** The transfer wizard, as a tester knows it. */
export const transfer = defineTestModel<typeof transferMachine>({
  machine: transferMachine,
  start: {
    sentence: 'a member who is signed in opens Fund Transfer',
    actions: [
      { type: 'open', path: ADDRESS },
      { type: 'restoreStorage', stored: 'session' },
    ],
  },
  heldCalls: [PROCESS],
  observe: ({ context }) => ({ hasResult: context.result !== null }),
  cases: {
    'transfer.submit': send,
    'transfer.refusedByForm': [
      incomplete('nothing', '', '', ['Private key is required', 'Amount is required']),
      incomplete('to nobody', '', String(AMOUNT), ['Private key is required']),
      incomplete('no amount', '{recipient.key}', '', ['Amount is required']),
    ],
    'transfer.typed': [
      {
        sentence: 'the member types more than there is',
        by: 'member',
        event: {},
        actions: [{ type: 'fill', label: 'Amount', text: '90000000' }],
        assertions: [{ type: 'text', text: 'more than your Impact Balance of' }],
      },
    ],
    'transfer.refreshed': [
      {
        sentence: 'the member refreshes the history',
        by: 'member',
        event: {},
        actions: [{ type: 'click', role: 'button', name: 'Refresh history' }],
        assertions: [{ type: 'called', call: 'GET /transfers/history' }],
      },
    ],
    'transfer.open': open,
    'xstate.done.actor.processTransfer': [
      {
        sentence: 'the provider accepts',
        by: 'provider',
        event: answers({ outcome: 'accepted', result }),
        actions: [{ type: 'release', call: PROCESS, outcome: { kind: 'answer' } }],
        assertions: [{ type: 'called', call: PROFILE }],
      },
      refuses('refuses', 'refusal'),
      refuses('answers that it did not succeed', 'unsuccessful'),
      {
        sentence: 'the provider fails without a word',
        by: 'provider',
        event: answers({ outcome: 'refused', message: undefined }),
        actions: [{ type: 'release', call: PROCESS, outcome: { kind: 'serverError' } }],
        toasts: ['Something went wrong'],
        assertions: kept,
      },
      breaks('the connection breaks after the provider has carried it out', 'responseLost'),
      breaks('the connection breaks in the middle of the answer', 'responseTruncated'),
      breaks('the call never arrives', 'unreachable'),
      breaks('the provider answers nonsense', 'malformed'),
    ],
  },
  ignoredEvents: ({ value }) => {
    if (value === 'form') return ['transfer.refusedByForm', 'transfer.typed'];
    if (value === 'submitting') return ['transfer.submit', 'transfer.open'];
    return value === 'unconfirmed' ? ['transfer.refreshed'] : [];
  },
  stateAssertions: {
    form: () => [
      TITLE,
      ...at('form'),
      { type: 'text', text: 'Impact Balance' },
      { type: 'text', text: 'Enter recipient details and amount' },
      { type: 'notBusy', button: 'Send Fund' },
      { type: 'pendingCalls', call: PROCESS, count: 0 },
    ],
    submitting: () => [
      ...at('form'),
      { type: 'busy', button: 'Send Fund' },
      { type: 'pendingCalls', call: PROCESS, count: 1 },
      ...kept,
    ],
    success: ({ context }) => [
      ...at('success'),
      ...(context.result === null
        ? ([
            { type: 'text', text: 'Please send funds first.' },
            { type: 'notBusy', button: 'Send funds' },
            { type: 'absent', text: 'Transaction Successful' },
          ] as const)
        : ([
            { type: 'status', text: 'Transaction Successful' },
            { type: 'text', text: '{recipient.name}' },
            { type: 'text', text: SHOWN_AMOUNT },
            { type: 'text', text: 'Recipient name' },
            { type: 'text', text: 'Amount received' },
            { type: 'text', text: 'Transfer Id' },
            { type: 'text', text: '{provider.transferId}' },
            { type: 'notBusy', button: 'Copy Transfer Id' },
            { type: 'notBusy', button: 'New transfer' },
          ] as const)),
    ],
    history: () => [
      ...at('history'),
      { type: 'absent', text: 'It is not known whether your transfer went through' },
      { type: 'absent', text: 'Refresh history' },
    ],
    unconfirmed: () => [
      ...at('history'),
      { type: 'alert', text: 'It is not known whether your transfer went through' },
      { type: 'alert', text: 'Nothing is sent again by itself. Look for it in the history below' },
      { type: 'notBusy', button: 'Refresh history' },
      { type: 'pendingCalls', call: PROCESS, count: 0 },
    ],
  },
});
