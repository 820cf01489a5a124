import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { depositWalletMachine, type KeptWallet } from '#machines/depositWallet.ts';

const MINUTE = 60_000;
const NOON = Date.UTC(2025, 2, 5, 12);
const wallet = { wallet_address: '0xabc', expires_in: 3600, limits: { min_withdrawal: 20 } };
/** Fetched at noon, good for an hour, read `minutes` later. */
const keptFor = (minutes: number): KeptWallet => ({
  wallet,
  seenAt: NOON + minutes * MINUTE,
  expiresAt: NOON + 60 * MINUTE,
});

function start(...answers: (KeptWallet | Error)[]) {
  const clock = new SimulatedClock();
  const removeStoredWallet = vi.fn(() => undefined);
  const logFailure = vi.fn((_error: unknown) => undefined);
  const obtain = vi.fn(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('nothing more to give');
    return answer;
  });
  const actor = createActor(
    depositWalletMachine.provide({
      actors: { obtain: fromPromise(obtain) },
      actions: { removeStoredWallet, logFailure: (_, { error }) => logFailure(error) },
    }),
    { clock },
  ).start();
  const open = async () => {
    actor.send({ type: 'wallet.open' });
    await waitFor(actor, (snapshot) => !snapshot.matches('fetching'));
  };
  return { actor, clock, removeStoredWallet, logFailure, obtain, open };
}

test('nothing is fetched before somebody wants to see the address', () => {
  const { actor, obtain } = start(keptFor(0));
  expect(actor.getSnapshot().value).toBe('absent');
  expect(obtain).not.toHaveBeenCalled();
});

test('opening twice fetches once', async () => {
  const { actor, obtain, open } = start(keptFor(0));
  actor.send({ type: 'wallet.open' });
  await open();
  actor.send({ type: 'wallet.open' });
  expect(actor.getSnapshot().value).toBe('fresh');
  expect(actor.getSnapshot().context.kept?.wallet).toEqual(wallet);
  expect(obtain).toHaveBeenCalledTimes(1);
});

test('an address is over after 60 minutes, to the millisecond, and gone from context and browser', async () => {
  const { actor, clock, removeStoredWallet, open } = start(keptFor(0));
  await open();
  clock.increment(60 * MINUTE - 1);
  expect(actor.getSnapshot().value).toBe('fresh');
  expect(removeStoredWallet).not.toHaveBeenCalled();
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
  expect(actor.getSnapshot().context.kept).toBeNull();
  expect(removeStoredWallet).toHaveBeenCalledTimes(1);
});

test('after a reload at minute 59 it has one minute left, not sixty', async () => {
  const { actor, clock, open } = start(keptFor(59));
  await open();
  clock.increment(MINUTE - 1);
  expect(actor.getSnapshot().value).toBe('fresh');
  clock.increment(1);
  expect(actor.getSnapshot().value).toBe('expired');
});

describe('a look at the clock', () => {
  test('after a sleep until minute 61 ends it, though no timer has run', async () => {
    const { actor, open } = start(keptFor(0));
    await open();
    actor.send({ type: 'wallet.tick', now: NOON + 61 * MINUTE });
    expect(actor.getSnapshot().value).toBe('expired');
  });

  test('within its time changes nothing', async () => {
    const { actor, open } = start(keptFor(0));
    await open();
    expect(actor.getSnapshot().can({ type: 'wallet.tick', now: NOON })).toBe(false);
    expect(actor.getSnapshot().can({ type: 'wallet.tick', now: NOON + 60 * MINUTE - 1 })).toBe(false);
  });

  test('that was set back ends it: how long it has been is anybody’s guess', async () => {
    const { actor, open } = start(keptFor(10));
    await open();
    actor.send({ type: 'wallet.tick', now: NOON });
    expect(actor.getSnapshot().value).toBe('expired');
  });
});

test('an address that is over is fetched anew when it is wanted again', async () => {
  const next = {
    ...keptFor(61),
    wallet: { ...wallet, wallet_address: '0xdef' },
    expiresAt: NOON + 121 * MINUTE,
  };
  const { actor, clock, open } = start(keptFor(0), next);
  await open();
  clock.increment(60 * MINUTE);
  await open();
  expect(actor.getSnapshot().context.kept?.wallet.wallet_address).toBe('0xdef');
});

test('a failed fetch is logged, and opening again tries again', async () => {
  const failure = new Error('no connection');
  const { actor, logFailure, open } = start(failure, keptFor(0));
  await open();
  expect(actor.getSnapshot().value).toBe('failed');
  expect(logFailure.mock.calls).toEqual([[failure]]);
  await open();
  expect(actor.getSnapshot().value).toBe('fresh');
});
