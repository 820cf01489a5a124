import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import { edges, pathsTo } from '#machines/paths/strategies.ts';
import {
  by,
  byMember,
  call,
  callCases,
  callWords,
  houseWords,
  lampWords,
  switchesWords,
  vocabularyFor,
} from './smallMachines';

const plansOf = (model: Parameters<typeof explore>[0]) => {
  const graph = explore(model);
  return edges(graph).map((path) => makePlan(graph, path));
};

describe('a plan', () => {
  const [plan] = plansOf(lampWords);

  test('tells of each step what is done, what it takes and what must then be seen', () => {
    expect(plan?.start).toEqual({
      sentence: 'somebody opens it',
      actions: [{ type: 'open', path: '/' }],
      assertions: [],
      expected: {
        state: 'off',
        description: 'it is dark',
        observed: {},
        assertions: [{ type: 'text', text: 'this is off' }],
      },
    });
    expect(plan?.steps[1]).toEqual({
      sentence: 'the button is pressed',
      by: 'member',
      event: 'press',
      actions: [{ type: 'click', role: 'button', name: 'the button is pressed' }],
      toasts: [],
      assertions: [],
      took: ['lamp.off on press'],
      expected: {
        state: 'on',
        description: 'it is light',
        observed: {},
        assertions: [{ type: 'text', text: 'this is on' }],
      },
    });
  });

  test('keeps the look as it is where an event is refused', () => {
    expect(plan?.steps[0]).toMatchObject({
      sentence: 'the light is dimmed',
      took: [],
      expected: plan?.start.expected,
    });
  });

  test('is plain data: written and read again it is the same', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  test('keeps its name as long as the same is done, whatever the machine makes of it', () => {
    const again = vocabularyFor(lampWords.machine, lampWords.cases, {
      ignoredEvents: (snapshot) => (snapshot.matches('off') ? ['dim'] : []),
      stateAssertions: { off: () => [], on: () => [{ type: 'text', text: 'changed' }] },
    });
    expect(plansOf(again).map(({ id }) => id)).toEqual([plan?.id]);
    const renamed = vocabularyFor(
      lampWords.machine,
      { ...lampWords.cases, dim: [byMember('the light is turned down')] },
      { states: ['on', 'off'] },
    );
    expect(plansOf(renamed)[0]?.id).not.toBe(plan?.id);
  });

  test('has a title that says from where to where, in at most 120 characters', () => {
    expect(plan?.title).toBe('From off to off in 4 steps: the button is pressed, the light is dimmed');
    for (const { title } of [callWords, houseWords, switchesWords].flatMap(plansOf)) {
      expect(title.length).toBeLessThanOrEqual(120);
    }
  });

  test('sees all parts of parallel states', () => {
    expect(plansOf(switchesWords)[0]?.start.expected).toMatchObject({
      state: 'left.off & right.off',
      assertions: [
        { type: 'text', text: 'this is left.off' },
        { type: 'text', text: 'this is right.off' },
      ],
    });
  });

  test('cannot be made without saying what must be seen', () => {
    const words = vocabularyFor(lampWords.machine, lampWords.cases, { states: ['off'] });
    expect(() => plansOf(words)).toThrow('lamp: the vocabulary does not say what must be seen in on');
  });
});

describe('a delay', () => {
  const stepTo = (cases: Parameters<typeof vocabularyFor>[1]) => {
    const states = ['asking', 'late'];
    const graph = explore(vocabularyFor(call, { ...callCases, ...cases }, { states }));
    const [path] = pathsTo(graph, 'late');
    return path ? makePlan(graph, path).steps[0] : undefined;
  };

  test('is waited for until just before its end, where all must be as it was, and then over it', () => {
    expect(stepTo({})).toMatchObject({
      before: { actions: [{ type: 'advanceTimers', milliseconds: 4999 }], expected: { state: 'asking' } },
      actions: [{ type: 'advanceTimers', milliseconds: 1 }],
      expected: { state: 'late' },
    });
  });

  test('is waited for in one piece when it takes no clock', () => {
    const type = 'xstate.after.patience.call.asking';
    const told = stepTo({
      [type]: [by('browser', 'it wakes', {}, [{ type: 'wake', milliseconds: 5000, at: 'focus' }])],
    });
    expect(told).toMatchObject({ actions: [{ type: 'wake', milliseconds: 5000, at: 'focus' }] });
    expect(told).not.toHaveProperty('before');
  });
});

describe('what is noticed of the context', () => {
  const counter = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'low',
    states: {
      low: {
        on: {
          add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
          assertion: { guard: ({ context }) => context.count > 0, target: 'high' },
        },
      },
      high: {},
    },
  });
  const cases = { add: [byMember('add')], assertion: [byMember('check')] };

  test('has to be enough to foresee where a case leads', () => {
    const states = ['low', 'high'];
    expect(() => plansOf(vocabularyFor(counter, cases, { states }))).toThrow(
      'counter: “add”, “check” does not lead where the last of them leads on another way',
    );
  });

  test('is told with each look', () => {
    const words = vocabularyFor(counter, cases, {
      states: ['low', 'high'],
      observe: ({ context }) => ({ isAny: context.count > 0 }),
    });
    const observed = plansOf(words).flatMap(({ steps }) => steps.map(({ expected }) => expected.observed));
    expect(observed).toContainEqual({ isAny: false });
    expect(observed).toContainEqual({ isAny: true });
  });

  test('may make the payload of a case: it is made anew for each step', () => {
    const bell = setup({
      types: { context: {} as { rung: number }, events: {} as { type: 'ring'; after: number } },
      guards: { isNext: ({ context }, { after }: { readonly after: number }) => after === context.rung },
    }).createMachine({
      id: 'bell',
      context: { rung: 0 },
      initial: 'hanging',
      states: {
        hanging: {
          on: {
            ring: {
              guard: { type: 'isNext', params: ({ event }) => ({ after: event.after }) },
              actions: assign({ rung: ({ context }) => context.rung + 1 }),
            },
          },
        },
      },
    });
    const words = vocabularyFor(
      bell,
      { ring: ({ context }) => [byMember('ring', { after: context.rung })] },
      { states: ['hanging'] },
    );
    const graph = explore(words);
    const [ring] = graph.edges;
    const plan = makePlan(graph, ring ? [ring, ring, ring] : []);
    expect(plan.steps.map(({ took }) => took)).toEqual(
      Array.from({ length: 3 }, () => ['bell.hanging on ring']),
    );
  });
});
