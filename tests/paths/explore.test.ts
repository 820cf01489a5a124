import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import {
  createTransitioner,
  explore,
  getLeafStates,
  getTransitions,
  stateName,
} from '#machines/paths/explore.ts';
import {
  byMember,
  callWords,
  coinCases,
  coins,
  coinsWords,
  house,
  houseWords,
  lamp,
  lampWords,
  switches,
  switchesWords,
  vocabularyFor,
} from './smallMachines';

const short = (model: Parameters<typeof explore>[0]) => {
  const { nodes, edges } = explore(model);
  const name = (key: string) => {
    const snapshot = nodes.get(key);
    return snapshot ? stateName(snapshot) : key;
  };
  return edges.map((edge) => `${name(edge.from)} – ${edge.case.sentence} → ${name(edge.to)}`);
};

describe('what is read off a machine', () => {
  test('are the states in which it can rest, by their path', () => {
    expect(getLeafStates(house)).toEqual(['outside', 'inside.hall', 'inside.attic']);
    expect(getLeafStates(switches)).toEqual(['left.off', 'left.on', 'right.off', 'right.on']);
  });

  test('are its transitions, by source and event, with a number where there are several', () => {
    expect(getTransitions(callWords.machine).map(({ id }) => id)).toEqual([
      'call.asking on xstate.done.actor.ask[0]',
      'call.asking on xstate.done.actor.ask[1]',
      'call.asking on xstate.error.actor.ask',
      'call.asking on xstate.after.patience.call.asking',
      ...['good', 'bad', 'failed', 'late', 'never'].map((state) => `call.${state} on again`),
    ]);
    expect(getTransitions(lamp)[0]).toEqual({
      id: 'lamp.off on press',
      source: 'lamp.off',
      event: 'press',
      guarded: false,
      description: 'the light goes on',
    });
    expect(getTransitions(coins).map(({ id, guarded }) => [id, guarded])).toEqual([
      ['coins.collecting on coin', true],
      ['coins.collecting always', true],
    ]);
  });
});

describe('a step', () => {
  test('tells every transition that it took, the ones that follow by themselves included', () => {
    const step = createTransitioner(coins);
    let { snapshot, took } = step.initial();
    expect(took).toEqual([]);
    for (const expected of [
      ['coins.collecting on coin'],
      ['coins.collecting on coin'],
      ['coins.collecting on coin', 'coins.collecting always'],
    ]) {
      ({ snapshot, took } = step.next(snapshot, { type: 'coin', worth: 1 }));
      expect(took).toEqual(expected);
    }
    expect(stateName(snapshot)).toBe('full');
  });

  test('that a guard refuses takes nothing and changes nothing', () => {
    const step = createTransitioner(coins);
    const { snapshot } = step.initial();
    const refused = step.next(snapshot, { type: 'coin', worth: 0 });
    expect(refused.took).toEqual([]);
    expect(refused.snapshot.context).toEqual(snapshot.context);
  });
});

describe('the graph', () => {
  test('of a plain machine has each state × case, what is refused and what goes nowhere included', () => {
    expect(short(lampWords)).toEqual([
      'off – the button is pressed → on',
      'off – the light is dimmed → off',
      'on – the button is pressed → off',
      'on – the light is dimmed → on',
    ]);
    const took = explore(lampWords).edges.map((edge) => edge.took);
    expect(took).toEqual([['lamp.off on press'], [], ['lamp.on on press'], ['lamp.on on dim']]);
  });

  test('of a nested machine tries what the parent handles in each of its children', () => {
    expect(short(houseWords)).toEqual([
      'outside – somebody enters → inside.hall',
      'inside.hall – somebody leaves → outside',
      'inside.hall – somebody climbs → inside.attic',
      'inside.attic – somebody leaves → outside',
      'inside.attic – somebody descends → inside.hall',
    ]);
  });

  test('of parallel parts has their combinations', () => {
    const { nodes, edges } = explore(switchesWords);
    expect([...nodes.values()].map(stateName)).toEqual([
      'left.off & right.off',
      'left.on & right.off',
      'left.off & right.on',
      'left.on & right.on',
    ]);
    expect(edges).toHaveLength(8);
  });

  test('tells apart what is noticed of the context, and nothing else', () => {
    expect(explore(coinsWords).nodes.size).toBe(4);
    const blind = vocabularyFor(coins, coinCases, { states: ['collecting', 'full'] });
    expect(explore(blind).nodes.size).toBe(1);
  });

  test('tries done, error and delay as plain events, each failure for itself', () => {
    expect(short(callWords).slice(0, 5)).toEqual([
      'asking – a good answer → good',
      'asking – a bad answer → bad',
      'asking – a failure → failed',
      'asking – another failure → failed',
      'asking – five seconds pass → late',
    ]);
  });

  test('keeps two cases with one payload apart', () => {
    const words = vocabularyFor(lamp, {
      press: [byMember('by hand'), byMember('by foot')],
      dim: [byMember('dim')],
    });
    expect(short(words).slice(0, 2)).toEqual(['off – by hand → on', 'off – by foot → on']);
  });

  test('names the events that the machine lists and that have no case', () => {
    expect(explore(vocabularyFor(lamp, { press: [byMember('press')] })).missingEvents).toEqual(['dim']);
  });

  test('is refused when two cases in one state have one name', () => {
    const words = vocabularyFor(lamp, { press: [byMember('it'), byMember('it')], dim: [] });
    expect(() => explore(words)).toThrow('lamp: two cases in off are called “it”');
  });

  test('is refused when there is no end of states', () => {
    const counter = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'counter',
      context: { n: 0 },
      on: { more: { actions: ({ context }) => context.n } },
      initial: 'counting',
      states: { counting: {} },
    });
    let count = 0;
    const words = vocabularyFor(
      counter,
      { more: [byMember('one more')] },
      {
        observe: () => {
          count += 1;
          return { count };
        },
      },
    );
    expect(() => explore(words)).toThrow('counter has more than 5000 states: let less be noticed');
  });

  test('is refused when a case breaks the machine', () => {
    const words = vocabularyFor(
      lamp,
      {
        press: [byMember('press')],
        dim: [byMember('dim')],
        'xstate.error.actor.x': [byMember('a failure', { error: new Error('x') })],
      },
      { ignoredEvents: () => ['xstate.error.actor.x'] },
    );
    expect(() => explore(words)).toThrow('lamp: in off nothing handles “a failure”');
  });
});
