import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { DepositWallet } from '#src/contract/wallet.ts';

/** A cached deposit wallet, with the times between which it may be shown, in milliseconds since 1970. */
export interface CachedWallet {
  readonly wallet: DepositWallet;
  /** when it was last read or fetched */
  readonly checkedAt: number;
  readonly expiresAt: number;
}

export type DepositWalletEvent =
  /** The screen that shows the address is opened. */
  | { readonly type: 'wallet.open' }
  /** The current time, sent every second and after a sleep. */
  | { readonly type: 'wallet.tick'; readonly now: number };

interface DepositWalletContext {
  /** set in fresh */
  readonly cached: CachedWallet | null;
}

/**
 * The deposit wallet's cache (R4.13: kept for 60 minutes, then dropped and fetched again). Time
 * enters through the cached wallet, through ticks and through the delay `lifetime`: an expired address is never
 * shown, whether the page was reloaded, the computer slept, or its clock was changed.
 */
export const depositWalletMachine = setup({
  types: {
    context: {} as DepositWalletContext,
    events: {} as DepositWalletEvent,
    tags: {} as 'expired' | 'failed',
  },
  actors: {
    /** The cached wallet while it is valid, else POST /wallet/generate; one tab at a time. */
    loadWallet: fromPromise<CachedWallet>(() =>
      Promise.reject(new Error('the actor loadWallet is not bound')),
    ),
    /** Sends `wallet.tick` every second and after a sleep. */
    watchClock: fromCallback<DepositWalletEvent>(() => undefined),
  },
  delays: {
    lifetime: ({ context }) =>
      context.cached ? Math.max(0, context.cached.expiresAt - context.cached.checkedAt) : 0,
  },
  guards: {
    /** It has expired; or the clock was set back, and its age is not known. */
    isExpired: ({ context }, params: { readonly now: number }) =>
      context.cached === null ||
      params.now >= context.cached.expiresAt ||
      params.now < context.cached.checkedAt,
  },
  actions: {
    setWallet: assign({ cached: (_, params: { readonly wallet: CachedWallet }) => params.wallet }),
    clearWallet: assign({ cached: null }),
    /** Removes the wallet from the browser. */
    removeStoredWallet: () => undefined,
    /** Logs why there is no wallet. */
    logFailure: (_, _params: { readonly error: unknown }) => undefined,
  },
}).createMachine({
  id: 'depositWallet',
  context: { cached: null },
  initial: 'absent',
  states: {
    absent: {
      meta: { description: 'no deposit address has been requested yet' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member opens Deposit' } },
    },
    fetching: {
      meta: { description: 'an address is being fetched' },
      invoke: {
        id: 'loadWallet',
        src: 'loadWallet',
        onDone: {
          target: 'fresh',
          actions: { type: 'setWallet', params: ({ event }) => ({ wallet: event.output }) },
          description: 'there is a valid address',
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          description: 'no address can be fetched',
        },
      },
    },
    fresh: {
      exit: 'clearWallet',
      meta: { description: 'the address may be used' },
      invoke: { id: 'watchClock', src: 'watchClock' },
      after: { lifetime: { target: 'expired', description: 'it expires' } },
      on: {
        'wallet.tick': {
          guard: { type: 'isExpired', params: ({ event }) => ({ now: event.now }) },
          target: 'expired',
          description: 'the clock shows that it has expired',
        },
      },
    },
    expired: {
      tags: ['expired'],
      entry: 'removeStoredWallet',
      meta: { description: 'the address has expired and is removed from the browser' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member needs another one' } },
    },
    failed: {
      tags: ['failed'],
      meta: { description: 'no address could be fetched' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member tries again' } },
    },
  },
});
