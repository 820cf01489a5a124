import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import { fromBaseline, toBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import { explore } from '#machines/paths/explore.ts';
import { assertModelFits, generatePlans } from '#machines/paths/generatePlans.ts';
import { webRegistry } from '#machines/paths/web/webKinds.ts';
import { byMember, coinsModel, createModel, lampModel, smallModels } from './smallMachines';

const getPlans = (model: Parameters<typeof explore>[0]) => generatePlans(explore(model));

describe.each([...Object.values(testModels), ...smallModels])('the plans of $machine.id', (model) => {
  const plans = getPlans(model);
  const { id } = model.machine;

  test('are the same after they were written to a baseline and read', () => {
    const text = JSON.stringify(toBaseline(id, plans));
    expect(fromBaseline(parseBaseline(JSON.parse(text), model.kinds))).toEqual(plans);
  });

  test('have the same baseline every time', () => {
    expect(JSON.stringify(toBaseline(id, getPlans(model)))).toBe(JSON.stringify(toBaseline(id, plans)));
  });

  test('have unique ids, and a smoke set', () => {
    expect(new Set(plans.map((plan) => plan.id)).size).toBe(plans.length);
    expect(plans.some(({ smoke }) => smoke)).toBe(true);
  });
});

describe('a baseline', () => {
  const baseline = toBaseline('coins', getPlans(coinsModel));

  test('contains each case and each state once', () => {
    expect(Object.keys(baseline.cases).sort()).toEqual(['a button is put in', 'a coin is put in']);
    expect(Object.keys(baseline.expectedStates)).toEqual([
      'collecting (coins: 0)',
      'collecting (coins: 1)',
      'collecting (coins: 2)',
      'full (coins: 3)',
    ]);
  });

  test.each([
    ['nothing', null],
    ['a text', 'coins'],
    ['another shape', { ...baseline, plans: 3 }],
    ['a field too many', { ...baseline, more: 1 }],
    ['a field too few', { machine: 'coins' }],
    ['an unknown initiator', { ...baseline, cases: { x: { by: 'nobody', event: 'x', actions: [] } } }],
    ['an unknown action', { ...baseline, start: { ...baseline.start, actions: [{ type: 'dance' }] } }],
    [
      'an action without its path',
      { ...baseline, start: { ...baseline.start, actions: [{ type: 'open' }] } },
    ],
    [
      'an unknown assertion',
      { ...baseline, start: { ...baseline.start, assertions: [{ type: 'toString' }] } },
    ],
  ])('is rejected when it is %s', (_, value) => {
    expect(() => parseBaseline(value, webRegistry)).toThrow('this is not a baseline');
  });

  test('is rejected when it refers to a case that it does not contain', () => {
    const [plan] = baseline.plans;
    const plans = plan ? [{ ...plan, steps: ['a stone is put in'] }] : [];
    expect(() => fromBaseline({ ...baseline, plans })).toThrow(
      'the baseline refers to the transition “a stone is put in”, which it does not contain',
    );
  });
});

test('cases with the same sentence and different actions are separate', () => {
  const model = createModel(lampModel.machine, {
    dim: [byMember('the light is dimmed')],
    press: (snapshot) => [
      {
        ...byMember('it is pressed'),
        actions: [{ type: 'open', path: snapshot.matches('on') ? '/on' : '/off' }],
      },
    ],
  });
  const plans = getPlans(model);
  const baseline = toBaseline('lamp', plans);
  expect(Object.keys(baseline.cases)).toEqual(['it is pressed', 'the light is dimmed', 'it is pressed (2)']);
  expect(fromBaseline(baseline)).toEqual(plans);
});

describe('plans of a previous baseline', () => {
  const before = getPlans(coinsModel);

  test('stay with their ids when nothing has changed', () => {
    expect(generatePlans(explore(coinsModel), before)).toEqual(before);
  });

  test('stay when a case is added, which gets paths of its own', () => {
    const known = ['a coin is put in', 'a button is put in'].map((sentence, worth) =>
      byMember(sentence, { worth: 1 - worth }),
    );
    const coin = [...known, byMember('a note is put in', { worth: 5 })];
    const after = generatePlans(explore({ ...coinsModel, cases: { coin } }), before);
    expect(after.slice(0, before.length).map(({ id, steps }) => [id, steps])).toEqual(
      before.map(({ id, steps }) => [id, steps]),
    );
    const added = after.slice(before.length);
    expect(added.length).toBeGreaterThan(0);
    for (const { steps } of added) {
      expect(steps.map(({ sentence }) => sentence)).toContain('a note is put in');
    }
  });

  test('go when one of their steps is no longer possible, and nothing is left uncovered', () => {
    const coin = [byMember('a coin is put in', { worth: 1 })];
    const after = generatePlans(explore({ ...coinsModel, cases: { coin } }), before);
    const sentences = after.flatMap(({ steps }) => steps.map(({ sentence }) => sentence));
    expect(new Set(sentences)).toEqual(new Set(['a coin is put in']));
    expect(after.at(-1)?.steps.at(-1)?.expected.state).toBe('full');
  });
});

describe('a test model that does not fit its machine', () => {
  const assertFits = (model: Parameters<typeof explore>[0]) => () => assertModelFits(explore(model));

  test('is refused for cases that no state handles or ignores', () => {
    expect(assertFits({ ...lampModel, cases: { ...lampModel.cases, nonsense: [] } })).toThrow(
      'lamp: the test model has cases for nonsense, which no state handles or ignores',
    );
  });

  test('is refused for assertions of a state that the machine does not have', () => {
    const stateAssertions = { ...lampModel.stateAssertions, blue: () => [] };
    expect(assertFits({ ...lampModel, stateAssertions })).toThrow(
      'lamp: the test model has assertions for blue, which the machine does not have',
    );
  });

  test('is refused with every state that it has no assertions for', () => {
    expect(assertFits({ ...lampModel, stateAssertions: {} })).toThrow(
      'lamp: the test model has no assertions for the state off, on',
    );
  });

  test('is refused for parts that its kinds do not know, which no baseline could hold', () => {
    // As a file with the types left out may have them.
    const press = JSON.parse('{"sentence":"a press","by":"nobody","actions":[{"type":"clickk"}]}');
    const on = () => JSON.parse('[{"type":"loading"}]');
    const model = {
      ...lampModel,
      cases: { ...lampModel.cases, press: [press] },
      stateAssertions: { ...lampModel.stateAssertions, on },
    };
    expect(assertFits(model)).toThrow(
      'lamp: “a press” has an initiator that its kinds do not know: "nobody"; ' +
        '“a press” has an action that its kinds do not know: {"type":"clickk"}; ' +
        'the state on has an assertion that its kinds do not know: {"type":"loading"}',
    );
  });

  test('is refused for a delay that the machine does not set', () => {
    const states = { off: { after: { later: 'on' } }, on: {} };
    const machine = createMachine({ id: 'timer', initial: 'off', states });
    const model = createModel(machine, { 'xstate.after.later.timer.off': [byMember('it is later')] });
    expect(assertFits(model)).toThrow('the machine does not set the delay later, which would pass at once');
  });
});

test('there are no plans while an event of the machine has no case', () => {
  const graph = explore(createModel(lampModel.machine, { press: [byMember('press')] }));
  expect(() => assertModelFits(graph)).toThrow('lamp: the test model has no cases for dim');
});
