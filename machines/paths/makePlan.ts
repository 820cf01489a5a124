import type { AnyMachineSnapshot } from 'xstate';
import { type Graph, getCases, getObserved, serializeState } from './explore';
import { nodeName, stateName } from './identifiers';
import type { ExpectedState, Plan, Step } from './plan';
import { createDelaySplitter } from './splitDelay';
import type { Path } from './strategies';
import type { TestModel } from './testModel';
import { makeTitle } from './title';
import { createTransitioner } from './transitioner';
import { getNodes } from './transitions';

/** The description of a state node, or of its meta; empty without one. */
export function getDescription({
  description,
  meta,
}: {
  readonly description?: string;
  readonly meta?: unknown;
}): string {
  if (description !== undefined) return description;
  const found = typeof meta === 'object' && meta !== null && 'description' in meta ? meta.description : '';
  return typeof found === 'string' ? found : '';
}

/** What the assertions of a state are called in the test model: the state as a whole, or its parallel parts. */
export function getAssertedNames(
  { stateAssertions }: TestModel,
  snapshot: AnyMachineSnapshot,
): readonly string[] {
  const state = stateName(snapshot);
  return Object.hasOwn(stateAssertions, state) ? [state] : state.split(' & ');
}

/** What must be true in a state. Throws when the test model has no assertions for it. */
function getExpectedState(model: TestModel, snapshot: AnyMachineSnapshot): ExpectedState {
  const { machine, stateAssertions } = model;
  const state = stateName(snapshot);
  const leaves = state.split(' & ');
  const assertions = getAssertedNames(model, snapshot).flatMap((name) => {
    const getAssertions = Object.hasOwn(stateAssertions, name) ? stateAssertions[name] : undefined;
    if (!getAssertions)
      throw new Error(`${machine.id}: the test model has no assertions for the state ${name}`);
    return getAssertions(snapshot);
  });
  const nodes = getNodes(machine).filter((node) => leaves.includes(nodeName(node)));
  const description = nodes.map(getDescription).filter(Boolean).join('; ');
  return { state, description, observed: getObserved(model, snapshot), assertions };
}

/** Identifies a step when it is replayed. */
export type StepName = Pick<Step, 'event' | 'sentence'>;

/**
 * Replays cases in the real machine, and returns what must be true after each, with the ids of the requirements that
 * this proves. Ends before the first case that the test model does not have (any more) in the state then reached.
 */
export function replaySteps(model: TestModel, names: readonly StepName[]) {
  const { machine, start } = model;
  const machineStep = createTransitioner(machine, model.input);
  let { snapshot } = machineStep.initial();
  let expected = getExpectedState(model, snapshot);
  const split = createDelaySplitter(model.kinds);
  const planStart: Plan['start'] = {
    sentence: start.sentence,
    actions: start.actions,
    assertions: start.assertions ?? [],
    expected,
  };
  const keys = [serializeState(model, snapshot)];
  const getStateProofs = ({ state }: ExpectedState) =>
    state.split(' & ').flatMap((leaf) => model.proves?.[leaf] ?? []);
  const proves = getStateProofs(expected);
  const steps: Step[] = [];
  for (const { event, sentence } of names) {
    const found = getCases(model, snapshot, event)?.find((each) => each.sentence === sentence);
    if (!found) break;
    const next = machineStep.next(snapshot, { ...found.event, type: event });
    const actions = split(found, event, { snapshot, expected, next });
    snapshot = next.snapshot;
    expected = getExpectedState(model, snapshot);
    keys.push(serializeState(model, snapshot));
    proves.push(...(found.proves ?? []), ...getStateProofs(expected));
    steps.push({
      sentence,
      by: found.by,
      event,
      ...actions,
      toasts: found.toasts ?? [],
      assertions: found.assertions ?? [],
      took: next.took,
      expected,
    });
  }
  return { start: planStart, steps, keys, proves };
}

/** FNV-1a in 32 bits: short, and the same on every computer. */
export function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36).padStart(7, '0');
}

/**
 * A path as plain data. What must be true after each step comes from replaying it in the real machine. Throws when
 * the replay leaves the path: then too little of the context is observed to tell two states apart.
 */
export function makePlan(graph: Graph, path: Path): Plan {
  const { model } = graph;
  const { machine } = model;
  const names = path.map((edge) => ({ event: edge.event.type, sentence: edge.case.sentence }));
  const { start, steps, keys } = replaySteps(model, names);
  for (const [index, edge] of path.entries()) {
    if (steps[index]?.took.join() === edge.took.join() && keys[index + 1] === edge.to) continue;
    const replayed = names.slice(0, index + 1).map(({ sentence }) => `“${sentence}”`);
    throw new Error(
      `${machine.id}: after ${replayed.join(', ')} the machine is in another state than the path expects: ` +
        'observe more of its context',
    );
  }
  return {
    id: `${machine.id}-${hash(names.map(({ sentence }) => sentence).join('\n'))}`,
    machine: machine.id,
    title: makeTitle(graph, start, steps),
    start,
    steps,
    smoke: false,
  };
}
