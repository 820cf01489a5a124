import type { AnyMachineSnapshot } from 'xstate';
import { type Graph, getLeafStates, getNodes, getTransitions, stateName, type Transition } from './explore';
import type { ExpectedState, Plan } from './plan';
import { isWithin } from './strategies';

/** How much of something was covered, and the names of what was not. */
export interface Figure {
  readonly covered: number;
  readonly all: number;
  readonly missing: readonly string[];
}

export interface Coverage {
  readonly states: Figure;
  /** those written in the machine, reachable or not */
  readonly transitions: Figure;
  /** state × case; states are told apart by what is noticed of them */
  readonly edges: Figure;
  /** transitions with a guard that was seen to let pass, or to refuse */
  readonly guardsTaken: Figure;
  readonly guardsRefused: Figure;
  readonly cases: Figure;
}

function figure(all: readonly string[], covered: ReadonlySet<string>): Figure {
  const names = [...new Set(all)];
  const missing = names.filter((name) => !covered.has(name));
  return { covered: names.length - missing.length, all: names.length, missing };
}

const nameOf = ({ state, observed }: Pick<ExpectedState, 'state' | 'observed'>): string =>
  Object.keys(observed).length > 0 ? `${state} ${JSON.stringify(observed)}` : state;

const edgeName = (expected: Pick<ExpectedState, 'state' | 'observed'>, sentence: string) =>
  `${nameOf(expected)} × ${sentence}`;

/** One thing that happened: the look before it and after it. */
interface Taken {
  readonly from: ExpectedState;
  readonly to: ExpectedState;
  readonly sentence: string;
  readonly event: string;
  readonly took: readonly string[];
}

const takenIn = ({ start, steps }: Plan): Taken[] =>
  steps.map(({ sentence, event, took, expected }, index) => {
    return { from: steps[index - 1]?.expected ?? start.expected, to: expected, sentence, event, took };
  });

/** Tells of which transitions the guard said no: they were asked, and neither they nor one asked before was taken. */
function refusals(
  graph: Graph,
  taken: readonly Taken[],
  rested: readonly ExpectedState[],
): ReadonlySet<string> {
  const { machine } = graph.model;
  const transitions = getTransitions(machine);
  const pathOf = new Map(getNodes(machine).map((node) => [node.id, node.path.join('.')]));
  const isActive = (expected: ExpectedState, { source }: Transition) => {
    const path = pathOf.get(source) ?? '';
    return path === '' || isWithin(expected.state, path);
  };
  const pathLength = ({ source }: Transition) => pathOf.get(source)?.length ?? 0;
  const wasAsked = (transition: Transition, { from, event, took }: Taken) => {
    if (transition.event !== event || !isActive(from, transition)) return false;
    const first = transitions.find(({ id, event: type }) => type === event && took.includes(id));
    if (!first) return true;
    // A state within is asked first; among its own transitions, the one that is written first.
    const isOutside = pathLength(transition) < pathLength(first);
    return !isOutside && transitions.indexOf(transition) < transitions.indexOf(first);
  };
  const refused = transitions.filter((transition) =>
    transition.event === 'always'
      ? // A machine only rests where no transition without an event is open.
        rested.some((expected) => isActive(expected, transition))
      : taken.some((each) => !each.took.includes(transition.id) && wasAsked(transition, each)),
  );
  return new Set(refused.map(({ id }) => id));
}

/** What plans cover of a machine, out of all that is written in it. */
export function coverage(graph: Graph, plans: readonly Plan[]): Coverage {
  const { model, nodes } = graph;
  const { machine, cases, observe } = model;
  const transitions = getTransitions(machine);
  const guarded = transitions.filter(({ guarded }) => guarded).map(({ id }) => id);
  const taken = plans.flatMap(takenIn);
  const rested = plans.flatMap(({ start, steps }) => [
    start.expected,
    ...steps.map(({ expected }) => expected),
  ]);
  const took = new Set(taken.flatMap((each) => each.took));
  const at = (snapshot: AnyMachineSnapshot) => ({ state: stateName(snapshot), observed: observe(snapshot) });
  const edgeNames = graph.edges.flatMap((edge) => {
    const from = nodes.get(edge.from);
    return from ? [edgeName(at(from), edge.case.sentence)] : [];
  });
  const written = Object.values(cases).flatMap((each) => (typeof each === 'function' ? [] : each));
  const sentences = [
    ...graph.edges.map((edge) => edge.case.sentence),
    ...written.map((each) => each.sentence),
  ];
  return {
    states: figure(getLeafStates(machine), new Set(rested.flatMap(({ state }) => state.split(' & ')))),
    transitions: figure(
      transitions.map(({ id }) => id),
      took,
    ),
    edges: figure(edgeNames, new Set(taken.map(({ from, sentence }) => edgeName(from, sentence)))),
    guardsTaken: figure(guarded, took),
    guardsRefused: figure(guarded, refusals(graph, taken, rested)),
    cases: figure(sentences, new Set(taken.map(({ sentence }) => sentence))),
  };
}
