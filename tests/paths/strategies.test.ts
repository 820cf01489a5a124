import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import { explore } from '#machines/paths/explore.ts';
import {
  edges,
  type Path,
  pathsTo,
  shortest,
  simple,
  simplePaths,
  smoke,
} from '#machines/paths/strategies.ts';
import {
  byMember,
  callWords,
  coinsWords,
  houseWords,
  lampWords,
  switchesWords,
  vocabularyFor,
} from './smallMachines';

const graphs = [callWords, coinsWords, houseWords, lampWords, switchesWords].map((words) => ({
  id: words.machine.id,
  graph: explore(words),
}));
const said = (paths: readonly Path[]) => paths.map((path) => path.map((edge) => edge.case.sentence));

describe.each(graphs)('the paths of $id', ({ graph }) => {
  test('of every strategy begin at the start and go on where they are', () => {
    for (const path of [...smoke(graph), ...edges(graph), ...shortest(graph), ...simple(graph)]) {
      let at = graph.start;
      for (const edge of path) {
        expect(edge.from).toBe(at);
        at = edge.to;
      }
    }
  });

  test.each([20, 4])('of the strategy edges take each state × case within %d steps', (max) => {
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
    expect(said(edges(again))).toEqual(said(edges(graph)));
    expect(said(smoke(again))).toEqual(said(smoke(graph)));
    expect(said(simple(again))).toEqual(said(simple(graph)));
  });
});

test('edges: a lamp needs one path, of no more steps than it has edges', () => {
  expect(said(edges(explore(lampWords)))).toEqual([
    ['the light is dimmed', 'the button is pressed', 'the light is dimmed', 'the button is pressed'],
  ]);
});

test('edges: what lies deeper than the longest path is left out', () => {
  expect(said(edges(explore(coinsWords), 2))).toEqual([
    ['a button is put in', 'a coin is put in'],
    ['a coin is put in', 'a button is put in'],
    ['a coin is put in', 'a coin is put in'],
  ]);
});

test('smoke: a house needs one path for its four transitions', () => {
  expect(said(smoke(explore(houseWords)))).toEqual([
    ['somebody enters', 'somebody leaves', 'somebody enters', 'somebody climbs', 'somebody descends'],
  ]);
});

test('shortest: each state by its shortest way, and none that another begins with', () => {
  expect(said(shortest(explore(callWords)))).toEqual([
    ['a good answer'],
    ['a bad answer'],
    ['a failure'],
    ['five seconds pass'],
  ]);
  expect(said(shortest(explore(houseWords)))).toEqual([['somebody enters', 'somebody climbs']]);
});

describe('simple', () => {
  test('comes to no state twice', () => {
    expect(said(simple(explore(switchesWords)))).toEqual([
      ['the left is pressed', 'the right is pressed', 'the left is pressed'],
      ['the right is pressed', 'the left is pressed', 'the right is pressed'],
    ]);
  });

  test('ends a path at the longest length', () => {
    expect(said(simple(explore(switchesWords), 1))).toEqual([
      ['the left is pressed'],
      ['the right is pressed'],
    ]);
  });

  test('keeps a thousand of them and counts the others', () => {
    const names = Array.from({ length: 7 }, (_, index) => `s${index}`);
    const all = setup({}).createMachine({
      id: 'all',
      initial: 's0',
      states: Object.fromEntries(
        names.map((name) => [name, { on: Object.fromEntries(names.map((to) => [`to.${to}`, to])) }]),
      ),
    });
    const cases = Object.fromEntries(names.map((name) => [`to.${name}`, [byMember(`go to ${name}`)]]));
    // From the first of seven states that all lead to each other there are six factorial ways.
    const { paths, leftOut } = simplePaths(explore(vocabularyFor(all, cases)));
    expect(paths).toHaveLength(720);
    expect(leftOut).toBe(0);
    const more = Object.fromEntries(
      names.map((name) => [`to.${name}`, [byMember(`walk to ${name}`), byMember(`run to ${name}`)]]),
    );
    const capped = simplePaths(explore(vocabularyFor(all, more)));
    expect(capped.paths).toHaveLength(1000);
    expect(capped.leftOut).toBe(720 * 2 ** 6 - 1000);
  });
});

describe('the ways to a state', () => {
  test('are the shortest for each case that enters it', () => {
    expect(said(pathsTo(explore(callWords), 'failed'))).toEqual([['a failure'], ['another failure']]);
    expect(said(pathsTo(explore(houseWords), 'inside.hall'))).toEqual([
      ['somebody enters'],
      ['somebody enters', 'somebody climbs', 'somebody descends'],
    ]);
  });

  test('enter a state around others wherever it is entered', () => {
    expect(said(pathsTo(explore(houseWords), 'inside'))).toEqual([['somebody enters']]);
  });

  test('are none to a state that cannot be reached, or not in so many steps', () => {
    expect(pathsTo(explore(callWords), 'never')).toEqual([]);
    expect(pathsTo(explore(houseWords), 'inside.attic', 1)).toEqual([]);
  });
});
