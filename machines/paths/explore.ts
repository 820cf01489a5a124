import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { findConflicts, getRunningDelays } from './delays';
import { nameDelay } from './describe';
import { nodeName, stateName } from './identifiers';
import type { ObservedContext } from './plan';
import type { TestCase, TestModel } from './testModel';
import { createTransitioner } from './transitioner';

/** More states than this mean that too much of the context is observed to read the paths. */
const MAX_STATES = 5000;
/** Raised by the machine itself when a child state is final: not an event from outside. */
const INTERNAL_EVENT = /^xstate\.done\.state\./;

/** One case tried in one state. */
export interface Edge {
  /** keys of the graph's nodes */
  readonly from: string;
  readonly to: string;
  /** the event's type and payload */
  readonly event: AnyEventObject;
  readonly case: TestCase;
  /** ids of the transitions taken, in order, `always` included; none: the machine refuses the event */
  readonly took: readonly string[];
}

export interface Graph {
  readonly model: TestModel;
  /** key of the node in which the machine starts */
  readonly start: string;
  /** the first snapshot that was found for each key; a key is made of the state and what is observed */
  readonly nodes: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edges: readonly Edge[];
  /** the edges by the node that they leave */
  readonly edgesFrom: ReadonlyMap<string, readonly Edge[]>;
  /** types of events that the machine lists and for which the test model has no cases; of a wildcard with its state */
  readonly missingEvents: readonly string[];
  /** types of events for which the test model has cases, and which no state handles or ignores */
  readonly untriedEvents: readonly string[];
  /** types of delays for which the test model has cases, and before which another is over in each state */
  readonly overtakenEvents: readonly string[];
}

/**
 * What a history state returns to, by its id; two snapshots that differ in it are different states. The machine lists
 * parallel parts in the order in which they were entered, which is no difference.
 */
const getHistory = ({ historyValue }: AnyMachineSnapshot): ObservedContext =>
  Object.fromEntries(
    Object.entries(historyValue)
      .map(([id, nodes]) => [id, nodes.map(nodeName).toSorted().join(' & ')] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** What is observed of a snapshot besides its state. */
export const getObserved = (
  { observe }: Pick<TestModel, 'observe'>,
  snapshot: AnyMachineSnapshot,
): ObservedContext => ({ ...observe?.(snapshot), ...getHistory(snapshot) });

/** Names the observed property with the most values, which is likely to grow without end. */
function describeMostVaried(model: TestModel, nodes: Graph['nodes']): string {
  const values = new Map<string, Set<unknown>>();
  for (const snapshot of nodes.values()) {
    for (const [name, value] of Object.entries(getObserved(model, snapshot)))
      values.set(name, (values.get(name) ?? new Set()).add(value));
  }
  const [most] = [...values].toSorted(([, one], [, other]) => other.size - one.size);
  return most ? `; “${most[0]}” has ${most[1].size} values` : '';
}

/** The key of a snapshot: its state and what is observed of it. */
export const serializeState = (model: TestModel, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, getObserved(model, snapshot)]);

/** The cases of an event's type in a state; undefined when the test model does not have the type. */
export function getCases(
  { cases }: TestModel,
  snapshot: AnyMachineSnapshot,
  type: string,
): readonly TestCase[] | undefined {
  const found = Object.hasOwn(cases, type) ? cases[type] : undefined;
  const known = typeof found === 'function' ? found(snapshot) : found;
  return known && [known].flat();
}

const isWildcard = (type: string): boolean => type === '*' || type.endsWith('.*');
/** `order.*` stands for `order` and all that begins with `order.`, `*` for every event that comes from outside. */
const isMatch = (wildcard: string, type: string): boolean =>
  wildcard === '*' ? !type.startsWith('xstate.') : `${type}.`.startsWith(wildcard.slice(0, -1));

/**
 * Types of events that are tried in a state. For a wildcard these are the types of the test model that it stands for; the
 * wildcard itself, which has no cases, where there are none.
 */
function getEventTypes({ ignoredEvents, cases }: TestModel, snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.status !== 'active') return [];
  const listed = snapshot._nodes.flatMap((node) => [...node.transitions.keys()]);
  const external = listed
    .filter((type) => !INTERNAL_EVENT.test(type))
    .flatMap((type) => {
      const matching = isWildcard(type) ? Object.keys(cases).filter((one) => isMatch(type, one)) : [];
      return matching.length > 0 ? matching : [type];
    });
  return [...new Set([...external, ...(ignoredEvents?.(snapshot) ?? [])])];
}

