import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { donationMachine, type WithdrawalDraft, withdrawalMachine } from '#machines/moneyMovement.ts';
import type { Intent, MovementOutcome } from '#machines/movementOutcome.ts';

const draft: WithdrawalDraft = { amount: 25, withdrawal_address: '0xabc' };
const key = 'first';
/** Of a destination that was used before, so that nothing is to be confirmed. */
const known = { destination: 'somewhere', risks: [] } as const;

function start(used: readonly string[] = [known.destination]) {
  let settle: (outcome: MovementOutcome) => void = () => undefined;
  const moveMoney = vi.fn(
    (_intent: Intent<WithdrawalDraft>) =>
      new Promise<MovementOutcome>((resolve) => {
        settle = resolve;
      }),
  );
  const reported: string[] = [];
  const refreshFigures = vi.fn(() => undefined);
  const forgetMovement = vi.fn((_key: string) => undefined);
  const rememberDestination = vi.fn((_destination: string | null) => undefined);
  const actor = createActor(
    withdrawalMachine.provide({
      actors: { moveMoney: fromPromise(({ input }) => moveMoney(input)) },
      actions: {
        reportSuccess: (_, { message }) => reported.push(`success: ${message}`),
        reportRefusal: (_, { message }) => reported.push(`refusal: ${message}`),
        reportUnknown: () => reported.push('unknown'),
        refreshFigures,
        forgetMovement: (_, params) => forgetMovement(params.key),
        rememberDestination: (_, { destination }) => rememberDestination(destination),
      },
    }),
    { input: { used } },
  ).start();
  const submit = (changed: Partial<WithdrawalDraft> = {}, changedKey = key) =>
    actor.send({ type: 'movement.submit', draft: { ...draft, ...changed }, key: changedKey, ...known });
  const answer = async (outcome: MovementOutcome) => {
    settle(outcome);
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
  return { actor, moveMoney, reported, refreshFigures, forgetMovement, rememberDestination, submit, answer };
}

function submitting() {
  const world = start();
  world.submit();
  return world;
}

test.each([
  [withdrawalMachine, 'withdrawal', 'withdraw'],
  [donationMachine, 'donation', 'donate'],
] as const)('%#: a machine has its own id and the contract’s name for its call', (machine, id, call) => {
  expect(machine.id).toBe(id);
  expect(machine.states.submitting?.invoke.map((invoked) => invoked.id)).toEqual([call]);
});

test('starts at editing, without any tag', () => {
  const { actor, reported } = start();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(actor.getSnapshot().tags.size).toBe(0);
  expect(reported).toEqual([]);
});

test('sends exactly what was entered, once, however often it is submitted', () => {
  const { actor, moveMoney, submit } = submitting();
  submit({ amount: 99 });
  expect(moveMoney.mock.calls).toEqual([[{ draft, key }]]);
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  expect(actor.getSnapshot().can({ type: 'movement.submit', draft, key, ...known })).toBe(false);
});

test('nothing is reported or refreshed while the call is pending', () => {
  const { reported, refreshFigures } = submitting();
  expect(reported).toEqual([]);
  expect(refreshFigures).not.toHaveBeenCalled();
});

describe('an outcome', () => {
  test.each([
    [{ outcome: 'accepted', message: 'Done.' }, 'done', 'done', 'success: Done.'],
    [{ outcome: 'accepted' }, 'done', 'done', 'success: undefined'],
    [{ outcome: 'refused', message: 'Too little.' }, 'editing', undefined, 'refusal: Too little.'],
    [{ outcome: 'refused' }, 'editing', undefined, 'refusal: undefined'],
    [{ outcome: 'unknown' }, 'unconfirmed', 'warning', 'unknown'],
  ] as const)(
    '%j leads to %s, is reported once and refreshes figures',
    async (outcome, state, tag, report) => {
      const { actor, answer, moveMoney, reported, refreshFigures } = submitting();
      await answer(outcome);
      expect(actor.getSnapshot().value).toBe(state);
      expect([...actor.getSnapshot().tags]).toEqual(tag ? [tag] : []);
      expect(reported).toEqual([report]);
      expect(refreshFigures).toHaveBeenCalledTimes(1);
      expect(moveMoney).toHaveBeenCalledTimes(1);
    },
  );
});

test.each([{ outcome: 'accepted' }, { outcome: 'refused' }] as const)(
  'after %j another one can be submitted with its own key, and the tags of the first are gone',
  async (outcome) => {
    const { actor, answer, moveMoney, submit } = submitting();
    await answer(outcome);
    expect(actor.getSnapshot().context.intent).toBeNull();
    submit({ amount: 30 }, 'second');
    expect(moveMoney.mock.calls).toEqual([
      [{ draft, key }],
      [{ draft: { ...draft, amount: 30 }, key: 'second' }],
    ]);
    expect([...actor.getSnapshot().tags]).toEqual(['busy']);
  },
);

describe('after an unknown outcome', () => {
  async function unconfirmed() {
    const world = submitting();
    await world.answer({ outcome: 'unknown' });
    return world;
  }

  test('nothing new is submitted', async () => {
    const { actor, moveMoney, submit } = await unconfirmed();
    submit({ amount: 30 }, 'second');
    expect(actor.getSnapshot().value).toBe('unconfirmed');
    expect(moveMoney).toHaveBeenCalledTimes(1);
  });

  test.each([
    [{ outcome: 'accepted' }, 'done'],
    [{ outcome: 'refused' }, 'editing'],
    [{ outcome: 'unknown' }, 'unconfirmed'],
  ] as const)('the same is sent again with the same key, and %j leads to %s', async (outcome, state) => {
    const { actor, answer, moveMoney, refreshFigures } = await unconfirmed();
    actor.send({ type: 'movement.sendAgain' });
    expect([...actor.getSnapshot().tags]).toEqual(['busy', 'warning']);
    await answer(outcome);
    expect(moveMoney.mock.calls).toEqual([[{ draft, key }], [{ draft, key, isRepeated: true }]]);
    expect(actor.getSnapshot().value).toBe(state);
    expect(refreshFigures).toHaveBeenCalledTimes(2);
  });

  test('one that was looked up is forgotten, and the next has its own key', async () => {
    const { actor, forgetMovement, moveMoney, submit } = await unconfirmed();
    actor.send({ type: 'movement.dismiss' });
    expect(forgetMovement.mock.calls).toEqual([[key]]);
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().hasTag('warning')).toBe(false);
    submit({}, 'second');
    expect(moveMoney.mock.calls.at(-1)).toEqual([{ draft, key: 'second' }]);
  });
});

