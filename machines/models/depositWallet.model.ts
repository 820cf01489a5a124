import type { SnapshotFrom } from 'xstate';
import { deposit as messages } from '#src/messages/deposit.ts';
import { home } from '#src/messages/home.ts';
import { shell } from '#src/messages/shell.ts';
import { urls } from '#src/urls.ts';
import { depositWalletMachine } from '../depositWallet';
import type { Outcome, SilentOutcome } from './appDriver';
import {
  act,
  assert,
  by,
  calls,
  defineTestModel,
  fixedTexts,
  HOUR_MS,
  MINUTE_MS,
  openSignedIn,
  type TestCase,
  textBefore,
  unsuccessful,
  VARIABLE,
} from './builders';
import type { Assertion } from './kinds';

const GENERATE = calls.generateWallet;
const DAY_MS = 24 * HOUR_MS;

const leave = act.menuLink(shell.entries.dashboard);
const openDeposit = act.menuLink(shell.entries.deposit);

type Snapshot = SnapshotFrom<typeof depositWalletMachine>;

const FETCHING = assert.status(messages.fetching);
const REPLACING = assert.status(messages.expired);
/** The beginning of the sentence about the time that is left. */
export const EXPIRES = textBefore(messages.expires(VARIABLE, VARIABLE));
const NO_ADDRESS: readonly Assertion[] = [assert.absent(EXPIRES), assert.notStored('depositWallet')];
/** While the address is on the screen. */
const SHOWN: readonly Assertion[] = [
  assert.heading(messages.title),
  assert.text(messages.lead),
  assert.text(messages.address),
  assert.text('{provider.address}'),
  assert.heading(messages.details),
  ...fixedTexts(messages.expires(`${VARIABLE} minutes`, VARIABLE)).map(assert.text),
  assert.notBusy(messages.copy),
];

const openCases = ({ value }: Snapshot): readonly TestCase[] => {
  const open = by.member('the member opens Deposit', {
    actions: [openDeposit],
    assertions: [value === 'expired' ? REPLACING : FETCHING],
    proves: value === 'expired' ? ['R4.13'] : [],
  });
  const comeBack = by.member('the member leaves Deposit and comes back', {
    actions: [leave, openDeposit],
    assertions: value === 'fresh' ? SHOWN : [FETCHING],
    proves: value === 'fresh' ? ['R4.13'] : [],
  });
  const retry = by.member('the member presses Retry', {
    actions: [act.button(messages.retry)],
    assertions: [assert.text(messages.failed), assert.busy(messages.retry)],
  });
  if (value === 'absent' || value === 'expired') return [open];
  return value === 'failed' ? [comeBack, retry] : [comeBack];
};

const failure = (sentence: string, outcome: Outcome | SilentOutcome): TestCase =>
  by.provider(sentence, {
    event: { error: new Error(sentence) },
    actions: [act.release(GENERATE, outcome)],
    proves: ['R8.17'],
  });

const tickCases = ({ context: { cached } }: Snapshot): readonly TestCase[] => {
  if (!cached) return [];
  return [
    by.clock('the clock ticks', {
      event: { now: cached.checkedAt },
      actions: [{ type: 'wake', milliseconds: 0, at: 'tick' }],
      assertions: SHOWN,
    }),
    by.clock('the computer wakes a moment before the hour is over', {
      event: { now: cached.expiresAt - 5 * MINUTE_MS },
      actions: [
        { type: 'wake', milliseconds: HOUR_MS - 5 * MINUTE_MS, at: 'pageshow' },
        { type: 'wake', milliseconds: 5 * MINUTE_MS - HOUR_MS, at: 'pageshow' },
      ],
      assertions: SHOWN,
    }),
    by.clock('the computer wakes an hour later, while the member is elsewhere', {
      event: { now: cached.expiresAt },
      actions: [leave, { type: 'wake', milliseconds: HOUR_MS, at: 'focus' }],
    }),
    by.clock('the clock is set back by a day, while the member is elsewhere', {
      event: { now: cached.checkedAt - DAY_MS },
      actions: [leave, { type: 'wake', milliseconds: -DAY_MS, at: 'visibilitychange' }],
    }),
  ];
};

export const depositWallet = defineTestModel<typeof depositWalletMachine>({
  machine: depositWalletMachine,
  start: {
    sentence: 'a member who has no deposit address yet is signed in',
    actions: openSignedIn(urls.dashboard),
  },
  heldCalls: [GENERATE],
  observe: ({ context }) => ({ hasAddress: context.cached !== null }),
  cases: {
    'wallet.open': openCases,
    'wallet.tick': tickCases,
    'xstate.done.actor.loadWallet': by.provider('the provider gives an address', {
      event: {
        output: {
          wallet: { wallet_address: '0x1', expires_in: 3600, limits: { min_withdrawal: 20 } },
          checkedAt: 0,
          expiresAt: HOUR_MS,
        },
      },
      actions: [act.release(GENERATE)],
      assertions: [
        assert.newestToken(GENERATE),
        { type: 'qrCode', name: messages.qrCode, text: '{provider.address}' },
        ...SHOWN,
      ],
      proves: ['R1.4', 'R2.43', 'R2.45'],
    }),
    'xstate.error.actor.loadWallet': [
      failure('the provider answers 500 without a message', 'serverError'),
      failure('the provider answers with success: false', unsuccessful(GENERATE, 'No wallets today.')),
      failure('the call never arrives', 'unreachable'),
      failure('the provider sends a malformed answer', 'malformed'),
    ],
    'xstate.after.lifetime.depositWallet.fresh': by.clock('an hour passes, while the member is elsewhere', {
      actions: [leave, act.advance(HOUR_MS)],
      proves: ['R4.13', 'R9.9'],
    }),
  },
  ignoredEvents: ({ value }) => (value === 'fetching' || value === 'fresh' ? ['wallet.open'] : []),
  stateAssertions: {
    absent: () => [assert.heading(home.title), ...NO_ADDRESS, assert.callCount(GENERATE, 0)],
    fetching: () => [
      assert.heading(messages.title),
      assert.absent(EXPIRES),
      assert.pendingCalls(GENERATE, 1),
      assert.notStored('depositWallet'),
    ],
    fresh: () => [assert.stored('depositWallet'), assert.pendingCalls(GENERATE, 0)],
    expired: () => [assert.heading(home.title), ...NO_ADDRESS, assert.pendingCalls(GENERATE, 0)],
    failed: () => [
      assert.text(messages.failed),
      assert.text(messages.failedDetail),
      assert.notBusy(messages.retry),
      ...NO_ADDRESS,
      assert.pendingCalls(GENERATE, 0),
    ],
  },
});
