import type { SnapshotFrom } from 'xstate';
import { type TransferAnswer, type TransferTab, transferMachine } from '../../transfer';
import type { Call, Check } from '../plan';
import { type Case, vocabularyOf } from '../vocabulary';

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

const answers = (answer: TransferAnswer) => ({ output: answer });
const result = { transfer_id: 'T-1', amount: AMOUNT, recipient: { name: '{recipient.name}' } };

const fillIn = (recipient: string, amount: string) =>
  [
    { verb: 'fill', label: 'Recipient private key', text: recipient },
    { verb: 'fill', label: 'Amount', text: amount },
    { verb: 'press', role: 'button', name: 'Send Fund' },
  ] as const;

/** What was typed is still there, with what it comes to. */
const kept: readonly Check[] = [
  { see: 'text', text: `You send ${SHOWN_AMOUNT}.` },
  { see: 'text', text: 'of your Impact Balance will remain.' },
  { see: 'field', label: 'Recipient private key', value: '{recipient.key}' },
  { see: 'field', label: 'Amount', value: String(AMOUNT) },
];

const refuses = (how: string, kind: 'refusal' | 'unsuccessful'): Case => ({
  sentence: `the provider ${how}`,
  by: 'provider',
  event: answers({ outcome: 'refused', message: REFUSAL }),
  deeds: [{ verb: 'release', call: PROCESS, outcome: { kind, sentence: REFUSAL } }],
  says: [REFUSAL],
  checks: kept,
});

const breaks = (how: string, kind: 'lostAnswer' | 'brokenAnswer' | 'unreachable' | 'nonsense'): Case => ({
  sentence: how,
  by: 'provider',
  event: answers({ outcome: 'unknown' }),
  deeds: [{ verb: 'release', call: PROCESS, outcome: { kind } }],
  checks: [{ see: 'called', call: PROFILE }],
});

const send = ({ value }: Snapshot): readonly Case[] =>
  value === 'submitting'
    ? [
        {
          sentence: 'the member presses Send Fund again',
          by: 'member',
          event: { amount: AMOUNT, recipient_id: '{recipient.key}' },
          deeds: [{ verb: 'press', role: 'button', name: 'Send Fund' }],
        },
      ]
    : [
        {
          sentence: `the member sends ${SHOWN_AMOUNT} to {recipient.name}`,
          by: 'member',
          event: { amount: AMOUNT, recipient_id: '{recipient.key}' },
          deeds: fillIn('{recipient.key}', String(AMOUNT)),
          checks: [
            { see: 'sent', call: PROCESS, body: `{"amount":${AMOUNT},"recipient_id":"{recipient.key}"}` },
            { see: 'fresh', call: PROCESS },
          ],
        },
      ];

const incomplete = (what: string, recipient: string, amount: string, sentences: readonly string[]): Case => ({
  sentence: `the member sends ${what}`,
  by: 'member',
  event: {},
  deeds: fillIn(recipient, amount),
  checks: sentences.map((text): Check => ({ see: 'text', text })),
});

const ADDRESS = '/dashboard/fund-transfer';
const TITLE: Check = { see: 'heading', text: 'Fund Transfer' };

const addressOf = (tab: TransferTab): string => (tab === 'form' ? ADDRESS : `${ADDRESS}?tab=${tab}`);

/** The tab that is shown, and the address that leads to it. */
const at = (tab: TransferTab): readonly Check[] => [
  { see: 'chosen', tab: TABS[tab], among: 'Fund Transfer' },
  { see: 'address', path: addressOf(tab) },
];

/** By its tab; by its address, which follows the tab and leads to it; and from the review by its button. */
const open = ({ value, context }: Snapshot): readonly Case[] =>
  (['form', 'success', 'history'] as const).flatMap((tab): readonly Case[] => {
    const press: Case = {
      sentence: `the member opens the tab ${TABS[tab]}`,
      by: 'member',
      event: { tab },
      deeds: [{ verb: 'press', role: 'tab', name: TABS[tab] }],
    };
    const visit: Case = {
      sentence: `the member goes to the address of ${TABS[tab]}`,
      by: 'member',
      event: { tab },
      deeds: [{ verb: 'visit', path: addressOf(tab) }],
    };
    const button = context.result === null ? 'Send funds' : 'New transfer';
    const again: Case = {
      sentence: `the member presses ${button}`,
      by: 'member',
      event: { tab },
      deeds: [{ verb: 'press', role: 'button', name: button }],
    };
    if (value === 'submitting' && tab === 'form') return [press];
    return value === 'success' && tab === 'form' ? [press, visit, again] : [press, visit];
  });

