import { describe, expect, test } from 'vitest';
import { type Coverage, coverage } from '#machines/paths/coverage.ts';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import { edges, smoke } from '#machines/paths/strategies.ts';
import { callWords, coinsWords, houseWords, lampWords, switchesWords } from './smallMachines';

const covered = (model: Parameters<typeof explore>[0], strategy = edges): Coverage => {
  const graph = explore(model);
  return coverage(
    graph,
    strategy(graph).map((path) => makePlan(graph, path)),
  );
};

describe('what is covered', () => {
  test.each([lampWords, houseWords, switchesWords, coinsWords])('is all of $machine.id', (words) => {
    for (const { all, covered: count, missing } of Object.values(covered(words))) {
      expect(missing).toEqual([]);
      expect(count).toBe(all);
    }
  });

  test('is counted by state, transition, state × case, guard and case', () => {
    const { states, transitions, edges: tried, guardsTaken, guardsRefused, cases } = covered(coinsWords);
    expect([states, transitions, tried, guardsTaken, guardsRefused, cases].map(({ all }) => all)).toEqual([
      2, 2, 6, 2, 2, 2,
    ]);
  });

  test('leaves out what cannot be reached, by name', () => {
    const { states, transitions } = covered(callWords);
    expect(states).toEqual({ covered: 5, all: 6, missing: ['never'] });
    expect(transitions).toEqual({ covered: 8, all: 9, missing: ['call.never on again'] });
  });

  test('is nothing without plans, but the guards have not refused either', () => {
    const graph = explore(coinsWords);
    const none = coverage(graph, []);
    expect(Object.values(none).map((figure) => figure.covered)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(none.edges.missing).toContain('collecting {"coins":0} × a button is put in');
  });

  test('of the smoke set has every transition, and not every refusal', () => {
    const { transitions, guardsTaken, guardsRefused, edges: tried } = covered(coinsWords, smoke);
    expect(transitions.missing).toEqual([]);
    expect(guardsTaken.missing).toEqual([]);
    expect(guardsRefused.missing).toEqual(['coins.collecting on coin']);
    expect(tried.missing).toHaveLength(3);
  });

  test('counts a guard as refusing when the next transition is taken in its place', () => {
    expect(covered(callWords).guardsRefused).toEqual({ covered: 1, all: 1, missing: [] });
  });

  test('names cases that no state ever tries', () => {
    const words = { ...lampWords, cases: { ...lampWords.cases, blink: lampWords.cases.dim ?? [] } };
    expect(covered(words).cases.missing).toEqual([]);
    const other = [{ sentence: 'it blinks', by: 'clock', event: {}, actions: [] } as const];
    expect(covered({ ...words, cases: { ...words.cases, blink: other } }).cases.missing).toEqual([
      'it blinks',
    ]);
  });
});
