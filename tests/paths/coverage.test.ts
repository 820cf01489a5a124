import { describe, expect, test } from 'vitest';
import { createMachine, setup } from 'xstate';
import { type Coverage, coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import { edges, smoke } from '#machines/paths/strategies.ts';
import { byMember, callModel, coinsModel, createModel, lampModel, smallModels } from './smallMachines';

const getCoverage = (model: Parameters<typeof explore>[0], strategy = edges): Coverage => {
  const graph = explore(model);
  return coverage(
    graph,
    strategy(graph).map((path) => makePlan(graph, path)),
  );
};

describe('the coverage', () => {
  test.each(smallModels.filter((model) => model !== callModel))('is complete for $machine.id', (model) => {
    for (const { all, covered: count, missing } of Object.values(getCoverage(model))) {
      expect(missing).toEqual([]);
      expect(count).toBe(all);
    }
  });

  test('is counted by state, transition, state × case, guard and case', () => {
    const { states, transitions, edges: tried, guardsTaken, guardsRefused, cases } = getCoverage(coinsModel);
    expect([states, transitions, tried, guardsTaken, guardsRefused, cases].map(({ all }) => all)).toEqual([
      2, 2, 6, 2, 2, 2,
    ]);
  });

  test('lists by name what cannot be reached', () => {
    const { states, transitions } = getCoverage(callModel);
    expect(states).toEqual({ covered: 5, all: 6, missing: ['never'] });
    expect(transitions).toEqual({ covered: 8, all: 9, missing: ['call.never on again'] });
  });

  test('counts states that are left at once, and the guards that were asked there', () => {
    const machine = createMachine({
      id: 'sieve',
      initial: 'rest',
      states: {
        rest: { on: { sort: 'asked' } },
        asked: { always: [{ guard: () => false, target: 'never' }, { target: 'ready' }] },
        ready: {
          initial: 'work',
          onDone: 'rest',
          states: { work: { on: { end: 'ended' } }, ended: { type: 'final' } },
        },
        never: {},
      },
    });
    const model = createModel(machine, { sort: [byMember('sort')], end: [byMember('end')] });
    const { states, guardsRefused } = getCoverage(model);
    expect(states.missing).toEqual(['never']);
    expect(guardsRefused.missing).toEqual([]);
  });

  test('is zero without plans', () => {
    const graph = explore(coinsModel);
    const none = coverage(graph, []);
    expect(Object.values(none).map((figure) => figure.covered)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(none.edges.missing).toContain('collecting {"coins":0} × a button is put in');
  });

  test('of the smoke set has every transition, but not every refusal', () => {
    const { transitions, guardsTaken, guardsRefused, edges: tried } = getCoverage(coinsModel, smoke);
    expect(transitions.missing).toEqual([]);
    expect(guardsTaken.missing).toEqual([]);
    expect(guardsRefused.missing).toEqual(['coins.collecting on coin']);
    expect(tried.missing).toHaveLength(3);
  });

  test('counts a guard as refusing when the next transition is taken in its place', () => {
    expect(getCoverage(callModel).guardsRefused).toEqual({ covered: 1, all: 1, missing: [] });
  });

  test('counts the guard of a state as refusing when its parent takes the event', () => {
    const machine = setup({ guards: { isHungry: () => false } }).createMachine({
      id: 'cat',
      initial: 'home',
      states: {
        home: {
          initial: 'asleep',
          on: { call: 'outside' },
          states: { asleep: { on: { call: { guard: 'isHungry', target: 'eating' } } }, eating: {} },
        },
        outside: {},
      },
    });
    const model = createModel(
      machine,
      { call: [byMember('the cat is called')] },
      { ignoredEvents: (at) => (at.matches('outside') ? ['call'] : []) },
    );
    expect(getCoverage(model).guardsRefused).toEqual({ covered: 1, all: 1, missing: [] });
  });

  test('lists cases that no state tries', () => {
    const model = { ...lampModel, cases: { ...lampModel.cases, blink: lampModel.cases.dim ?? [] } };
    expect(getCoverage(model).cases.missing).toEqual([]);
    const other = [{ sentence: 'it blinks', by: 'clock', event: {}, actions: [] } as const];
    expect(getCoverage({ ...model, cases: { ...model.cases, blink: other } }).cases.missing).toEqual([
      'it blinks',
    ]);
  });
});
