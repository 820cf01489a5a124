import { findUnsetDelays } from './delays';
import type { Edge, Graph } from './explore';
import { nodeName } from './identifiers';
import { getAssertedNames, makePlan } from './makePlan';
import type { Plan } from './plan';
import { edges, type Path, smoke } from './strategies';
import { getLeafStates, getNodes } from './transitions';

/** What of a test model its kinds do not know: it could neither be described nor carried out. */
function findUnknownParts({ model, edges, nodes }: Graph): readonly string[] {
  const { kinds, start, stateAssertions } = model;
  const describe = (place: string, what: string, part: unknown) =>
    `${place} has ${what} that its kinds do not know: ${JSON.stringify(part)}`;
  const findIn = (place: string, actions: readonly unknown[], assertions: readonly unknown[] = []) => [
    ...actions.filter((each) => !kinds.isAction(each)).map((each) => describe(place, 'an action', each)),
    ...assertions
      .filter((each) => !kinds.isAssertion(each))
      .map((each) => describe(place, 'an assertion', each)),
  ];
  const cases = [...new Set(edges.map((edge) => edge.case))];
  return [
    ...findIn('the start', start.actions, start.assertions),
    ...cases.flatMap(({ sentence, by, actions, assertions }) => [
      ...(Object.hasOwn(kinds.initiators, by) ? [] : [describe(`“${sentence}”`, 'an initiator', by)]),
      ...findIn(`“${sentence}”`, actions, assertions),
    ]),
    ...[...nodes.values()].flatMap((snapshot) =>
      getAssertedNames(model, snapshot).flatMap((name) =>
        findIn(`the state ${name}`, [], stateAssertions[name]?.(snapshot)),
      ),
    ),
  ];
}

/** A sentence about names, if there are any. */
const describeNames = (before: string, names: readonly string[], after = ''): readonly string[] =>
  names.length > 0 ? [`${before} ${[...new Set(names)].join(', ')}${after}`] : [];

/**
 * Throws when the test model does not fit its machine: an event without cases would be left out of all paths
 * silently, and cases or assertions of something that the machine does not have would never be tried.
 */
export function assertModelFits(graph: Graph): void {
  const { model, nodes, missingEvents, untriedEvents, overtakenEvents } = graph;
  const { machine, stateAssertions } = model;
  const states = new Set([...getLeafStates(machine), ...getNodes(machine).map(nodeName)]);
  const unknown = Object.keys(stateAssertions).filter((name) =>
    name.split(' & ').some((state) => !states.has(state)),
  );
  const silent = [...nodes.values()]
    .flatMap((snapshot) => getAssertedNames(model, snapshot))
    .filter((name) => !Object.hasOwn(stateAssertions, name));
  const problems = [
    ...describeNames('the test model has no cases for', missingEvents),
    ...describeNames('the test model has cases for', untriedEvents, ', which no state handles or ignores'),
    ...describeNames(
      'the test model has cases for',
      overtakenEvents,
      ', before which another delay is over in each state',
    ),
    ...describeNames('the test model has no assertions for the state', silent),
    ...describeNames('the test model has assertions for', unknown, ', which the machine does not have'),
    ...describeNames(
      'the machine does not set the delay',
      findUnsetDelays(machine),
      ', which would pass at once',
    ),
    ...new Set(findUnknownParts(graph)),
  ];
  if (problems.length > 0) throw new Error(`${machine.id}: ${problems.join('; ')}`);
}

/** The path of a plan in today's graph; undefined when it has a step that the test model no longer has there. */
function findPath({ start, edgesFrom }: Graph, { steps }: Plan): Path | undefined {
  const path: Edge[] = [];
  for (const { event, sentence } of steps) {
    const leaving = edgesFrom.get(path.at(-1)?.to ?? start) ?? [];
    const edge = leaving.find((each) => each.event.type === event && each.case.sentence === sentence);
    if (!edge) return undefined;
    path.push(edge);
  }
  return path;
}

/**
 * The plans of a machine's baseline: each state × case once in paths of at most 20 steps, and each transition once in
 * the smoke set. A path of both sets is listed once. Paths of a previous baseline that are still possible stay, with
 * their ids; paths are added only for what those do not cover.
 */
export function generatePlans(graph: Graph, previous: readonly Plan[] = []): Plan[] {
  assertModelFits(graph);
  const kept = previous.flatMap((plan) => {
    const path = findPath(graph, plan);
    return path ? [{ path, plan: { ...makePlan(graph, path), id: plan.id, smoke: plan.smoke } }] : [];
  });
  const keptPaths = (isWanted: (plan: Plan) => boolean) =>
    kept.filter(({ plan }) => isWanted(plan)).flatMap(({ path }) => path);
  const plans = new Map(kept.filter(({ plan }) => plan.smoke).map(({ plan }) => [plan.id, plan]));
  const add = (plan: Plan) => {
    if (!plans.has(plan.id)) plans.set(plan.id, plan);
  };
  const smokePaths = smoke(
    graph,
    undefined,
    keptPaths((plan) => plan.smoke),
  );
  for (const path of smokePaths) add({ ...makePlan(graph, path), smoke: true });
  for (const { plan } of kept) add(plan);
  // With nothing to keep, both sets are made by themselves.
  const covered = kept.length > 0 ? [...keptPaths(() => true), ...smokePaths.flat()] : [];
  for (const path of edges(graph, undefined, covered)) add(makePlan(graph, path));
  return [...plans.values()];
}
