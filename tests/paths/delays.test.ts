import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, SimulatedClock, setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { webRegistry } from '#machines/paths/web/webKinds.ts';
import { byInitiator, byMember, createModel, summarize } from './smallMachines';

const pass = (milliseconds: number) =>
  byInitiator('clock', `${milliseconds} ms pass`, {}, [{ type: 'advanceTimers', milliseconds }]);

/** Where the machine is by its own timers at each moment of a plan that says where it has to be. */
function play(machine: AnyStateMachine, { steps }: Plan) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock }).start();
  const moments: { expected: string; reached: string }[] = [];
  for (const { before, actions, event, expected } of steps) {
    for (const part of [...(before ? [before] : []), { actions, expected }]) {
      for (const action of part.actions) clock.increment(webRegistry.getDelay(action) ?? 0);
      if (part !== before && !event.startsWith('xstate.after')) actor.send({ type: event });
      moments.push({ expected: part.expected.state, reached: stateName(actor.getSnapshot()) });
    }
  }
  return moments;
}

const meter = setup({
  types: { context: {} as { minutes: number } },
  delays: { minutes: ({ context }) => context.minutes * 60_000 },
}).createMachine({
  id: 'meter',
  context: { minutes: 1 },
  type: 'parallel',
  states: {
    ticket: {
      initial: 'printed',
      states: { printed: { after: { 500: { actions: [] }, minutes: 'taken' } }, taken: {} },
    },
    display: { initial: 'bright', states: { bright: { after: { 90000: 'dark' } }, dark: {} } },
  },
});
const meterModel = createModel(meter, {
  'xstate.after.500.meter.ticket.printed': [pass(500)],
  'xstate.after.minutes.meter.ticket.printed': [pass(60_000)],
  'xstate.after.90000.meter.display.bright': [pass(90_000)],
});

const waiting = setup({}).createMachine({
  id: 'waiting',
  initial: 'asking',
  states: {
    asking: {
      after: { 30000: 'gaveUp' },
      initial: 'lit',
      states: { lit: { after: { 1000: 'unlit' } }, unlit: { after: { 1000: 'lit' } } },
    },
    gaveUp: { on: { again: 'asking' } },
  },
});
const waitingModel = createModel(waiting, {
  'xstate.after.30000.waiting.asking': [pass(30_000)],
  'xstate.after.1000.waiting.asking.lit': [pass(1000)],
  'xstate.after.1000.waiting.asking.unlit': [pass(1000)],
  again: [byMember('again')],
});

describe('of delays that run at the same time', () => {
  test('one is left out where a shorter one has left the state before, but not where that changes nothing', () => {
    expect(summarize(meterModel)).toEqual([
      'ticket.printed & display.bright – 500 ms pass → ticket.printed & display.bright',
      'ticket.printed & display.bright – 60000 ms pass → ticket.taken & display.bright',
      'ticket.taken & display.bright – 90000 ms pass → ticket.taken & display.dark',
    ]);
  });

  test('one around states that leave each other by shorter ones is tried', () => {
    expect(summarize(waitingModel)).toEqual([
      'asking.lit – 30000 ms pass → gaveUp',
      'asking.lit – 1000 ms pass → asking.unlit',
      'gaveUp – again → asking.lit',
      'asking.unlit – 30000 ms pass → gaveUp',
      'asking.unlit – 1000 ms pass → asking.lit',
    ]);
  });

  test.each([meterModel, waitingModel])('the paths of $machine.id are what its own timers do', (model) => {
    const moments = generatePlans(explore(model)).flatMap((plan) => play(model.machine, plan));
    expect(moments.length).toBeGreaterThan(3);
    for (const { expected, reached } of moments) expect(reached).toBe(expected);
  });

  test('the outer one of two equal ones comes first', () => {
    const nested = setup({}).createMachine({
      id: 'nested',
      initial: 'outer',
      states: {
        outer: { after: { 1000: 'left' }, initial: 'a', states: { a: { after: { 1000: 'b' } }, b: {} } },
        left: {},
      },
    });
    const model = createModel(nested, {
      'xstate.after.1000.nested.outer': [pass(1000)],
      'xstate.after.1000.nested.outer.a': [byInitiator('clock', 'a second passes in a')],
    });
    expect(summarize(model)).toEqual(['outer.a – 1000 ms pass → left']);
    expect(() => generatePlans(explore(model))).toThrow(
      'nested: the test model has cases for xstate.after.1000.nested.outer.a, before which another delay is over in each state',
    );
  });

  test('two equal ones beside each other are an error', () => {
    const states = (name: string) => ({
      initial: 'a',
      states: { a: { after: { [name]: 'b' } }, b: {} },
    });
    const twins = setup({ delays: { one: 1000, other: 1000 } }).createMachine({
      id: 'twins',
      type: 'parallel',
      states: { left: states('one'), right: states('other') },
    });
    const model = createModel(twins, {
      'xstate.after.one.twins.left.a': [pass(1000)],
      'xstate.after.other.twins.right.a': [byInitiator('clock', 'the other passes')],
    });
    expect(() => explore(model)).toThrow(
      'twins: in left.a & right.a the delays one and other are over at the same time: give them different lengths',
    );
  });

  test('one that is computed from its event leaves out no other', () => {
    const computed = setup({
      types: { events: {} as { type: 'go'; ms: number } },
      delays: { wait: ({ event }) => event.ms },
    }).createMachine({
      id: 'computed',
      initial: 'idle',
      states: { idle: { on: { go: 'a' } }, a: { after: { wait: 'b', 5000: 'c' } }, b: {}, c: {} },
    });
    const model = createModel(computed, {
      go: [byMember('it begins', { ms: 100 })],
      'xstate.after.wait.computed.a': [byInitiator('clock', 'it waits')],
      'xstate.after.5000.computed.a': [pass(5000)],
    });
    expect(summarize(model)).toEqual(['idle – it begins → a', 'a – 5000 ms pass → c', 'a – it waits → b']);
  });

  test('an error of a shorter one is told with the state and the case', () => {
    const restless = setup({}).createMachine({
      id: 'restless',
      initial: 'a',
      states: { a: { after: { 1000: 'b', 2000: 'c' } }, b: { always: 'd' }, c: {}, d: { always: 'b' } },
    });
    const model = createModel(restless, {
      'xstate.after.1000.restless.a': [pass(1000)],
      'xstate.after.2000.restless.a': [pass(2000)],
    });
    expect(() => explore(model)).toThrow(
      /^restless: in a “1000 ms pass” ends in an error: it never comes to rest/,
    );
  });

  test('one without cases in a state is not over there', () => {
    const cases = {
      ...meterModel.cases,
      'xstate.after.minutes.meter.ticket.printed': () => [],
    };
    expect(summarize(createModel(meter, cases))).toContain(
      'ticket.printed & display.bright – 90000 ms pass → ticket.printed & display.dark',
    );
  });
});
