import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import { machineMutants } from './machineMutants';

const oven = setup({
  types: { events: {} as { type: 'start'; minutes: number } | { type: 'stop' } },
  guards: { isLong: (_, params: { readonly minutes: number }) => params.minutes > 5 },
  actions: { ring: () => undefined },
  delays: { warm: 100 },
}).createMachine({
  id: 'oven',
  initial: 'cold',
  states: {
    cold: {
      on: {
        start: {
          guard: { type: 'isLong', params: ({ event }) => ({ minutes: event.minutes }) },
          target: 'hot',
          actions: ['ring'],
        },
      },
    },
    hot: {
      tags: ['burns'],
      exit: 'ring',
      initial: 'warming',
      states: { warming: { after: { warm: 'even' } }, even: {} },
      on: { stop: 'cold' },
    },
  },
});

const mutants = machineMutants(oven);
const named = mutants.map(({ place, operator, what }) => `${place}: ${operator} ${what}`.trim());

/** Where the oven rests, and how often it rings, when something is done with a mutant of it; and without. */
function rests(index: number, work: (oven: { send: (type: 'long' | 'short' | 'stop') => void }) => void) {
  const mend = mutants[index]?.apply() ?? (() => undefined);
  let rings = 0;
  const clock = new SimulatedClock();
  const ring = () => {
    rings += 1;
  };
  const machine = oven.provide({ actions: { ring } });
  const actor = createActor(machine, { clock }).start();
  work({
    send: (type) =>
      actor.send(type === 'stop' ? { type } : { type: 'start', minutes: type === 'long' ? 9 : 1 }),
  });
  clock.increment(60);
  mend();
  const { value, tags } = actor.getSnapshot();
  return { value, tags: [...tags], rings };
}
const indexOf = (name: string) => named.indexOf(name);

describe('the mutants of a machine', () => {
  test('are these', () => {
    expect(named).toEqual([
      'oven: started elsewhere in hot',
      'oven.cold on start: transition removed',
      'oven.cold on start: retargeted to oven.cold',
      'oven.cold on start: retargeted to oven.hot.even',
      'oven.cold on start: guard negated',
      'oven.cold on start: guard dropped',
      'oven.cold on start: action dropped actions: ring',
      'oven.hot: started elsewhere in even',
      'oven.hot on stop: transition removed',
      'oven.hot on stop: retargeted to oven.hot.warming',
      'oven.hot on stop: retargeted to oven.hot.even',
      'oven.hot: action dropped exit: ring',
      'oven.hot: tag dropped burns',
      'oven.hot.warming on xstate.after.warm.oven.hot.warming: transition removed',
      'oven.hot.warming on xstate.after.warm.oven.hot.warming: retargeted to oven.cold',
      'oven.hot.warming on xstate.after.warm.oven.hot.warming: retargeted to oven.hot.warming',
      'warm: delay changed × 0.5',
      'warm: delay changed × 2',
    ]);
  });

  const asWritten = { value: { hot: 'warming' }, tags: ['burns'], rings: 1 };
  test.each([
    ['oven: started elsewhere in hot', { ...asWritten, rings: 0 }],
    ['oven.cold on start: transition removed', { value: 'cold', tags: [], rings: 0 }],
    ['oven.cold on start: retargeted to oven.hot.even', { ...asWritten, value: { hot: 'even' } }],
    ['oven.cold on start: guard negated', { value: 'cold', tags: [], rings: 0 }],
    ['oven.cold on start: action dropped actions: ring', { ...asWritten, rings: 0 }],
    ['oven.hot: tag dropped burns', { ...asWritten, tags: [] }],
    ['warm: delay changed × 0.5', { ...asWritten, value: { hot: 'even' } }],
  ])('%s breaks what it says', (name, broken) => {
    expect(rests(-1, ({ send }) => send('long'))).toEqual(asWritten);
    expect(rests(indexOf(name), ({ send }) => send('long'))).toEqual(broken);
    expect(rests(-1, ({ send }) => send('long'))).toEqual(asWritten);
  });

  test('a dropped guard lets pass what the machine refuses', () => {
    expect(rests(-1, ({ send }) => send('short')).value).toBe('cold');
    expect(rests(indexOf('oven.cold on start: guard dropped'), ({ send }) => send('short')).value).toEqual({
      hot: 'warming',
    });
  });
});
