import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { DepositWallet } from '#src/contract/wallet.ts';

/** A deposit wallet as it is kept: with the moments between which it may be shown, in milliseconds since 1970. */
export interface KeptWallet {
  readonly wallet: DepositWallet;
  /** when it was last seen to be good: now, at the time of reading or fetching */
  readonly seenAt: number;
  readonly expiresAt: number;
}

export type DepositWalletEvent =
  /** Somebody wants to see the address. */
  | { readonly type: 'wallet.open' }
  /** The time on the wall, told every second and after a sleep. */
  | { readonly type: 'wallet.tick'; readonly now: number };

interface DepositWalletContext {
  /** set in fresh */
  readonly kept: KeptWallet | null;
}

/**
 * The deposit wallet's cache (specification section 4: kept for 60 minutes, then dropped and fetched again). Time
 * comes in through what is kept, through ticks and through the delay `lifetime`: an address that is over is never
 * shown, whether the page was reloaded, the machine slept, or its clock was changed.
 */
export const depositWalletMachine = setup({
  types: {
    context: {} as DepositWalletContext,
    events: {} as DepositWalletEvent,
    tags: {} as 'expired' | 'failed',
  },
  actors: {
    /** The kept wallet if it is still good, else POST /wallet/generate; one tab at a time. */
    obtain: fromPromise<KeptWallet>(() => Promise.reject(new Error('the actor obtain is not bound'))),
    /** Sends `wallet.tick` every second and after a sleep. */
    watchClock: fromCallback<DepositWalletEvent>(() => undefined),
  },
  delays: {
    lifetime: ({ context }) => (context.kept ? Math.max(0, context.kept.expiresAt - context.kept.seenAt) : 0),
  },
  guards: {
    /** It has expired; or the clock was set back, and how long it has been is anybody's guess. */
    isExpired: ({ context }, params: { readonly now: number }) =>
      context.kept === null || params.now >= context.kept.expiresAt || params.now < context.kept.seenAt,
  },
  actions: {
    setWallet: assign({ kept: (_, params: { readonly kept: KeptWallet }) => params.kept }),
    clearWallet: assign({ kept: null }),
    /** Removes the wallet from the browser. */
    removeStoredWallet: () => undefined,
    /** Logs why there is no wallet. */
    logFailure: (_, _params: { readonly error: unknown }) => undefined,
  },
}).createMachine({
  id: 'depositWallet',
  context: { kept: null },
  initial: 'absent',
  states: {
    absent: {
      meta: { description: 'nobody has asked for a deposit address yet' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member opens Deposit' } },
    },
    fetching: {
      meta: { description: 'an address is on its way' },
      invoke: {
        id: 'obtain',
        src: 'obtain',
        onDone: {
          target: 'fresh',
          actions: { type: 'setWallet', params: ({ event }) => ({ kept: event.output }) },
          description: 'there is an address',
        },
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
          description: 'there is none to be had',
        },
      },
    },
    fresh: {
      exit: 'clearWallet',
      meta: { description: 'the address may be used' },
      invoke: { id: 'watchClock', src: 'watchClock' },
      after: { lifetime: { target: 'expired', description: 'its time is up' } },
      on: {
        'wallet.tick': {
          guard: { type: 'isExpired', params: ({ event }) => ({ now: event.now }) },
          target: 'expired',
          description: 'the clock says that its time is up',
        },
      },
    },
    expired: {
      tags: ['expired'],
      entry: 'removeStoredWallet',
      meta: { description: 'the address is over and gone from the browser' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member needs another one' } },
    },
    failed: {
      tags: ['failed'],
      meta: { description: 'no address could be had' },
      on: { 'wallet.open': { target: 'fetching', description: 'the member tries again' } },
    },
  },
});
