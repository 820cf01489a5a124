import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Intent } from '#machines/movementOutcome.ts';
import { type TransferDraft, type TransferOutcome, transferMachine } from '#machines/transfer.ts';

const draft: TransferDraft = { amount: 25, recipient_id: 'pk-bo' };
const intent: Intent<TransferDraft> = { draft, key: 'first' };
const submission = { ...intent, destination: 'recipient', risks: [] } as const;
/** What the provider stored, which is not what was sent. */
const result = { transfer_id: 'T-1', amount: 24.5, recipient: { name: 'Bo' } };

function start() {
  let settle: { resolve: (outcome: TransferOutcome) => void; reject: (reason: unknown) => void } | undefined;
  const processTransfer = vi.fn(
    (_intent: Intent<TransferDraft>) =>
      new Promise<TransferOutcome>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  const reportRefusal = vi.fn((_message: string | undefined) => undefined);
  const refreshFigures = vi.fn(() => undefined);
  const forgetMovement = vi.fn((_key: string) => undefined);
  const actor = createActor(
    transferMachine.provide({
      actors: { processTransfer: fromPromise(({ input }) => processTransfer(input)) },
      actions: {
        reportRefusal: (_, { message }) => reportRefusal(message),
        refreshFigures,
        forgetMovement: (_, { key }) => forgetMovement(key),
      },
    }),
  ).start();
  const answer = async (given: TransferOutcome | Error) => {
    if (given instanceof Error) settle?.reject(given);
    else settle?.resolve(given);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, processTransfer, answer, reportRefusal, refreshFigures, forgetMovement };
}

function submitting() {
  const world = start();
  world.actor.send({ type: 'transfer.submit', ...submission });
  world.actor.send({ type: 'transfer.confirm' });
  return world;
}

test('starts at the form, without a result', () => {
  const { actor } = start();
  expect(actor.getSnapshot().value).toBe('form');
  expect(actor.getSnapshot().context).toEqual({ result: null, intent: null, refusal: null, used: [] });
});

test('sends exactly what was entered, once, however often Send is pressed', () => {
  const { actor, processTransfer } = submitting();
  actor.send({ type: 'transfer.submit', ...submission, draft: { ...draft, amount: 99 }, key: 'second' });
  expect(processTransfer.mock.calls).toEqual([[intent]]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
});

test('no tab opens while a transfer is pending', () => {
  const { actor } = submitting();
  for (const tab of ['form', 'success', 'history'] as const) {
    expect(actor.getSnapshot().can({ type: 'transfer.open', tab })).toBe(false);
  }
});

describe('an outcome', () => {
  test('accepted leads to the review with its result, and refreshes figures', async () => {
    const { actor, answer, refreshFigures, reportRefusal } = submitting();
    await answer({ outcome: 'accepted', result });
    expect(actor.getSnapshot().value).toBe('success');
    expect(actor.getSnapshot().context.result).toEqual(result);
    expect(refreshFigures).toHaveBeenCalledTimes(1);
    expect(reportRefusal).not.toHaveBeenCalled();
  });

  test('refused leads back to the form and is reported', async () => {
    const { actor, answer, reportRefusal, refreshFigures } = submitting();
    await answer({ outcome: 'refused', message: 'Insufficient balance' });
    expect(actor.getSnapshot().value).toBe('form');
    expect(reportRefusal.mock.calls).toEqual([['Insufficient balance']]);
    expect(refreshFigures).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().context.intent).toBeNull();
  });

  test('unknown leads to unconfirmed, refreshes figures, and nothing is sent again', async () => {
    const { actor, answer, processTransfer, refreshFigures, reportRefusal } = submitting();
    await answer({ outcome: 'unknown' });
    expect(actor.getSnapshot().value).toEqual({ unconfirmed: 'history' });
    expect(actor.getSnapshot().hasTag('history')).toBe(true);
    expect(actor.getSnapshot().hasTag('warning')).toBe(true);
    expect(refreshFigures).toHaveBeenCalledTimes(1);
    expect(processTransfer).toHaveBeenCalledTimes(1);
    expect(reportRefusal).not.toHaveBeenCalled();
  });
});

test('the review shows its result until the next transfer is accepted', async () => {
  const { actor, answer } = submitting();
  await answer({ outcome: 'accepted', result });
  actor.send({ type: 'transfer.open', tab: 'form' });
  actor.send({ type: 'transfer.submit', ...submission });
  await answer({ outcome: 'refused', message: undefined });
  actor.send({ type: 'transfer.open', tab: 'success' });
  expect(actor.getSnapshot().context.result).toEqual(result);
});

const tabs = ['form', 'success', 'history'] as const;
test.each(tabs.flatMap((from) => tabs.filter((to) => to !== from).map((to) => [from, to] as const)))(
  'from %s the tab %s opens',
  (from, to) => {
    const { actor } = start();
    actor.send({ type: 'transfer.open', tab: from });
    actor.send({ type: 'transfer.open', tab: to });
    expect(actor.getSnapshot().value).toBe(to);
  },
);

describe('after an unknown outcome', () => {
  async function unconfirmed() {
    const world = submitting();
    await world.answer({ outcome: 'unknown' });
    return world;
  }

  test.each(['form', 'success', 'history'] as const)('the warning stays on the tab %s', async (tab) => {
    const { actor } = await unconfirmed();
    actor.send({ type: 'transfer.open', tab: 'form' });
    if (tab !== 'form') actor.send({ type: 'transfer.open', tab });
    expect(actor.getSnapshot().value).toEqual({ unconfirmed: tab });
    expect(actor.getSnapshot().hasTag('warning')).toBe(true);
  });

  test('the same is sent again from the form only, with the same key, and its result is reviewed', async () => {
    const { actor, answer, processTransfer } = await unconfirmed();
    actor.send({ type: 'transfer.sendAgain' });
    expect(processTransfer).toHaveBeenCalledTimes(1);
    actor.send({ type: 'transfer.open', tab: 'form' });
    actor.send({ type: 'transfer.submit', ...submission, key: 'second' });
    expect(processTransfer).toHaveBeenCalledTimes(1);
    actor.send({ type: 'transfer.sendAgain' });
    expect([...actor.getSnapshot().tags]).toEqual(['busy', 'warning']);
    await answer({ outcome: 'accepted', result });
    expect(processTransfer.mock.calls).toEqual([[intent], [{ ...intent, isRepeated: true }]]);
    expect(actor.getSnapshot().value).toBe('success');
    expect(actor.getSnapshot().context).toMatchObject({ result, intent: null });
  });

  test.each(['form', 'history'] as const)('looked up on the tab %s it is forgotten', async (tab) => {
    const { actor, forgetMovement } = await unconfirmed();
    if (tab === 'form') actor.send({ type: 'transfer.open', tab });
    actor.send({ type: 'transfer.dismiss' });
    expect(actor.getSnapshot().value).toBe(tab);
    expect(forgetMovement.mock.calls).toEqual([['first']]);
    expect(actor.getSnapshot().context.intent).toBeNull();
  });
});

describe('the confirmation of a transfer', () => {
  const confirming = () => {
    const world = start();
    world.actor.send({ type: 'transfer.submit', ...submission });
    return world;
  };

  test('comes before the first transfer to a recipient, and not before the next', async () => {
    const { actor, answer, processTransfer } = confirming();
    expect([...actor.getSnapshot().tags]).toEqual(['confirming']);
    expect(processTransfer).not.toHaveBeenCalled();
    actor.send({ type: 'transfer.confirm' });
    await answer({ outcome: 'accepted', result });
    actor.send({ type: 'transfer.open', tab: 'form' });
    actor.send({ type: 'transfer.submit', ...submission, key: 'second' });
    expect(processTransfer.mock.calls).toEqual([[intent], [{ draft, key: 'second' }]]);
  });

  test.each(['goBack', 'success', 'history'] as const)('is left by %s with nothing sent', (way) => {
    const { actor, processTransfer } = confirming();
    actor.send(way === 'goBack' ? { type: 'transfer.goBack' } : { type: 'transfer.open', tab: way });
    expect(actor.getSnapshot().value).toBe(way === 'goBack' ? 'form' : way);
    expect(actor.getSnapshot().context.intent).toBeNull();
    actor.send({ type: 'transfer.confirm' });
    expect(processTransfer).not.toHaveBeenCalled();
  });
});
