import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type CachedWallet, depositWalletMachine } from '#machines/depositWallet.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2025, 2, 5, 12);
const wallet = { wallet_address: '0xabc', expires_in: 3600, limits: { min_withdrawal: 20 } };
/** Fetched at noon, good for an hour, read `minutes` later. */
const cachedFor = (minutes: number): CachedWallet => ({
  wallet,
  checkedAt: NOON + minutes * MINUTE,
  expiresAt: NOON + 60 * MINUTE,
});

function start(...answers: (CachedWallet | Error)[]) {
  const clock = new SimulatedClock();
  const removeStoredWallet = vi.fn(() => undefined);
  const logFailure = vi.fn((_error: unknown) => undefined);
  const loadWallet = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('no reply left');
    return answer;
  });
  const actor = createActor(
    depositWalletMachine.provide({
      actors: { loadWallet: fromPromise(loadWallet) },
      actions: { removeStoredWallet, logFailure: (_, { error }) => logFailure(error) },
    }),
    { clock },
  ).start();
  const open = async () => {
    actor.send({ type: 'wallet.open' });
    await waitFor(actor, (snapshot) => !snapshot.matches('fetching'));
  };
  return { actor, clock, removeStoredWallet, logFailure, loadWallet, open };
}

test('nothing is fetched before the address is requested', () => {
  const { actor, loadWallet } = start(cachedFor(0));
  expect(actor.getSnapshot().value).toBe('absent');
  expect(loadWallet).not.toHaveBeenCalled();
});

test('opening twice fetches once', async () => {
  const { actor, loadWallet, open } = start(cachedFor(0));
  actor.send({ type: 'wallet.open' });
  await open();
  actor.send({ type: 'wallet.open' });
  expect(actor.getSnapshot().value).toBe('fresh');
  expect(actor.getSnapshot().context.cached?.wallet).toEqual(wallet);
  expect(loadWallet).toHaveBeenCalledTimes(1);
});

test('an address expires after 60 minutes, to the millisecond, and is removed from context and browser', async () => {
  const { actor, clock, removeStoredWallet, open } = start(cachedFor(0));
  await open();
  clock.increment(60 * MINUTE - 1);
  expect(actor.getSnapshot().value).toBe('fresh');
  expect(removeStoredWallet).not.toHaveBeenCalled();
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
  expect(actor.getSnapshot().context.cached).toBeNull();
  expect(removeStoredWallet).toHaveBeenCalledTimes(1);
});

test('after a reload at minute 59 it has one minute left, not sixty', async () => {
  const { actor, clock, open } = start(cachedFor(59));
  await open();
  clock.increment(MINUTE - 1);
  expect(actor.getSnapshot().value).toBe('fresh');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
});

describe('a tick of the clock', () => {
  test('after a sleep until minute 61 expires it, though no timer has run', async () => {
    const { actor, open } = start(cachedFor(0));
    await open();
    actor.send({ type: 'wallet.tick', now: NOON + 61 * MINUTE });
    expect(actor.getSnapshot().value).toBe('expired');
  });

  test('before the expiry changes nothing', async () => {
    const { actor, open } = start(cachedFor(0));
    await open();
    expect(actor.getSnapshot().can({ type: 'wallet.tick', now: NOON })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'wallet.tick', now: NOON + 60 * MINUTE - 1 })).toBe(false);
  });

  test('that was set back expires it: its age is not known', async () => {
    const { actor, open } = start(cachedFor(10));
    await open();
    actor.send({ type: 'wallet.tick', now: NOON });
    expect(actor.getSnapshot().value).toBe('expired');
  });
});

test('an expired address is fetched anew when it is requested again', async () => {
  const next = {
    ...cachedFor(61),
    wallet: { ...wallet, wallet_address: '0xdef' },
    expiresAt: NOON + 121 * MINUTE,
  };
  const { actor, clock, open } = start(cachedFor(0), next);
  await open();
  clock.increment(60 * MINUTE);
  await open();
  expect(actor.getSnapshot().context.cached?.wallet.wallet_address).toBe('0xdef');
});

test('a failed fetch is logged, and opening again retries', async () => {
  const failure = new Error('no connection');
  const { actor, logFailure, open } = start(failure, cachedFor(0));
  await open();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(logFailure.mock.calls).toEqual([[failure]]);
  await open();
  expect(actor.getSnapshot().value).toBe('fresh');
});
