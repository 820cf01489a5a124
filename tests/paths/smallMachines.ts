import { type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import type * as engine from '#machines/paths/testModel.ts';
import { getLeafStates } from '#machines/paths/transitions.ts';
import { type WebAction, type WebAssertion, webRegistry } from '#machines/paths/web/webKinds.ts';

export type TestCase = engine.TestCase<WebAction, WebAssertion>;
export type TestModel = engine.TestModel<AnyStateMachine, WebAction, WebAssertion>;

const press = (name: string): WebAction => ({ type: 'click', role: 'button', name });

export const byMember = (sentence: string, event: TestCase['event'] = {}): TestCase => ({
  sentence,
  by: 'user',
  event,
  actions: [press(sentence)],
});
export const byInitiator = (
  who: 'user' | 'clock' | 'server',
  sentence: string,
  event: TestCase['event'] = {},
  actions: readonly WebAction[] = [],
): TestCase => ({ sentence, by: who, event, actions });

/** A test model that asserts the name of each state, or only of these. */
export function createModel(
  machine: AnyStateMachine,
  cases: TestModel['cases'],
  others: Partial<TestModel> & { readonly states?: readonly string[] } = {},
): TestModel {
  const { states = getLeafStates(machine), ...rest } = others;
  const stateAssertions = Object.fromEntries(
    states.map((state) => [state, () => [{ type: 'text', text: `this is ${state}` } as const]]),
  );
  return {
    machine,
    start: { sentence: 'a visitor opens it', actions: [{ type: 'open', path: '/' }] },
    kinds: webRegistry,
    cases,
    stateAssertions,
    ...rest,
  };
}

/** The edges of a model's graph in words: `off – the button is pressed → on`. */
export const summarize = (model: TestModel): readonly string[] => {
  const { nodes, edges } = explore(model);
  const name = (key: string) => {
    const snapshot = nodes.get(key);
    return snapshot ? stateName(snapshot) : key;
  };
  return edges.map((edge) => `${name(edge.from)} – ${edge.case.sentence} → ${name(edge.to)}`);
};

/** off ⇄ on, and one button that is refused in off. */
export const lamp = setup({ types: { events: {} as { type: 'press' } | { type: 'dim' } } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: {
    off: { description: 'it is dark', on: { press: { target: 'on', description: 'the light goes on' } } },
    on: { meta: { description: 'it is light' }, on: { press: 'off', dim: {} } },
  },
});
export const lampModel = createModel(
  lamp,
  { press: [byMember('the button is pressed')], dim: [byMember('the light is dimmed')] },
  { ignoredEvents: (snapshot) => (snapshot.matches('off') ? ['dim'] : []) },
);

/** Nested states, with a transition of the parent. */
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
export const houseModel = createModel(house, {
  enter: [byMember('a visitor enters')],
  leave: [byMember('a visitor leaves')],
  climb: [byMember('a visitor climbs')],
  descend: [byMember('a visitor descends')],
});

/** Parallel states: four combinations. */
export const switches = setup({}).createMachine({
  id: 'switches',
  type: 'parallel',
  states: {
    left: { initial: 'off', states: { off: { on: { left: 'on' } }, on: { on: { left: 'off' } } } },
    right: { initial: 'off', states: { off: { on: { right: 'on' } }, on: { on: { right: 'off' } } } },
  },
});
export const switchesModel = createModel(switches, {
  left: [byMember('the left is pressed')],
  right: [byMember('the right is pressed')],
});

/** Counts coins up to three, with an eventless transition at three. A guard refuses a coin that is worth nothing. */
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
export const coinsModel = createModel(coins, coinCases, {
  observe: ({ context }) => ({ coins: context.coins }),
});

/** A call with done, error and a delay; the state `never` is unreachable. */
export const call = setup({
  actors: { ask: fromPromise<{ readonly good: boolean }>(() => Promise.reject(new Error('never started'))) },
  delays: { timeout: 5000 },
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
      after: { timeout: 'late' },
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
    byInitiator('server', 'a good answer', { output: { good: true } }),
    byInitiator('server', 'a bad answer', { output: { good: false } }),
  ],
  'xstate.error.actor.ask': [
    byInitiator('server', 'a failure', { error: new Error('one') }),
    byInitiator('server', 'another failure', { error: new Error('two') }),
  ],
  'xstate.after.timeout.call.asking': [
    byInitiator('clock', 'five seconds pass', {}, [{ type: 'advanceTimers', milliseconds: 5000 }]),
  ],
  again: [byMember('once more')],
};
export const callModel = createModel(call, callCases);

/** A history state: the drawer opens where it was left. */
const drawer = setup({}).createMachine({
  id: 'drawer',
  initial: 'open',
  states: {
    open: {
      initial: 'top',
      on: { toggle: 'shut' },
      states: {
        top: { on: { scroll: 'bottom' } },
        bottom: { on: { scroll: 'top' } },
        last: { type: 'history' },
      },
    },
    shut: { on: { toggle: 'open.last' } },
  },
});
export const drawerModel = createModel(drawer, {
  toggle: [byMember('the drawer is pushed')],
  scroll: [byMember('it is scrolled')],
});

/** A machine with input that spawns a child, and is told when the child is done. */
const child = fromPromise<string>(() => Promise.reject(new Error('never started')));
const parent = setup({
  types: { context: {} as { child: unknown; name: string }, input: {} as { name: string } },
  actors: { child },
}).createMachine({
  id: 'parent',
  context: ({ input }) => ({ child: null, name: input.name }),
  initial: 'alone',
  states: {
    alone: {
      on: {
        spawn: {
          target: 'waiting',
          actions: assign({ child: ({ spawn }) => spawn('child', { id: 'child' }) }),
        },
      },
    },
    waiting: { on: { 'xstate.done.actor.child': 'done', 'xstate.error.actor.child': 'alone' } },
    done: { type: 'final' },
  },
});
export const parentModel = createModel(
  parent,
  {
    spawn: [byMember('a child is spawned')],
    'xstate.done.actor.child': [byInitiator('server', 'the child is done', { output: 'x' })],
    'xstate.error.actor.child': [byInitiator('server', 'the child fails', { error: new Error('x') })],
  },
  { input: { name: 'Ada' }, observe: ({ context }) => ({ name: context.name }) },
);

/** Every small machine once. */
export const smallModels: readonly TestModel[] = [
  ...[callModel, coinsModel, drawerModel, houseModel, lampModel, parentModel, switchesModel],
];
