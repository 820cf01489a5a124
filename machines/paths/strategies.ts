import { getShortestPaths } from '@xstate/graph';
import type { AnyEventObject } from 'xstate';
import { type Edge, type Graph, serializeState } from './explore';
import { stateName } from './identifiers';

/** A path through a graph from its start: edges in order. */
export type Path = readonly Edge[];

/** A longer path is hard for a person to follow. */
export const MAX_STEPS = 20;
/** The number of simple paths grows with the factorial of the states. */
const MAX_SIMPLE_PATHS = 1000;
const MAX_COUNTED_PATHS = 100_000;

/** The shortest path to an edge that matches, that edge included; undefined when none is within `max` steps. */
function shortestPathTo(graph: Graph, from: string, max: number, matches: (edge: Edge) => boolean) {
  let frontier: { readonly at: string; readonly path: Path }[] = [{ at: from, path: [] }];
  const seen = new Set([from]);
  for (let length = 1; length <= max; length += 1) {
    const next: typeof frontier = [];
    for (const { at, path } of frontier) {
      const leaving = graph.edgesFrom.get(at) ?? [];
      // Edges that stay in the state come first: once left, the state would have to be reached again.
      const found = leaving.find((edge) => edge.to === at && matches(edge)) ?? leaving.find(matches);
      if (found) return [...path, found];
      for (const edge of leaving) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        next.push({ at: edge.to, path: [...path, edge] });
      }
    }
    frontier = next;
  }
  return undefined;
}

/** A greedy cover: few paths of at most `max` steps, each extended by the nearest edge that is still uncovered. */
function cover(
  graph: Graph,
  max: number,
  isUncovered: (edge: Edge) => boolean,
  markCovered: (edge: Edge) => void,
): Path[] {
  const paths: Path[] = [];
  for (;;) {
    const path: Edge[] = [];
    let at = graph.start;
    for (;;) {
      const leg = shortestPathTo(graph, at, max - path.length, isUncovered);
      if (!leg) break;
      path.push(...leg);
      for (const edge of leg) markCovered(edge);
      at = path.at(-1)?.to ?? at;
    }
    if (path.length === 0) return paths;
    paths.push(path);
  }
}

/** Each transition once, in few paths, besides those already covered. What is deeper than `max` steps is left out; `coverage` reports it. */
export function smoke(graph: Graph, max = MAX_STEPS, covered: readonly Edge[] = []): Path[] {
  const uncovered = new Set(graph.edges.flatMap(({ took }) => took));
  for (const { took } of covered) for (const id of took) uncovered.delete(id);
  return cover(
    graph,
    max,
    ({ took }) => took.some((id) => uncovered.has(id)),
    ({ took }) => {
      for (const id of took) uncovered.delete(id);
    },
  );
}

/** Each state × case once, in few paths, besides those already covered. What is deeper than `max` steps is left out; `coverage` reports it. */
export function edges(graph: Graph, max = MAX_STEPS, covered: readonly Edge[] = []): Path[] {
  const uncovered = new Set(graph.edges);
  for (const edge of covered) uncovered.delete(edge);
  return cover(
    graph,
    max,
    (edge) => uncovered.has(edge),
    (edge) => uncovered.delete(edge),
  );
}

function withoutPrefixes(paths: readonly Path[]): Path[] {
  const key = (path: Path) => JSON.stringify(path.map(({ from, case: { sentence } }) => [from, sentence]));
  const beginnings = new Set(paths.flatMap((path) => path.map((_, length) => key(path.slice(0, length)))));
  const byKey = new Map(paths.map((path) => [key(path), path]));
  return [...byKey].filter(([each]) => !beginnings.has(each)).map(([, path]) => path);
}

export function shortest(graph: Graph): Path[] {
  const { model, edgesFrom } = graph;
  const edgeOf = new Map<AnyEventObject, Edge>(graph.edges.map((edge) => [edge.event, edge]));
  const paths = getShortestPaths(model.machine, {
    input: model.input,
    events: (snapshot) => (edgesFrom.get(serializeState(model, snapshot)) ?? []).map(({ event }) => event),
    serializeState: (snapshot) => serializeState(model, snapshot),
    serializeEvent: (event) => edgeOf.get(event)?.case.sentence ?? event.type,
  });
  return withoutPrefixes(paths.map(({ steps }) => steps.flatMap(({ event }) => edgeOf.get(event) ?? [])));
}

/**
 * Paths that visit no state twice, each as long as possible within `max` steps: the first thousand, and how many more
 * there are (counted up to 100,000). The search of @xstate/graph has no limit, and would not end.
 */
export function simplePaths(graph: Graph, max = MAX_STEPS) {
  const paths: Path[] = [];
  const visited = new Set([graph.start]);
  const path: Edge[] = [];
  let count = 0;
  const search = (at: string) => {
    if (count >= MAX_COUNTED_PATHS) return;
    const unvisited = (graph.edgesFrom.get(at) ?? []).filter(({ to }) => !visited.has(to));
    if (unvisited.length === 0 || path.length === max) {
      count += 1;
      if (paths.length < MAX_SIMPLE_PATHS) paths.push([...path]);
      return;
    }
    for (const edge of unvisited) {
      visited.add(edge.to);
      path.push(edge);
      search(edge.to);
      path.pop();
      visited.delete(edge.to);
    }
  };
  search(graph.start);
  return { paths: paths.filter(({ length }) => length > 0), leftOut: count - paths.length };
}

/** Whether a state is this one or a descendant of it: `loggedOut.idle` is within `loggedOut`. */
export const isWithin = (state: string, name: string): boolean =>
  state.split(' & ').some((leaf) => leaf === name || leaf.startsWith(`${name}.`));

/** For each case that enters a state, the shortest path to it; none longer than `max` steps. */
export function pathsTo(graph: Graph, state: string, max = MAX_STEPS): Path[] {
  const isTarget = (key: string) => {
    const snapshot = graph.nodes.get(key);
    return snapshot !== undefined && isWithin(stateName(snapshot), state);
  };
  const entering = graph.edges.filter(({ from, to }) => isTarget(to) && !isTarget(from));
  const sentences = [...new Set(entering.map((edge) => edge.case.sentence))];
  return sentences.flatMap((sentence) => {
    const isEntering = (edge: Edge) => edge.case.sentence === sentence && entering.includes(edge);
    return [shortestPathTo(graph, graph.start, max, isEntering) ?? []].filter(({ length }) => length > 0);
  });
}