/** The transfer wizard, as a tester knows it. */
export const transfer = vocabularyOf<typeof transferMachine>({
  machine: transferMachine,
  start: {
    sentence: 'a member who is signed in opens Fund Transfer',
    deeds: [
      { verb: 'open', path: ADDRESS },
      { verb: 'restore', stored: 'session' },
    ],
  },
  held: [PROCESS],
  notice: ({ context }) => ({ hasResult: context.result !== null }),
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
        deeds: [{ verb: 'fill', label: 'Amount', text: '90000000' }],
        checks: [{ see: 'text', text: 'more than your Impact Balance of' }],
      },
    ],
    'transfer.refreshed': [
      {
        sentence: 'the member refreshes the history',
        by: 'member',
        event: {},
        deeds: [{ verb: 'press', role: 'button', name: 'Refresh history' }],
        checks: [{ see: 'called', call: 'GET /transfers/history' }],
      },
    ],
    'transfer.open': open,
    'xstate.done.actor.process': [
      {
        sentence: 'the provider accepts',
        by: 'provider',
        event: answers({ outcome: 'accepted', result }),
        deeds: [{ verb: 'release', call: PROCESS, outcome: { kind: 'answer' } }],
        checks: [{ see: 'called', call: PROFILE }],
      },
      refuses('refuses', 'refusal'),
      refuses('answers that it did not succeed', 'unsuccessful'),
      {
        sentence: 'the provider fails without a word',
        by: 'provider',
        event: answers({ outcome: 'refused', message: undefined }),
        deeds: [{ verb: 'release', call: PROCESS, outcome: { kind: 'silentRefusal' } }],
        says: ['Something went wrong'],
        checks: kept,
      },
      breaks('the connection breaks after the provider has carried it out', 'lostAnswer'),
      breaks('the connection breaks in the middle of the answer', 'brokenAnswer'),
      breaks('the call never arrives', 'unreachable'),
      breaks('the provider answers nonsense', 'nonsense'),
    ],
  },
  alsoTried: ({ value }) => {
    if (value === 'form') return ['transfer.refusedByForm', 'transfer.typed'];
    if (value === 'submitting') return ['transfer.submit', 'transfer.open'];
    return value === 'unconfirmed' ? ['transfer.refreshed'] : [];
  },
  look: {
    form: () => [
      TITLE,
      ...at('form'),
      { see: 'text', text: 'Impact Balance' },
      { see: 'text', text: 'Enter recipient details and amount' },
      { see: 'ready', button: 'Send Fund' },
      { see: 'waiting', call: PROCESS, count: 0 },
    ],
    submitting: () => [
      ...at('form'),
      { see: 'busy', button: 'Send Fund' },
      { see: 'waiting', call: PROCESS, count: 1 },
      ...kept,
    ],
    success: ({ context }) => [
      ...at('success'),
      ...(context.result === null
        ? ([
            { see: 'text', text: 'Please send funds first.' },
            { see: 'ready', button: 'Send funds' },
            { see: 'nothing', text: 'Transaction Successful' },
          ] as const)
        : ([
            { see: 'status', text: 'Transaction Successful' },
            { see: 'text', text: '{recipient.name}' },
            { see: 'text', text: SHOWN_AMOUNT },
            { see: 'text', text: 'Recipient name' },
            { see: 'text', text: 'Amount received' },
            { see: 'text', text: 'Transfer Id' },
            { see: 'text', text: '{provider.transferId}' },
            { see: 'ready', button: 'Copy Transfer Id' },
            { see: 'ready', button: 'New transfer' },
          ] as const)),
    ],
    history: () => [
      ...at('history'),
      { see: 'nothing', text: 'It is not known whether your transfer went through' },
      { see: 'nothing', text: 'Refresh history' },
    ],
    unconfirmed: () => [
      ...at('history'),
      { see: 'alert', text: 'It is not known whether your transfer went through' },
      { see: 'alert', text: 'Nothing is sent again by itself. Look for it in the history below' },
      { see: 'ready', button: 'Refresh history' },
      { see: 'waiting', call: PROCESS, count: 0 },
    ],
  },
});
