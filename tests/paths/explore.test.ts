import { describe, expect, test } from 'vitest';
import { assign, createMachine, setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import { createTransitioner } from '#machines/paths/transitioner.ts';
import { getLeafStates, getTransitions } from '#machines/paths/transitions.ts';
import {
  byMember,
  callModel,
  coinCases,
  coins,
  coinsModel,
  createModel,
  drawerModel,
  house,
  houseModel,
  lamp,
  lampModel,
  parentModel,
  summarize,
  switches,
  switchesModel,
} from './smallMachines';

describe('what is read from a machine', () => {
  test('are its leaf states, by their path', () => {
    expect(getLeafStates(house)).toEqual(['outside', 'inside.hall', 'inside.attic']);
    expect(getLeafStates(switches)).toEqual(['left.off', 'left.on', 'right.off', 'right.on']);
  });

  test('are its transitions, by source and event, with a number where there are several', () => {
    expect(getTransitions(callModel.machine).map(({ id }) => id)).toEqual([
      'call.asking on xstate.done.actor.ask[0]',
      'call.asking on xstate.done.actor.ask[1]',
      'call.asking on xstate.error.actor.ask',
      'call.asking on xstate.after.timeout.call.asking',
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

describe('a transition', () => {
  test('reports every transition taken, eventless ones included', () => {
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

  test('that a guard refuses is not taken and changes nothing', () => {
    const step = createTransitioner(coins);
    const { snapshot } = step.initial();
    const refused = step.next(snapshot, { type: 'coin', worth: 0 });
    expect(refused.took).toEqual([]);
    expect(refused.snapshot.context).toEqual(snapshot.context);
  });
});

describe('the graph', () => {
  test('of a flat machine has each state × case, refused and internal transitions included', () => {
    expect(summarize(lampModel)).toEqual([
      'off – the button is pressed → on',
      'off – the light is dimmed → off',
      'on – the button is pressed → off',
      'on – the light is dimmed → on',
    ]);
    const took = explore(lampModel).edges.map((edge) => edge.took);
    expect(took).toEqual([['lamp.off on press'], [], ['lamp.on on press'], ['lamp.on on dim']]);
  });

  test('of a nested machine tries the parent’s events in each of its children', () => {
    expect(summarize(houseModel)).toEqual([
      'outside – a visitor enters → inside.hall',
      'inside.hall – a visitor leaves → outside',
      'inside.hall – a visitor climbs → inside.attic',
      'inside.attic – a visitor leaves → outside',
      'inside.attic – a visitor descends → inside.hall',
    ]);
  });

  test('of parallel states has their combinations', () => {
    const { nodes, edges } = explore(switchesModel);
    expect([...nodes.values()].map(stateName)).toEqual([
      'left.off & right.off',
      'left.on & right.off',
      'left.off & right.on',
      'left.on & right.on',
    ]);
    expect(edges).toHaveLength(8);
  });

  test('separates states by what is observed of the context, and by nothing else', () => {
    expect(explore(coinsModel).nodes.size).toBe(4);
    const unobserved = createModel(coins, coinCases);
    expect(explore(unobserved).nodes.size).toBe(1);
  });

  test('tries done, error and delay as plain events, each failure separately', () => {
    expect(summarize(callModel).slice(0, 5)).toEqual([
      'asking – a good answer → good',
      'asking – a bad answer → bad',
      'asking – a failure → failed',
      'asking – another failure → failed',
      'asking – five seconds pass → late',
    ]);
  });

  test('separates cases with the same payload', () => {
    const model = createModel(lamp, {
      press: [byMember('by hand'), byMember('by foot')],
      dim: [byMember('dim')],
    });
    expect(summarize(model).slice(0, 2)).toEqual(['off – by hand → on', 'off – by foot → on']);
  });

  test('lists the events that have no case', () => {
    expect(explore(createModel(lamp, { press: [byMember('press')] })).missingEvents).toEqual(['dim']);
  });

  test('of a machine with a history state separates what it returns to', () => {
    const { nodes } = explore(drawerModel);
    expect([...nodes.values()].map(stateName).filter((name) => name === 'shut')).toHaveLength(2);
    expect(summarize(drawerModel)).toEqual(
      expect.arrayContaining([
        'shut – the drawer is pushed → open.top',
        'shut – the drawer is pushed → open.bottom',
      ]),
    );
  });

  test('of a machine with input and a spawned child takes what the child reports as events', () => {
    expect(summarize(parentModel)).toEqual([
      'alone – a child is spawned → waiting',
      'waiting – the child is done → done',
      'waiting – the child fails → alone',
    ]);
  });

  test('tries for a wildcard what the test model has for it, and reports one for which it has nothing', () => {
    const shop = setup({}).createMachine({
      id: 'shop',
      initial: 'open',
      states: { open: { on: { leave: 'shut', 'order.*': 'busy' } }, busy: { on: { '*': 'open' } }, shut: {} },
    });
    const [leave, cancel, change] = ['leave', 'cancel', 'change'].map((name) => [byMember(name)]);
    const model = createModel(shop, {
      leave: leave ?? [],
      'order.cancel': cancel ?? [],
      'order.change': change ?? [],
    });
    expect(summarize(model)).toEqual([
      'open – leave → shut',
      'open – cancel → busy',
      'open – change → busy',
      'busy – leave → open',
      'busy – cancel → open',
      'busy – change → open',
    ]);
    expect(explore(model)).toMatchObject({ missingEvents: [], untriedEvents: [] });
    expect(explore(createModel(shop, { leave: leave ?? [] })).missingEvents).toEqual(['order.* in open']);
  });

  test('throws when the machine cannot be started', () => {
    expect(() => explore({ ...parentModel, input: undefined })).toThrow(/^parent: it cannot be started: /);
  });

  test('throws when two cases of a state have the same sentence', () => {
    const model = createModel(lamp, { press: [byMember('it'), byMember('it')], dim: [] });
    expect(() => explore(model)).toThrow('lamp: two cases in off have the sentence “it”');
  });

  test('throws when there are too many states', () => {
    const counter = setup({ types: { context: {} as { n: number } } }).createMachine({
      id: 'counter',
      context: { n: 0 },
      on: { more: { actions: ({ context }) => context.n } },
      initial: 'counting',
      states: { counting: {} },
    });
    let count = 0;
    const model = createModel(
      counter,
      { more: [byMember('one more')] },
      {
        observe: () => {
          count += 1;
          return { isEven: count % 2 === 0, count };
        },
      },
    );
    expect(() => explore(model)).toThrow(
      /^counter has more than 5000 states: observe less of its context; “count” has 50\d\d values$/,
    );
  });

  test('throws when a case causes an error in the machine', () => {
    const model = createModel(
      lamp,
      {
        press: [byMember('press')],
        dim: [byMember('dim')],
        'xstate.error.actor.x': [byMember('a failure', { error: new Error('x') })],
      },
      { ignoredEvents: () => ['xstate.error.actor.x'] },
    );
    expect(() => explore(model)).toThrow('lamp: in off nothing handles “a failure”');
  });

  describe('of a machine that fails', () => {
    const exploreOne = (config: Parameters<typeof createMachine>[0]) => () =>
      explore(createModel(createMachine({ id: 'broken', ...config }), { go: [byMember('a member goes')] }));
    const boom = () => {
      throw new Error('boom');
    };

    test('names the state and the case whose guard or action throws', () => {
      expect(
        exploreOne({ initial: 'a', states: { a: { on: { go: { guard: boom, target: 'a' } } } } }),
      ).toThrow(/^broken: in a “a member goes” ends in an error: Unable to evaluate guard .*: boom$/);
      expect(exploreOne({ initial: 'a', states: { a: { on: { go: { actions: assign(boom) } } } } })).toThrow(
        /^broken: in a “a member goes” ends in an error: boom$/,
      );
      expect(exploreOne({ entry: assign(boom) })).toThrow(/^broken: it cannot be started: boom$/);
    });

    test('names the transitions that follow each other without end', () => {
      const states = { b: { always: 'c' }, c: { always: 'b' } };
      const reason = 'it never comes to rest: broken.b always, broken.c always follow each other without end';
      expect(exploreOne({ initial: 'b', states })).toThrow(`broken: it cannot be started: ${reason}`);
      expect(exploreOne({ initial: 'a', states: { a: { on: { go: 'b' } }, ...states } })).toThrow(
        `broken: in a “a member goes” ends in an error: ${reason}`,
      );
    });
  });

  test('of a deep history state takes no notice of the order in which parallel parts were entered', () => {
    const part = (on: string) => ({
      initial: 'off',
      states: { off: { on: { [on]: 'on' } }, on: { on: { [on]: 'off' } } },
    });
    const machine = createMachine({
      id: 'pair',
      initial: 'both',
      states: {
        both: {
          type: 'parallel',
          on: { leave: 'away' },
          states: { left: part('press'), right: part('turn'), last: { type: 'history', history: 'deep' } },
        },
        away: { on: { back: 'both.last' } },
      },
    });
    const names = ['press', 'turn', 'leave', 'back'] as const;
    const model = createModel(machine, Object.fromEntries(names.map((name) => [name, [byMember(name)]])));
    const away = [...explore(model).nodes.values()].filter((snapshot) => snapshot.value === 'away');
    expect(away).toHaveLength(4);
  });
});
