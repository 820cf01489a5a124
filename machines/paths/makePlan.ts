import type { AnyMachineSnapshot } from 'xstate';
import { createTransitioner, type Graph, getCases, getNodes, serializeState, stateName } from './explore';
import type { ExpectedState, Plan, Step } from './plan';
import type { Path } from './strategies';
import type { TestCase, TestModel } from './testModel';
import { titleOf } from './title';

/** What a state node says of itself; empty when it says nothing. */
export function descriptionOf({
  description,
  meta,
}: {
  readonly description?: string;
  readonly meta?: unknown;
}): string {
  if (description !== undefined) return description;
  const said = typeof meta === 'object' && meta !== null && 'description' in meta ? meta.description : '';
  return typeof said === 'string' ? said : '';
}

/** What must be so in a state. Throws when the vocabulary does not say it. */
export function expectedStateAt(
  { machine, stateAssertions, observe }: TestModel,
  snapshot: AnyMachineSnapshot,
): ExpectedState {
  const state = stateName(snapshot);
  const leaves = state.split(' & ');
  const expectedStates = Object.hasOwn(stateAssertions, state) ? [state] : leaves;
  const assertions = expectedStates.flatMap((name) => {
    const see = Object.hasOwn(stateAssertions, name) ? stateAssertions[name] : undefined;
    if (!see) throw new Error(`${machine.id}: the vocabulary does not say what must be seen in ${name}`);
    return see(snapshot);
  });
  const said = getNodes(machine).filter(({ path }) => leaves.includes(path.join('.')));
  const description = said.map(descriptionOf).filter(Boolean).join('; ');
  return { state, description, observed: observe(snapshot), assertions };
}

/** A delay that ends in a transition is waited for in two parts: until just before it, and over it. */
function splitDelay(
  found: TestCase,
  took: readonly string[],
  expected: ExpectedState,
): Pick<Step, 'before' | 'actions'> {
  const first = found.actions.slice(0, -1);
  const last = found.actions.at(-1);
  if (found.by !== 'clock' || last?.type !== 'advanceTimers') return { actions: found.actions };
  if (took.length === 0 || last.milliseconds < 2) return { actions: found.actions };
  return {
    before: { actions: [...first, { type: 'advanceTimers', milliseconds: last.milliseconds - 1 }], expected },
    actions: [{ type: 'advanceTimers', milliseconds: 1 }],
  };
}

/** What a step is called by when it is taken again. */
export type StepName = Pick<Step, 'event' | 'sentence'>;

/**
 * Takes cases one after the other in the real machine, and tells what must be so after each. Ends before the first
 * that the vocabulary does not have (any more) in the state then reached.
 */
export function replaySteps(model: TestModel, names: readonly StepName[]) {
  const { machine, start } = model;
  const machineStep = createTransitioner(machine);
  let { snapshot } = machineStep.initial();
  let expected = expectedStateAt(model, snapshot);
  const begin: Plan['start'] = {
    sentence: start.sentence,
    actions: start.actions,
    assertions: start.assertions ?? [],
    expected,
  };
  const keys = [serializeState(model, snapshot)];
  const steps: Step[] = [];
  for (const { event, sentence } of names) {
    const found = getCases(model, snapshot, event)?.find((each) => each.sentence === sentence);
    if (!found) break;
    const next = machineStep.next(snapshot, { ...found.event, type: event });
    const timed = splitDelay(found, next.took, expected);
    snapshot = next.snapshot;
    expected = expectedStateAt(model, snapshot);
    keys.push(serializeState(model, snapshot));
    steps.push({
      sentence,
      by: found.by,
      event,
      ...timed,
      toasts: found.toasts ?? [],
      assertions: found.assertions ?? [],
      took: next.took,
      expected,
    });
  }
  return { start: begin, steps, keys };
}

/** FNV-1a in 32 bits: short, and the same on every machine. */
function hash(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(36).padStart(7, '0');
}

/**
 * A path as plain data. What must be so after each step comes from taking it in the real machine. Throws when that
 * leads elsewhere than the graph says: then too little is noticed of the context to tell two states apart.
 */
export function makePlan(graph: Graph, path: Path): Plan {
  const { model } = graph;
  const { machine, heldCalls } = model;
  const names = path.map((edge) => ({ event: edge.event.type, sentence: edge.case.sentence }));
  const { start, steps, keys } = replaySteps(model, names);
  for (const [index, edge] of path.entries()) {
    if (steps[index]?.took.join() === edge.took.join() && keys[index + 1] === edge.to) continue;
    const way = names.slice(0, index + 1).map(({ sentence }) => `“${sentence}”`);
    throw new Error(
      `${machine.id}: ${way.join(', ')} does not lead where the last of them leads on another way: ` +
        'let more be noticed of its context',
    );
  }
  return {
    id: `${machine.id}-${hash(names.map(({ sentence }) => sentence).join('\n'))}`,
    machine: machine.id,
    title: titleOf(graph, start, steps),
    heldCalls,
    start,
    steps,
    smoke: false,
  };
}
