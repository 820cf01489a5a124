import { getShortestPaths } from '@xstate/graph';
import type { AnyEventObject } from 'xstate';
import { type Edge, type Graph, serializeState, stateName } from './explore';

/** A way through a graph from its start: edges in order. */
export type Path = readonly Edge[];

/** More steps in one go than this, and nobody follows it. */
export const MAX_STEPS = 20;
/** Simple paths grow with the factorial of the states. */
const MAX_SIMPLE_PATHS = 1000;
const MAX_COUNTED_PATHS = 100_000;

/** The nearest edge that is wanted, with the way to it; undefined when there is none within so many steps. */
function shortestPathTo(graph: Graph, from: string, within: number, wanted: (edge: Edge) => boolean) {
  let ways: { readonly at: string; readonly way: Path }[] = [{ at: from, way: [] }];
  const seen = new Set([from]);
  for (let length = 1; length <= within; length += 1) {
    const further: typeof ways = [];
    for (const { at, way } of ways) {
      const leaving = graph.edgesFrom.get(at) ?? [];
      // What stays where it is first: once left, the state would have to be reached again.
      const found = leaving.find((edge) => edge.to === at && wanted(edge)) ?? leaving.find(wanted);
      if (found) return [...way, found];
      for (const edge of leaving) {
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        further.push({ at: edge.to, way: [...way, edge] });
      }
    }
    ways = further;
  }
  return undefined;
}

/** Few paths of at most `max` steps, each going on to the nearest edge that still brings something new. */
function cover(
  graph: Graph,
  max: number,
  isNew: (edge: Edge) => boolean,
  note: (edge: Edge) => void,
): Path[] {
  const paths: Path[] = [];
  for (;;) {
    const path: Edge[] = [];
    let at = graph.start;
    for (;;) {
      const leg = shortestPathTo(graph, at, max - path.length, isNew);
      if (!leg) break;
      path.push(...leg);
      for (const edge of leg) note(edge);
      at = path.at(-1)?.to ?? at;
    }
    if (path.length === 0) return paths;
    paths.push(path);
  }
}

/**
 * Each transition once, in few paths. What lies deeper than `max` steps is left out; `coverage` tells of it.
 */
export function smoke(graph: Graph, max = MAX_STEPS): Path[] {
  const left = new Set(graph.edges.flatMap(({ took }) => took));
  return cover(
    graph,
    max,
    ({ took }) => took.some((id) => left.has(id)),
    ({ took }) => {
      for (const id of took) left.delete(id);
    },
  );
}

/**
 * Each state × case once, in few paths. What lies deeper than `max` steps is left out; `coverage` tells of it.
 */
export function edges(graph: Graph, max = MAX_STEPS): Path[] {
  const left = new Set(graph.edges);
  return cover(
    graph,
    max,
    (edge) => left.has(edge),
    (edge) => left.delete(edge),
  );
}

/** Without those that another one begins with. */
function withoutPrefixes(paths: readonly Path[]): Path[] {
  const name = (path: Path) => JSON.stringify(path.map(({ from, case: { sentence } }) => [from, sentence]));
  const beginnings = new Set(paths.flatMap((path) => path.map((_, length) => name(path.slice(0, length)))));
  const ways = new Map(paths.map((path) => [name(path), path]));
  return [...ways].filter(([key]) => !beginnings.has(key)).map(([, path]) => path);
}

/** Each state by its shortest way. */
export function shortest(graph: Graph): Path[] {
  const { model, edgesFrom } = graph;
  const edgeOf = new Map<AnyEventObject, Edge>(graph.edges.map((edge) => [edge.event, edge]));
  const paths = getShortestPaths(model.machine, {
    events: (snapshot) => (edgesFrom.get(serializeState(model, snapshot)) ?? []).map(({ event }) => event),
    serializeState: (snapshot) => serializeState(model, snapshot),
    serializeEvent: (event) => edgeOf.get(event)?.case.sentence ?? event.type,
  });
  return withoutPrefixes(paths.map(({ steps }) => steps.flatMap(({ event }) => edgeOf.get(event) ?? [])));
}

/**
 * Paths that come to no state twice, each as long as it can be within `max` steps: the first thousand, and how many
 * more there are (counted up to 100,000). The search of @xstate/graph knows no bound, and would not come back.
 */
export function simplePaths(
  graph: Graph,
  max = MAX_STEPS,
): { readonly paths: Path[]; readonly leftOut: number } {
  const paths: Path[] = [];
  const visited = new Set([graph.start]);
  const path: Edge[] = [];
  let count = 0;
  const go = (at: string) => {
    if (count >= MAX_COUNTED_PATHS) return;
    const onward = (graph.edgesFrom.get(at) ?? []).filter(({ to }) => !visited.has(to));
    if (onward.length === 0 || path.length === max) {
      count += 1;
      if (paths.length < MAX_SIMPLE_PATHS) paths.push([...path]);
      return;
    }
    for (const edge of onward) {
      visited.add(edge.to);
      path.push(edge);
      go(edge.to);
      path.pop();
      visited.delete(edge.to);
    }
  };
  go(graph.start);
  return { paths: paths.filter(({ length }) => length > 0), leftOut: count - paths.length };
}

/** The kept ones of {@link simplePaths}. */
export const simple = (graph: Graph, max = MAX_STEPS): Path[] => simplePaths(graph, max).paths;

/** Whether a state is this one or lies within it: `loggedOut.idle` lies within `loggedOut`. */
export const isWithin = (state: string, name: string): boolean =>
  state.split(' & ').some((leaf) => leaf === name || leaf.startsWith(`${name}.`));

/** For each case that enters a state, the shortest way to it; none longer than `max` steps. */
export function pathsTo(graph: Graph, state: string, max = MAX_STEPS): Path[] {
  const isThere = (key: string) => {
    const snapshot = graph.nodes.get(key);
    return snapshot !== undefined && isWithin(stateName(snapshot), state);
  };
  const entering = graph.edges.filter(({ from, to }) => isThere(to) && !isThere(from));
  const sentences = [...new Set(entering.map((edge) => edge.case.sentence))];
  return sentences.flatMap((sentence) => {
    const isEntering = (edge: Edge) => edge.case.sentence === sentence && entering.includes(edge);
    return [shortestPathTo(graph, graph.start, max, isEntering) ?? []].filter(({ length }) => length > 0);
  });
}
