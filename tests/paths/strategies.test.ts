import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { explore, type Graph } from '#machines/paths/explore.ts';
import { edges, type Path, pathsTo, shortest, simplePaths, smoke } from '#machines/paths/strategies.ts';
import {
  byMember,
  callModel,
  coinsModel,
  createModel,
  houseModel,
  lampModel,
  smallModels,
  switchesModel,
} from './smallMachines';

const graphs = smallModels.map((model) => ({ id: model.machine.id, graph: explore(model) }));
/** Without how many there are. */
const simple = (graph: Graph, max?: number) => simplePaths(graph, max).paths;
const getSentences = (paths: readonly Path[]) => paths.map((path) => path.map((edge) => edge.case.sentence));

describe.each(graphs)('the paths of $id', ({ graph }) => {
  test('of every strategy begin at the start and are connected', () => {
    for (const path of [...smoke(graph), ...edges(graph), ...shortest(graph), ...simple(graph)]) {
      let at = graph.start;
      for (const edge of path) {
        expect(edge.from).toBe(at);
        at = edge.to;
      }
    }
  });

  test.each([20, 5])('of the strategy edges take each state × case within %d steps', (max) => {
    const paths = edges(graph, max);
    expect(new Set(paths.flat())).toEqual(new Set(graph.edges));
    expect(Math.max(...paths.map(({ length }) => length))).toBeLessThanOrEqual(max);
  });

  test('of the strategy smoke take each transition that can be taken', () => {
    const reachable = new Set(graph.edges.flatMap(({ took }) => took));
    expect(new Set(smoke(graph).flatMap((path) => path.flatMap(({ took }) => took)))).toEqual(reachable);
  });

  test('are the same every time', () => {
    const again = explore(graph.model);
    expect(getSentences(edges(again))).toEqual(getSentences(edges(graph)));
    expect(getSentences(smoke(again))).toEqual(getSentences(smoke(graph)));
    expect(getSentences(simple(again))).toEqual(getSentences(simple(graph)));
  });
});

test('edges: a lamp needs one path with each edge once', () => {
  expect(getSentences(edges(explore(lampModel)))).toEqual([
    ['the light is dimmed', 'the button is pressed', 'the light is dimmed', 'the button is pressed'],
  ]);
});

test('edges: what is deeper than the longest path is left out', () => {
  expect(getSentences(edges(explore(coinsModel), 2))).toEqual([
    ['a button is put in', 'a coin is put in'],
    ['a coin is put in', 'a button is put in'],
    ['a coin is put in', 'a coin is put in'],
  ]);
});

test('smoke: a house needs one path for its four transitions', () => {
  expect(getSentences(smoke(explore(houseModel)))).toEqual([
    ['a visitor enters', 'a visitor leaves', 'a visitor enters', 'a visitor climbs', 'a visitor descends'],
  ]);
});

test('shortest: the shortest path to each state, without beginnings of others', () => {
  expect(getSentences(shortest(explore(callModel)))).toEqual([
    ['a good answer'],
    ['a bad answer'],
    ['a failure'],
    ['five seconds pass'],
  ]);
  expect(getSentences(shortest(explore(houseModel)))).toEqual([['a visitor enters', 'a visitor climbs']]);
});

describe('simple', () => {
  test('visits no state twice', () => {
    expect(getSentences(simple(explore(switchesModel)))).toEqual([
      ['the left is pressed', 'the right is pressed', 'the left is pressed'],
      ['the right is pressed', 'the left is pressed', 'the right is pressed'],
    ]);
  });

  test('ends a path at the longest length', () => {
    expect(getSentences(simple(explore(switchesModel), 1))).toEqual([
      ['the left is pressed'],
      ['the right is pressed'],
    ]);
  });

  test('returns a thousand of them and counts the others', () => {
    const names = Array.from({ length: 7 }, (_, index) => `s${index}`);
    const all = setup({}).createMachine({
      id: 'all',
      initial: 's0',
      states: Object.fromEntries(
        names.map((name) => [name, { on: Object.fromEntries(names.map((to) => [`to.${to}`, to])) }]),
      ),
    });
    const cases = Object.fromEntries(names.map((name) => [`to.${name}`, [byMember(`go to ${name}`)]]));
    // Seven fully connected states have six factorial simple paths from the first one.
    const { paths, leftOut } = simplePaths(explore(createModel(all, cases)));
    expect(paths).toHaveLength(720);
    expect(leftOut).toBe(0);
    const more = Object.fromEntries(
      names.map((name) => [`to.${name}`, [byMember(`walk to ${name}`), byMember(`run to ${name}`)]]),
    );
    const capped = simplePaths(explore(createModel(all, more)));
    expect(capped.paths).toHaveLength(1000);
    expect(capped.leftOut).toBe(720 * 2 ** 6 - 1000);
  });
});

describe('the paths to a state', () => {
  test('are the shortest for each case that enters it', () => {
    expect(getSentences(pathsTo(explore(callModel), 'failed'))).toEqual([['a failure'], ['another failure']]);
    expect(getSentences(pathsTo(explore(houseModel), 'inside.hall'))).toEqual([
      ['a visitor enters'],
      ['a visitor enters', 'a visitor climbs', 'a visitor descends'],
    ]);
  });

  test('enter a parent state by any of its children', () => {
    expect(getSentences(pathsTo(explore(houseModel), 'inside'))).toEqual([['a visitor enters']]);
  });

  test('are none to a state that cannot be reached, or not in so many steps', () => {
    expect(pathsTo(explore(callModel), 'never')).toEqual([]);
    expect(pathsTo(explore(houseModel), 'inside.attic', 1)).toEqual([]);
  });
});
