import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from '@xstate/graph';
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import type { TestCase, TestModel } from './testModel';

/** More than this and nobody reads the paths any more; what is noticed of the context is too much. */
const MAX_STATES = 5000;
/** What a machine tells itself when a child state is final: nobody outside makes it happen. */
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
  /** the first snapshot that was found for each key; keys tell state and what is noticed, nothing else */
  readonly nodes: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly edges: readonly Edge[];
  /** the edges by the node that they leave */
  readonly edgesFrom: ReadonlyMap<string, readonly Edge[]>;
  /** types of events that the machine lists and for which the vocabulary has no cases */
  readonly missingEvents: readonly string[];
}

export interface Transition {
  readonly id: string;
  /** id of the state node that has it; that of the machine for one that holds everywhere */
  readonly source: string;
  /** the event's type; `always` for a transition without one */
  readonly event: string;
  readonly guarded: boolean;
  readonly description: string;
}

const siblingsOf = ({ source, eventType }: AnyTransitionDefinition): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];

/** `<source> on <event>`, or `<source> always`, with `[i]` where the source has several for that event. */
export function transitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition;
  const siblings = siblingsOf(definition);
  const index = siblings.length > 1 ? `[${siblings.indexOf(definition)}]` : '';
  return `${source.id} ${eventType === '' ? 'always' : `on ${eventType}`}${index}`;
}

/** The machine's own node and all below it, in the order in which they are written. */
export const getNodes = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

/** All transitions of a node, in the order in which they are tried; `always` last. */
export const getTransitionDefinitions = (
  node: ReturnType<typeof getNodes>[number],
): readonly AnyTransitionDefinition[] => [...[...node.transitions.values()].flat(), ...(node.always ?? [])];

export const getTransitions = (machine: AnyStateMachine): readonly Transition[] =>
  getNodes(machine).flatMap((node) =>
    getTransitionDefinitions(node).map((definition) => ({
      id: transitionId(definition),
      source: node.id,
      event: definition.eventType === '' ? 'always' : definition.eventType,
      guarded: definition.guard !== undefined,
      description: definition.description ?? '',
    })),
  );

/** The states in which a machine can rest, as in `loggedOut.idle`. */
export const getLeafStates = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'));

const leavesOf = (value: unknown, path: readonly string[] = []): readonly string[] => {
  if (typeof value === 'string') return [[...path, value].join('.')];
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return parts.length > 0 ? parts.flatMap(([key, part]) => leavesOf(part, [...path, key])) : [path.join('.')];
};

/** `loggedOut.idle`; parallel parts are joined by ` & `. */
export const stateName = (snapshot: AnyMachineSnapshot): string => leavesOf(snapshot.value).join(' & ');

/** Tells apart what a tester can tell apart: the state, and what is noticed of the context. */
export const serializeState = (model: TestModel, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, model.observe(snapshot)]);

/**
 * Takes steps in a machine without starting it: its actors never run, its delays are plain events. What a step
 * took is read off the machine's own microsteps.
 */
export function createTransitioner(machine: AnyStateMachine) {
  let taken: AnyTransitionDefinition[] = [];
  const self = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions);
  });
  const nothing = () => undefined;
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
  const noting = (step: () => AnyMachineSnapshot) => {
    taken = [];
    const snapshot = step();
    // The way into the initial state is no transition that somebody wrote.
    return { snapshot, took: taken.filter((each) => siblingsOf(each).includes(each)).map(transitionId) };
  };
  return {
    initial: () => noting(() => machine.getInitialSnapshot(scope)),
    next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      noting(() => machine.transition(snapshot, event, scope)),
  };
}

/** The cases of an event's type in a state; undefined when the vocabulary knows nothing of the type. */
export function getCases(
  { cases }: TestModel,
  snapshot: AnyMachineSnapshot,
  type: string,
): readonly TestCase[] | undefined {
  const known = Object.hasOwn(cases, type) ? cases[type] : undefined;
  return typeof known === 'function' ? known(snapshot) : known;
}

/** Types of events that are tried in a state. A wildcard is met by whatever else is tried. */
function getEventTypes({ ignoredEvents }: TestModel, snapshot: AnyMachineSnapshot): readonly string[] {
  if (snapshot.status !== 'active') return [];
  const listed = snapshot._nodes.flatMap((node) => [...node.transitions.keys()]);
  const outside = listed.filter((type) => !INTERNAL_EVENT.test(type) && !type.endsWith('*'));
  return [...new Set([...outside, ...(ignoredEvents?.(snapshot) ?? [])])];
}

/**
 * Walks every state × case of a machine. Throws when there are more than 5,000 states, when two cases that are
 * tried in one state share a sentence, and when a case breaks the machine.
 */
export function explore(model: TestModel): Graph {
  const { machine } = model;
  const missing = new Set<string>();
  const caseOf = new Map<AnyEventObject, TestCase>();
  let states = 0;

  const eventsIn = (snapshot: AnyMachineSnapshot): readonly AnyEventObject[] => {
    states += 1;
    if (states > MAX_STATES) {
      throw new Error(`${machine.id} has more than ${MAX_STATES} states: let less be noticed of its context`);
    }
    const sentences = new Set<string>();
    return getEventTypes(model, snapshot).flatMap((type) => {
      const cases = getCases(model, snapshot, type);
      if (!cases) missing.add(type);
      return (cases ?? []).map((each) => {
        if (sentences.has(each.sentence)) {
          throw new Error(`${machine.id}: two cases in ${stateName(snapshot)} are called “${each.sentence}”`);
        }
        sentences.add(each.sentence);
        const event = { ...each.event, type };
        caseOf.set(event, each);
        return event;
      });
    });
  };

  const adjacency = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: eventsIn,
    serializeState: (snapshot) => serializeState(model, snapshot),
    // Two cases with the same payload are done in different ways: they stay two.
    serializeEvent: (event) => caseOf.get(event)?.sentence ?? event.type,
  });
  const step = createTransitioner(machine);
  const initial = step.initial().snapshot;
  const start = serializeState(model, initial);
  const nodes = new Map([[start, initial]]);
  const edgesFrom = new Map<string, Edge[]>();
  for (const { state, event } of adjacencyMapToArray(adjacency)) {
    const found = caseOf.get(event);
    if (!found) continue;
    const { snapshot, took } = step.next(state, event);
    if (snapshot.status === 'error') {
      throw new Error(`${machine.id}: in ${stateName(state)} nothing handles “${found.sentence}”`);
    }
    const from = serializeState(model, state);
    const to = serializeState(model, snapshot);
    if (!nodes.has(to)) nodes.set(to, snapshot);
    edgesFrom.set(from, [...(edgesFrom.get(from) ?? []), { from, to, event, case: found, took }]);
  }
  return {
    model,
    start,
    nodes,
    edgesFrom,
    edges: [...edgesFrom.values()].flat(),
    missingEvents: [...missing],
  };
}
