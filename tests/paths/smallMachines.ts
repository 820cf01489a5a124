import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import type { Action } from '#machines/paths/action.ts';
import type { Initiator } from '#machines/paths/plan.ts';
import type { TestCase, TestModel } from '#machines/paths/testModel.ts';

const press = (name: string): Action => ({ type: 'click', role: 'button', name });

export const byMember = (sentence: string, event: TestCase['event'] = {}): TestCase => ({
  sentence,
  by: 'member',
  event,
  actions: [press(sentence)],
});
export const by = (
  who: Initiator,
  sentence: string,
  event: TestCase['event'] = {},
  actions: readonly Action[] = [],
): TestCase => ({
  sentence,
  by: who,
  event,
  actions,
});

/** A vocabulary in which every state is seen by its own name. */
export function vocabularyFor(
  machine: AnyStateMachine,
  cases: TestModel['cases'],
  others: Partial<TestModel> & { readonly states?: readonly string[] } = {},
): TestModel {
  const { states = [], ...rest } = others;
  const stateAssertions = Object.fromEntries(
    states.map((state) => [state, () => [{ type: 'text', text: `this is ${state}` } as const]]),
  );
  return {
    machine,
    start: { sentence: 'somebody opens it', actions: [{ type: 'open', path: '/' }] },
    heldCalls: [],
    observe: () => ({}),
    cases,
    stateAssertions,
    ...rest,
  };
}

/** off ⇄ on, and one button that is refused in off. */
export const lamp = setup({ types: { events: {} as { type: 'press' } | { type: 'dim' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { description: 'it is dark', on: { press: { target: 'on', description: 'the light goes on' } } },
    on: { meta: { description: 'it is light' }, on: { press: 'off', dim: {} } },
  },
});
export const lampWords = vocabularyFor(
  lamp,
  { press: [byMember('the button is pressed')], dim: [byMember('the light is dimmed')] },
  { ignoredEvents: (snapshot) => (snapshot.matches('off') ? ['dim'] : []), states: ['on', 'off'] },
);

/** A door within a house: nested, with a transition of the parent that holds in both. */
export const house = setup({}).createMachine({
  id: 'house',
  initial: 'outside',
  states: {
    outside: { on: { enter: 'inside' } },
    inside: {
      initial: 'hall',
      on: { leave: 'outside' },
      states: { hall: { on: { climb: 'attic' } }, attic: { on: { descend: 'hall' } } },
    },
  },
});
export const houseWords = vocabularyFor(
  house,
  {
    enter: [byMember('somebody enters')],
    leave: [byMember('somebody leaves')],
    climb: [byMember('somebody climbs')],
    descend: [byMember('somebody descends')],
  },
  { states: ['outside', 'inside.hall', 'inside.attic'] },
);

/** Two switches at once: four states, two of them each reached by either. */
export const switches = setup({}).createMachine({
  id: 'switches',
  type: 'parallel',
  states: {
    left: { initial: 'off', states: { off: { on: { left: 'on' } }, on: { on: { left: 'off' } } } },
    right: { initial: 'off', states: { off: { on: { right: 'on' } }, on: { on: { right: 'off' } } } },
  },
});
export const switchesWords = vocabularyFor(
  switches,
  { left: [byMember('the left is pressed')], right: [byMember('the right is pressed')] },
  { states: ['left.off', 'left.on', 'right.off', 'right.on'] },
);

/** Counts coins up to three; at three it goes on by itself. A coin of zero is refused by its guard. */
export const coins = setup({
  types: { context: {} as { coins: number }, events: {} as { type: 'coin'; worth: number } },
  guards: {
    isWorth: (_, params: { readonly worth: number }) => params.worth > 0,
    isEnough: ({ context }) => context.coins >= 3,
  },
}).createMachine({
  id: 'coins',
  context: { coins: 0 },
  initial: 'collecting',
  states: {
    collecting: {
      always: { guard: 'isEnough', target: 'full', description: 'three are enough' },
      on: {
        coin: {
          guard: { type: 'isWorth', params: ({ event }) => ({ worth: event.worth }) },
          actions: assign({ coins: ({ context }) => context.coins + 1 }),
        },
      },
    },
    full: { type: 'final' },
  },
});
export const coinCases: TestModel['cases'] = {
  coin: [byMember('a coin is put in', { worth: 1 }), byMember('a button is put in', { worth: 0 })],
};
export const coinsWords = vocabularyFor(coins, coinCases, {
  observe: ({ context }) => ({ coins: context.coins }),
  states: ['collecting', 'full'],
});

/** A call with done, error and a delay; `never` is a state to which nothing leads. */
export const call = setup({
  actors: { ask: fromPromise<{ readonly good: boolean }>(() => Promise.reject(new Error('never started'))) },
  delays: { patience: 5000 },
  guards: { isGood: (_, params: { readonly good: boolean }) => params.good },
}).createMachine({
  id: 'call',
  initial: 'asking',
  states: {
    asking: {
      invoke: {
        id: 'ask',
        src: 'ask',
        onDone: [
          { guard: { type: 'isGood', params: ({ event }) => ({ good: event.output.good }) }, target: 'good' },
          { target: 'bad' },
        ],
        onError: 'failed',
      },
      after: { patience: 'late' },
    },
    good: { on: { again: 'asking' } },
    bad: { on: { again: 'asking' } },
    failed: { on: { again: 'asking' } },
    late: { on: { again: 'asking' } },
    never: { on: { again: 'asking' } },
  },
});
export const callCases: TestModel['cases'] = {
  'xstate.done.actor.ask': [
    by('provider', 'a good answer', { output: { good: true } }),
    by('provider', 'a bad answer', { output: { good: false } }),
  ],
  'xstate.error.actor.ask': [
    by('provider', 'a failure', { error: new Error('one') }),
    by('provider', 'another failure', { error: new Error('two') }),
  ],
  'xstate.after.patience.call.asking': [
    by('clock', 'five seconds pass', {}, [{ type: 'advanceTimers', milliseconds: 5000 }]),
  ],
  again: [byMember('once more')],
};
export const callWords = vocabularyFor(call, callCases, {
  states: ['asking', 'good', 'bad', 'failed', 'late'],
});