/** A failure of the machine's own functions, in one line. */
const reasonOf = (failure: unknown): string =>
  (failure instanceof Error ? failure.message : String(failure)).replace(/:?\s*\n\s*/g, ': ');

/**
 * Finds every state × case of a machine. Throws when there are more than 5,000 states, when two cases of one state
 * share a sentence, and when a case puts the machine into an error, or into transitions without end.
 */
export function explore(model: TestModel): Graph {
  const { machine } = model;
  const missing = new Set<string>();
  const untried = new Set(Object.keys(model.cases));
  const overtaken = new Set<string>();

  const fail = (sentence: string): never => {
    throw new Error(`${machine.id}: ${sentence}`);
  };
  const step = createTransitioner(machine, model.input);
  /** Where delays lead that are over one after the other; undefined where they end in an error. */
  const leadFrom = (snapshot: AnyMachineSnapshot) => (types: readonly string[]) => {
    try {
      let reached = snapshot;
      for (const type of types) reached = step.next(reached, { type }).snapshot;
      return reached.status === 'error' ? undefined : serializeState(model, reached);
    } catch {
      return undefined;
    }
  };
  /** Whether another delay is always over before one; one for which a state has no cases is not over there. */
  const isOvertaken = (type: string, snapshot: AnyMachineSnapshot) => {
    const running = getRunningDelays(snapshot);
    if (!running.has(type)) return false;
    const withCases = [...running].filter(([other]) => getCases(model, snapshot, other)?.length !== 0);
    const { overtaking, simultaneous } = findConflicts(new Map(withCases), type, leadFrom(snapshot));
    const [other] = simultaneous;
    if (other && overtaking.length === 0)
      fail(
        `in ${stateName(snapshot)} the delays ${nameDelay(type)} and ${nameDelay(other)} are over at the same time: give them different lengths`,
      );
    return overtaking.length > 0;
  };
  const casesIn = (snapshot: AnyMachineSnapshot) => {
    const sentences = new Set<string>();
    return getEventTypes(model, snapshot).flatMap((type) => {
      const cases = getCases(model, snapshot, type);
      if (isOvertaken(type, snapshot)) {
        overtaken.add(type);
        return [];
      }
      untried.delete(type);
      if (!cases) missing.add(isWildcard(type) ? `${type} in ${stateName(snapshot)}` : type);
      return (cases ?? []).map((each) => {
        if (sentences.has(each.sentence)) {
          fail(`two cases in ${stateName(snapshot)} have the sentence “${each.sentence}”`);
        }
        sentences.add(each.sentence);
        return { case: each, event: { ...each.event, type } };
      });
    });
  };

  const compute = (place: string, run: typeof step.initial) => {
    try {
      return run();
    } catch (failure) {
      return fail(`${place}: ${reasonOf(failure)}`);
    }
  };
  const { snapshot: initial } = compute('it cannot be started', step.initial);
  if (initial.status === 'error') fail(`it cannot be started: ${reasonOf(initial.error)}`);
  const start = serializeState(model, initial);
  const nodes = new Map([[start, initial]]);
  const edgesFrom = new Map<string, Edge[]>();
  // What is added to a map while it is iterated comes last: the search is breadth-first.
  for (const [from, snapshot] of nodes) {
    const state = stateName(snapshot);
    const leaving = casesIn(snapshot).map(({ case: found, event }): Edge => {
      const { snapshot: next, took } = compute(`in ${state} “${found.sentence}” ends in an error`, () =>
        step.next(snapshot, event),
      );
      if (next.status === 'error') fail(`in ${state} nothing handles “${found.sentence}”`);
      const to = serializeState(model, next);
      if (!nodes.has(to)) nodes.set(to, next);
      return { from, to, event, case: found, took };
    });
    if (nodes.size > MAX_STATES)
      throw new Error(
        `${machine.id} has more than ${MAX_STATES} states: observe less of its context${describeMostVaried(model, nodes)}`,
      );
    if (leaving.length > 0) edgesFrom.set(from, leaving);
  }
  return {
    model,
    start,
    nodes,
    edgesFrom,
    edges: [...edgesFrom.values()].flat(),
    missingEvents: [...missing],
    untriedEvents: [...untried].filter((type) => !overtaken.has(type)),
    overtakenEvents: [...untried].filter((type) => overtaken.has(type)),
  };
}
