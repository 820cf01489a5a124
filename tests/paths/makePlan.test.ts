import { describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import { edges, pathsTo } from '#machines/paths/strategies.ts';
import {
  byInitiator,
  byMember,
  call,
  callCases,
  callModel,
  createModel,
  houseModel,
  lampModel,
  switchesModel,
} from './smallMachines';

const getPlans = (model: Parameters<typeof explore>[0]) => {
  const graph = explore(model);
  return edges(graph).map((path) => makePlan(graph, path));
};

describe('a plan', () => {
  const [plan] = getPlans(lampModel);

  test('has the actions, transitions and expected state of each step', () => {
    expect(plan?.start).toEqual({
      sentence: 'a visitor opens it',
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
      by: 'user',
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

  test('expects the same state where an event is refused', () => {
    expect(plan?.steps[0]).toMatchObject({
      sentence: 'the light is dimmed',
      took: [],
      expected: plan?.start.expected,
    });
  });

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  test('keeps its id as long as its sentences stay the same', () => {
    const again = createModel(lampModel.machine, lampModel.cases, {
      ignoredEvents: (snapshot) => (snapshot.matches('off') ? ['dim'] : []),
      stateAssertions: { off: () => [], on: () => [{ type: 'text', text: 'changed' }] },
    });
    expect(getPlans(again).map(({ id }) => id)).toEqual([plan?.id]);
    const dim = [byMember('the light is turned down')];
    const renamed = createModel(lampModel.machine, { ...lampModel.cases, dim });
    expect(getPlans(renamed)[0]?.id).not.toBe(plan?.id);
  });

  test('has a title with its first and last state, in at most 120 characters', () => {
    expect(plan?.title).toBe('From off to off in 4 steps: the button is pressed, the light is dimmed');
    for (const { title } of [callModel, houseModel, switchesModel].flatMap(getPlans)) {
      expect(title.length).toBeLessThanOrEqual(120);
    }
  });

  test('has the assertions of all parallel states', () => {
    expect(getPlans(switchesModel)[0]?.start.expected).toMatchObject({
      state: 'left.off & right.off',
      assertions: [
        { type: 'text', text: 'this is left.off' },
        { type: 'text', text: 'this is right.off' },
      ],
    });
  });

  test('cannot be made without assertions for a state', () => {
    const model = createModel(lampModel.machine, lampModel.cases, { states: ['off'] });
    expect(() => getPlans(model)).toThrow('lamp: the test model has no assertions for the state on');
  });
});

describe('a delay', () => {
  const stepTo = (cases: Parameters<typeof createModel>[1]) => {
    const graph = explore(createModel(call, { ...callCases, ...cases }));
    const [path] = pathsTo(graph, 'late');
    return path ? makePlan(graph, path).steps[0] : undefined;
  };

  test('is split: the state is asserted just before its end, and after it', () => {
    expect(stepTo({})).toMatchObject({
      before: { actions: [{ type: 'advanceTimers', milliseconds: 4999 }], expected: { state: 'asking' } },
      actions: [{ type: 'advanceTimers', milliseconds: 1 }],
      expected: { state: 'late' },
    });
  });

  test('is not split when its case is not by the clock', () => {
    const type = 'xstate.after.timeout.call.asking';
    const step = stepTo({
      [type]: [byInitiator('user', 'it wakes', {}, [{ type: 'advanceTimers', milliseconds: 5000 }])],
    });
    expect(step).toMatchObject({ actions: [{ type: 'advanceTimers', milliseconds: 5000 }] });
    expect(step).not.toHaveProperty('before');
  });
});

describe('the observed context', () => {
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

  test('must determine where a case leads', () => {
    expect(() => getPlans(createModel(counter, cases))).toThrow(
      'counter: after “add”, “check” the machine is in another state than the path expects',
    );
  });

  test('is part of each expected state', () => {
    const model = createModel(counter, cases, {
      observe: ({ context }) => ({ isAny: context.count > 0 }),
    });
    const observed = getPlans(model).flatMap(({ steps }) => steps.map(({ expected }) => expected.observed));
    expect(observed).toContainEqual({ isAny: false });
    expect(observed).toContainEqual({ isAny: true });
  });

  test('may determine the payload of a case, which is computed for each step', () => {
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
    const model = createModel(bell, {
      ring: ({ context }) => [byMember('ring', { after: context.rung })],
    });
    const graph = explore(model);
    const [ring] = graph.edges;
    const plan = makePlan(graph, ring ? [ring, ring, ring] : []);
    expect(plan.steps.map(({ took }) => took)).toEqual(
      Array.from({ length: 3 }, () => ['bell.hanging on ring']),
    );
  });
});
