import type { SnapshotFrom } from 'xstate';
import { depositWalletMachine } from '../depositWallet';
import type { Action, Call } from '../paths/action';
import type { Assertion } from '../paths/assertion';
import { defineTestModel, type TestCase } from '../paths/testModel';

const GENERATE: Call = 'POST /wallet/generate';
const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

const link = (name: string): Action => ({ type: 'click', role: 'link', name });
const away = link('Dashboard');
const deposit = link('Deposit');

type Snapshot = SnapshotFrom<typeof depositWalletMachine>;

const FETCHING: Assertion = { type: 'status', text: 'Getting your deposit address.' };
const REPLACING: Assertion = { type: 'status', text: 'must not be used any more. A new one is on its way.' };
const EXPIRES = 'This address expires in';
/** While the member looks at it. */
const SHOWN: readonly Assertion[] = [
  { type: 'heading', text: 'Deposit Funds' },
  { type: 'text', text: 'Send funds to this address; they are added to your Impact Balance.' },
  { type: 'text', text: 'Deposit address' },
  { type: 'text', text: '{provider.address}' },
  { type: 'heading', text: 'Deposit Details' },
  { type: 'text', text: EXPIRES },
  { type: 'text', text: 'minutes. Do not send to it after that.' },
  { type: 'notBusy', button: 'Copy address' },
];

const opens = ({ value }: Snapshot): readonly TestCase[] => {
  const open: TestCase = {
    sentence: 'the member opens Deposit',
    by: 'member',
    event: {},
    actions: [deposit],
    assertions: [value === 'expired' ? REPLACING : FETCHING],
  };
  const comeBack: TestCase = {
    sentence: 'the member leaves Deposit and comes back',
    by: 'member',
    event: {},
    actions: [away, deposit],
    assertions: value === 'fresh' ? SHOWN : [FETCHING],
  };
  const retry: TestCase = {
    sentence: 'the member presses Retry',
    by: 'member',
    event: {},
    actions: [{ type: 'click', role: 'button', name: 'Retry' }],
    assertions: [FETCHING],
  };
  if (value === 'absent' || value === 'expired') return [open];
  return value === 'failed' ? [comeBack, retry] : [comeBack];
};

const fails = (sentence: string, outcome: 'serverError' | 'unreachable' | 'malformed'): TestCase => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  actions: [{ type: 'release', call: GENERATE, outcome: { kind: outcome } }],
});

const ticks = ({ context: { cached } }: Snapshot): readonly TestCase[] => {
  if (!cached) return [];
  return [
    {
      sentence: 'the clock ticks',
      by: 'clock',
      event: { now: cached.checkedAt },
      actions: [{ type: 'wake', milliseconds: 0, at: 'tick' }],
      assertions: SHOWN,
    },
    {
      sentence: 'the computer wakes a moment before the hour is over',
      by: 'clock',
      event: { now: cached.expiresAt - 5 * MINUTE },
      actions: [
        { type: 'wake', milliseconds: HOUR - 5 * MINUTE, at: 'pageshow' },
        { type: 'wake', milliseconds: 5 * MINUTE - HOUR, at: 'pageshow' },
      ],
      assertions: SHOWN,
    },
    {
      sentence: 'the computer wakes an hour later, while the member is elsewhere',
      by: 'clock',
      event: { now: cached.expiresAt },
      actions: [away, { type: 'wake', milliseconds: HOUR, at: 'focus' }],
    },
    {
      sentence: 'the clock is set back by a day, while the member is elsewhere',
      by: 'clock',
      event: { now: cached.checkedAt - 24 * HOUR },
      actions: [away, { type: 'wake', milliseconds: -24 * HOUR, at: 'visibilitychange' }],
    },
  ];
};

const noAddress: Assertion = { type: 'absent', text: EXPIRES };

/** The deposit wallet's cache, as a tester knows it. */
export const depositWallet = defineTestModel<typeof depositWalletMachine>({
  machine: depositWalletMachine,
  start: {
    sentence: 'a member who has no deposit address yet is signed in',
    actions: [
      { type: 'open', path: '/dashboard' },
      { type: 'restoreStorage', stored: 'session' },
    ],
  },
  heldCalls: [GENERATE],
  observe: ({ context }) => ({ hasAddress: context.cached !== null }),
  cases: {
    'wallet.open': opens,
    'wallet.tick': ticks,
    'xstate.done.actor.loadWallet': [
      {
        sentence: 'the provider gives an address',
        by: 'provider',
        event: {
          output: {
            wallet: { wallet_address: '0x1', expires_in: 3600, limits: { min_withdrawal: 20 } },
            checkedAt: 0,
            expiresAt: HOUR,
          },
        },
        actions: [{ type: 'release', call: GENERATE, outcome: { kind: 'answer' } }],
        assertions: [
          { type: 'newestToken', call: GENERATE },
          { type: 'qrCode', name: 'QR code of the deposit address', text: '{provider.address}' },
          ...SHOWN,
        ],
      },
    ],
    'xstate.error.actor.loadWallet': [
      fails('the provider fails without a word', 'serverError'),
      {
        sentence: 'the provider answers that it did not succeed',
        by: 'provider',
        event: { error: new Error('not successful') },
        actions: [
          {
            type: 'release',
            call: GENERATE,
            outcome: { kind: 'unsuccessful', sentence: 'No wallets today.' },
          },
        ],
      },
      fails('the call never arrives', 'unreachable'),
      fails('the provider answers nonsense', 'malformed'),
    ],
    'xstate.after.lifetime.depositWallet.fresh': [
      {
        sentence: 'an hour passes, while the member is elsewhere',
        by: 'clock',
        event: {},
        actions: [away, { type: 'advanceTimers', milliseconds: HOUR }],
      },
    ],
  },
  ignoredEvents: ({ value }) => (value === 'fetching' || value === 'fresh' ? ['wallet.open'] : []),
  stateAssertions: {
    absent: () => [
      { type: 'heading', text: 'Financial Overview' },
      noAddress,
      { type: 'notStored', what: 'depositWallet' },
      { type: 'callCount', call: GENERATE, count: 0 },
    ],
    fetching: () => [
      { type: 'heading', text: 'Deposit Funds' },
      noAddress,
      { type: 'pendingCalls', call: GENERATE, count: 1 },
      { type: 'notStored', what: 'depositWallet' },
    ],
    fresh: () => [
      { type: 'stored', what: 'depositWallet' },
      { type: 'pendingCalls', call: GENERATE, count: 0 },
    ],
    expired: () => [
      { type: 'heading', text: 'Financial Overview' },
      noAddress,
      { type: 'notStored', what: 'depositWallet' },
      { type: 'pendingCalls', call: GENERATE, count: 0 },
    ],
    failed: () => [
      { type: 'text', text: 'Your deposit address could not be fetched.' },
      { type: 'text', text: 'Nothing is lost. Check your connection and try again' },
      { type: 'notBusy', button: 'Retry' },
      noAddress,
      { type: 'notStored', what: 'depositWallet' },
      { type: 'pendingCalls', call: GENERATE, count: 0 },
    ],
  },
});
