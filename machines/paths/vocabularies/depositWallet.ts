import type { SnapshotFrom } from 'xstate';
import { depositWalletMachine } from '../../depositWallet';
import type { Call, Check, Deed } from '../plan';
import { type Case, vocabularyOf } from '../vocabulary';

const GENERATE: Call = 'POST /wallet/generate';
const HOUR = 60 * 60 * 1000;
const MINUTE = 60 * 1000;

const link = (name: string): Deed => ({ verb: 'press', role: 'link', name });
const away = link('Dashboard');
const deposit = link('Deposit');

type Snapshot = SnapshotFrom<typeof depositWalletMachine>;

const FETCHING: Check = { see: 'status', text: 'Getting your deposit address.' };
const REPLACING: Check = { see: 'status', text: 'must not be used any more. A new one is on its way.' };
const EXPIRES = 'This address expires in';
/** While the member looks at it. */
const SHOWN: readonly Check[] = [
  { see: 'heading', text: 'Deposit Funds' },
  { see: 'text', text: 'Send funds to this address; they are added to your Impact Balance.' },
  { see: 'text', text: 'Deposit address' },
  { see: 'text', text: '{provider.address}' },
  { see: 'heading', text: 'Deposit Details' },
  { see: 'text', text: EXPIRES },
  { see: 'text', text: 'minutes. Do not send to it after that.' },
  { see: 'ready', button: 'Copy address' },
];

const opens = ({ value }: Snapshot): readonly Case[] => {
  const open: Case = {
    sentence: 'the member opens Deposit',
    by: 'member',
    event: {},
    deeds: [deposit],
    checks: [value === 'expired' ? REPLACING : FETCHING],
  };
  const comeBack: Case = {
    sentence: 'the member leaves Deposit and comes back',
    by: 'member',
    event: {},
    deeds: [away, deposit],
    checks: value === 'fresh' ? SHOWN : [FETCHING],
  };
  const retry: Case = {
    sentence: 'the member presses Retry',
    by: 'member',
    event: {},
    deeds: [{ verb: 'press', role: 'button', name: 'Retry' }],
    checks: [FETCHING],
  };
  if (value === 'absent' || value === 'expired') return [open];
  return value === 'failed' ? [comeBack, retry] : [comeBack];
};

const fails = (sentence: string, outcome: 'silentRefusal' | 'unreachable' | 'nonsense'): Case => ({
  sentence,
  by: 'provider',
  event: { error: new Error(sentence) },
  deeds: [{ verb: 'release', call: GENERATE, outcome: { kind: outcome } }],
});

const ticks = ({ context: { kept } }: Snapshot): readonly Case[] => {
  if (!kept) return [];
  return [
    {
      sentence: 'the clock ticks',
      by: 'clock',
      event: { now: kept.seenAt },
      deeds: [{ verb: 'wake', milliseconds: 0, at: 'tick' }],
      checks: SHOWN,
    },
    {
      sentence: 'the computer wakes a moment before the hour is over',
      by: 'clock',
      event: { now: kept.expiresAt - 5 * MINUTE },
      deeds: [
        { verb: 'wake', milliseconds: HOUR - 5 * MINUTE, at: 'pageshow' },
        { verb: 'wake', milliseconds: 5 * MINUTE - HOUR, at: 'pageshow' },
      ],
      checks: SHOWN,
    },
    {
      sentence: 'the computer wakes an hour later, while the member is elsewhere',
      by: 'clock',
      event: { now: kept.expiresAt },
      deeds: [away, { verb: 'wake', milliseconds: HOUR, at: 'focus' }],
    },
    {
      sentence: 'the clock is set back by a day, while the member is elsewhere',
      by: 'clock',
      event: { now: kept.seenAt - 24 * HOUR },
      deeds: [away, { verb: 'wake', milliseconds: -24 * HOUR, at: 'visibilitychange' }],
    },
  ];
};

const noAddress: Check = { see: 'nothing', text: EXPIRES };

/** The deposit wallet's cache, as a tester knows it. */
export const depositWallet = vocabularyOf<typeof depositWalletMachine>({
  machine: depositWalletMachine,
  start: {
    sentence: 'a member who has no deposit address yet is signed in',
    deeds: [
      { verb: 'open', path: '/dashboard' },
      { verb: 'restore', stored: 'session' },
    ],
  },
  held: [GENERATE],
  notice: ({ context }) => ({ hasAddress: context.kept !== null }),
  cases: {
    'wallet.open': opens,
    'wallet.tick': ticks,
    'xstate.done.actor.obtain': [
      {
        sentence: 'the provider gives an address',
        by: 'provider',
        event: {
          output: {
            wallet: { wallet_address: '0x1', expires_in: 3600, limits: { min_withdrawal: 20 } },
            seenAt: 0,
            expiresAt: HOUR,
          },
        },
        deeds: [{ verb: 'release', call: GENERATE, outcome: { kind: 'answer' } }],
        checks: [
          { see: 'fresh', call: GENERATE },
          { see: 'qrCode', name: 'QR code of the deposit address', text: '{provider.address}' },
          ...SHOWN,
        ],
      },
    ],
    'xstate.error.actor.obtain': [
      fails('the provider fails without a word', 'silentRefusal'),
      {
        sentence: 'the provider answers that it did not succeed',
        by: 'provider',
        event: { error: new Error('not successful') },
        deeds: [
          {
            verb: 'release',
            call: GENERATE,
            outcome: { kind: 'unsuccessful', sentence: 'No wallets today.' },
          },
        ],
      },
      fails('the call never arrives', 'unreachable'),
      fails('the provider answers nonsense', 'nonsense'),
    ],
    'xstate.after.lifetime.depositWallet.fresh': [
      {
        sentence: 'an hour passes, while the member is elsewhere',
        by: 'clock',
        event: {},
        deeds: [away, { verb: 'wait', milliseconds: HOUR }],
      },
    ],
  },
  alsoTried: ({ value }) => (value === 'fetching' || value === 'fresh' ? ['wallet.open'] : []),
  look: {
    absent: () => [
      { see: 'heading', text: 'Financial Overview' },
      noAddress,
      { see: 'notKept', what: 'depositWallet' },
      { see: 'calls', call: GENERATE, count: 0 },
    ],
    fetching: () => [
      { see: 'heading', text: 'Deposit Funds' },
      noAddress,
      { see: 'waiting', call: GENERATE, count: 1 },
      { see: 'notKept', what: 'depositWallet' },
    ],
    fresh: () => [
      { see: 'kept', what: 'depositWallet' },
      { see: 'waiting', call: GENERATE, count: 0 },
    ],
    expired: () => [
      { see: 'heading', text: 'Financial Overview' },
      noAddress,
      { see: 'notKept', what: 'depositWallet' },
      { see: 'waiting', call: GENERATE, count: 0 },
    ],
    failed: () => [
      { see: 'text', text: 'Your deposit address could not be fetched.' },
      { see: 'text', text: 'Nothing is lost. Check your connection and try again' },
      { see: 'ready', button: 'Retry' },
      noAddress,
      { see: 'notKept', what: 'depositWallet' },
      { see: 'waiting', call: GENERATE, count: 0 },
    ],
  },
});
