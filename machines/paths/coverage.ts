import type { AnyMachineSnapshot } from 'xstate';
import { type Graph, getObserved } from './explore';
import { nodeName, stateName, transitionId } from './identifiers';
import type { ExpectedState, Plan, Step } from './plan';
import { isWithin } from './strategies';
import {
  getLeafStates,
  getNodes,
  getTransitionDefinitions,
  getTransitions,
  type Transition,
} from './transitions';

/** How many items of a kind are covered, and the names of those that are not. */
export interface Figure {
  readonly covered: number;
  readonly all: number;
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly states: Figure;
  /** all transitions of the machine, reachable or not */
  readonly transitions: Figure;
  /** state × case; states with different observed contexts count separately */
  readonly edges: Figure;
  /** guarded transitions whose guard was seen to return true, or false */
  readonly guardsTaken: Figure;
  readonly guardsRefused: Figure;
  readonly cases: Figure;
}

function figure(all: readonly string[], covered: ReadonlySet<string>): Figure {
  const names = [...new Set(all)];
  const missing = names.filter((name) => !covered.has(name));
  return { covered: names.length - missing.length, all: names.length, missing };
}

const expectedStateName = ({ state, observed }: Pick<ExpectedState, 'state' | 'observed'>): string =>
  Object.keys(observed).length > 0 ? `${state} ${JSON.stringify(observed)}` : state;

const edgeName = (expected: Pick<ExpectedState, 'state' | 'observed'>, sentence: string) =>
  `${expectedStateName(expected)} × ${sentence}`;

interface TakenStep extends Step {
  readonly from: ExpectedState;
}

const getTakenSteps = ({ start, steps }: Plan): TakenStep[] =>
  steps.map((step, index) => ({ ...step, from: (steps[index - 1] ?? start).expected }));

/** Ids of the transitions whose guard was evaluated and returned false. */
function findRefusedGuards(
  graph: Graph,
  taken: readonly TakenStep[],
  reached: readonly ExpectedState[],
): ReadonlySet<string> {
  const { machine } = graph.model;
  const transitions = getTransitions(machine);
  const pathOf = new Map(getNodes(machine).map((node) => [node.id, nodeName(node)]));
  const isActive = (expected: ExpectedState, { source }: Transition) => {
    const path = pathOf.get(source) ?? '';
    return path === '' || isWithin(expected.state, path);
  };
  const isBelow = (one: Transition, other: Transition) => {
    const path = pathOf.get(other.source) ?? '';
    return one.source !== other.source && (path === '' || isWithin(pathOf.get(one.source) ?? '', path));
  };
  const order = new Map(transitions.map(({ id }, index) => [id, index]));
  const isBefore = (one: Transition, other: Transition) =>
    one.source === other.source && (order.get(one.id) ?? 0) < (order.get(other.id) ?? 0);
  const wasEvaluated = (transition: Transition, { from, event, took }: TakenStep) =>
    transition.event === event &&
    isActive(from, transition) &&
    // What a child state takes no parent is asked for; transitions of one state are asked in the order of the source.
    !transitions
      .filter(({ id, event: type }) => type === event && took.includes(id))
      .some((one) => isBelow(one, transition) || isBefore(one, transition));
  // The state that an eventless transition leaves at once is in none of the expected ones.
  const fellThrough = (transition: Transition) =>
    transitions.some(
      (later) =>
        later.event === 'always' &&
        isBefore(transition, later) &&
        taken.some(({ took }) => took.includes(later.id) && !took.includes(transition.id)),
    );
  const refused = transitions.filter((transition) =>
    transition.event === 'always'
      ? // A machine only comes to rest where every guard of an eventless transition returns false.
        reached.some((expected) => isActive(expected, transition)) || fellThrough(transition)
      : taken.some((each) => !each.took.includes(transition.id) && wasEvaluated(transition, each)),
  );
  return new Set(refused.map(({ id }) => id));
}

/** The states that taken transitions leave or lead to: in some a machine never comes to rest. */
const findPassed = ({ model }: Graph, took: ReadonlySet<string>): readonly string[] =>
  getNodes(model.machine)
    .flatMap(getTransitionDefinitions)
    .filter((definition) => took.has(transitionId(definition)))
    .flatMap(({ source, target = [] }) => [source, ...target].map(nodeName));

/** What plans cover of a machine. */
export function coverage(graph: Graph, plans: readonly Plan[]): Coverage {
  const { model, nodes } = graph;
  const { machine, cases } = model;
  const transitions = getTransitions(machine);
  const guarded = transitions.filter(({ guarded }) => guarded).map(({ id }) => id);
  const taken = plans.flatMap(getTakenSteps);
  const reached = plans.flatMap(({ start, steps }) => [
    start.expected,
    ...steps.map(({ expected }) => expected),
  ]);
  const took = new Set(taken.flatMap((each) => each.took));
  const at = (snapshot: AnyMachineSnapshot) => ({
    state: stateName(snapshot),
    observed: getObserved(model, snapshot),
  });
  const edgeNames = graph.edges.flatMap((edge) => {
    const from = nodes.get(edge.from);
    return from ? [edgeName(at(from), edge.case.sentence)] : [];
  });
  const staticCases = Object.values(cases).flatMap((each) => (typeof each === 'function' ? [] : each));
  const sentences = [
    ...graph.edges.map((edge) => edge.case.sentence),
    ...staticCases.map((each) => each.sentence),
  ];
  return {
    states: figure(
      getLeafStates(machine),
      new Set([...reached.flatMap(({ state }) => state.split(' & ')), ...findPassed(graph, took)]),
    ),
    transitions: figure(
      transitions.map(({ id }) => id),
      took,
    ),
    edges: figure(edgeNames, new Set(taken.map(({ from, sentence }) => edgeName(from, sentence)))),
    guardsTaken: figure(guarded, took),
    guardsRefused: figure(guarded, findRefusedGuards(graph, taken, reached)),
    cases: figure(sentences, new Set(taken.map(({ sentence }) => sentence))),
  };
}