describe('a submission that has to be confirmed', () => {
  const asked = { draft, key, destination: 'elsewhere', risks: [] } as const;

  test.each([
    ['a destination that was not used before', 'elsewhere', []],
    ['the whole balance', known.destination, ['wholeBalance']],
    ['a malformed address, used or not', known.destination, ['malformedAddress']],
  ] as const)('%s: nothing is sent before it is confirmed, and then once', async (_, destination, risks) => {
    const { actor, moveMoney, submit } = start();
    actor.send({ type: 'movement.submit', draft, key, destination, risks });
    expect([...actor.getSnapshot().tags]).toEqual(['confirming']);
    submit({ amount: 99 }, 'second');
    expect(moveMoney).not.toHaveBeenCalled();
    actor.send({ type: 'movement.confirm' });
    actor.send({ type: 'movement.confirm' });
    expect(moveMoney.mock.calls).toEqual([[{ draft, key }]]);
  });

  test('goes back to the form with nothing sent, and is no intent any more', () => {
    const { actor, moveMoney } = start();
    actor.send({ type: 'movement.submit', ...asked });
    actor.send({ type: 'movement.goBack' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.intent).toBeNull();
    actor.send({ type: 'movement.confirm' });
    expect(moveMoney).not.toHaveBeenCalled();
  });

  test.each([
    [{ outcome: 'accepted' }, 'submitting', ['elsewhere']],
    [{ outcome: 'refused' }, 'confirming', []],
  ] as const)('after %j the same destination leads to %s', async (outcome, state, remembered) => {
    const { actor, answer, rememberDestination } = start();
    actor.send({ type: 'movement.submit', ...asked });
    actor.send({ type: 'movement.confirm' });
    await answer(outcome);
    expect(rememberDestination.mock.calls).toEqual(remembered.map((one) => [one]));
    actor.send({ type: 'movement.submit', ...asked, key: 'second' });
    expect(actor.getSnapshot().value).toBe(state);
  });

  test('counts as used once it was accepted when it was sent again', async () => {
    const { actor, answer, rememberDestination } = start([]);
    actor.send({ type: 'movement.submit', ...asked });
    actor.send({ type: 'movement.confirm' });
    await answer({ outcome: 'unknown' });
    expect(rememberDestination).not.toHaveBeenCalled();
    actor.send({ type: 'movement.sendAgain' });
    await answer({ outcome: 'accepted' });
    expect(rememberDestination.mock.calls).toEqual([['elsewhere']]);
  });
});

test('whatever is pressed and answered in whatever order, one intent is sent at a time, and none again without its own press', async () => {
  const press = fc.constantFrom(
    { type: 'movement.submit', draft, key, destination: 'new', risks: [] },
    { type: 'movement.submit', draft, key, ...known },
    { type: 'movement.confirm' },
    { type: 'movement.goBack' },
    { type: 'movement.sendAgain' },
    { type: 'movement.dismiss' },
  ) satisfies fc.Arbitrary<Parameters<ReturnType<typeof start>['actor']['send']>[0]>;
  const outcome = fc.record({ outcome: fc.constantFrom('accepted', 'refused', 'unknown') });
  const sendingPresses = ['movement.submit', 'movement.confirm', 'movement.sendAgain'];
  const reached = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(press, outcome), { maxLength: 30, size: 'max' }), async (steps) => {
      const { actor, moveMoney, answer } = start();
      let answered = 0;
      for (const step of steps) {
        const sent = moveMoney.mock.calls.length;
        if ('type' in step) {
          actor.send(step);
          const added = moveMoney.mock.calls.length - sent;
          expect(added).toBeLessThanOrEqual(sendingPresses.includes(step.type) ? 1 : 0);
        } else if (sent > answered) {
          await answer(step);
          answered += 1;
          expect(moveMoney.mock.calls.length).toBe(sent);
        }
        expect(moveMoney.mock.calls.length - answered).toBeLessThanOrEqual(1);
      }
      reached.add(moveMoney.mock.calls.length);
      actor.stop();
    }),
  );
  expect(Math.max(...reached)).toBeGreaterThan(1);
});
