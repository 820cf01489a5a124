import type { AnyMachineSnapshot } from 'xstate';
import { casesOf, type Graph, keyOf, nodesOf, stateOf, stepper } from './explore';
import type { Look, Plan, Step } from './plan';
import type { Path } from './strategies';
import { titleOf } from './title';
import type { Case, Vocabulary } from './vocabulary';

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
export function lookAt({ machine, look, notice }: Vocabulary, snapshot: AnyMachineSnapshot): Look {
  const state = stateOf(snapshot);
  const leaves = state.split(' & ');
  const looks = Object.hasOwn(look, state) ? [state] : leaves;
  const checks = looks.flatMap((name) => {
    const see = Object.hasOwn(look, name) ? look[name] : undefined;
    if (!see) throw new Error(`${machine.id}: the vocabulary does not say what must be seen in ${name}`);
    return see(snapshot);
  });
  const said = nodesOf(machine).filter(({ path }) => leaves.includes(path.join('.')));
  const description = said.map(descriptionOf).filter(Boolean).join('; ');
  return { state, description, noticed: notice(snapshot), checks };
}

/** A delay that ends in a transition is waited for in two parts: until just before it, and over it. */
function inTime(found: Case, took: readonly string[], look: Look): Pick<Step, 'before' | 'deeds'> {
  const first = found.deeds.slice(0, -1);
  const last = found.deeds.at(-1);
  if (found.by !== 'clock' || last?.verb !== 'wait') return { deeds: found.deeds };
  if (took.length === 0 || last.milliseconds < 2) return { deeds: found.deeds };
  return {
    before: { deeds: [...first, { verb: 'wait', milliseconds: last.milliseconds - 1 }], look },
    deeds: [{ verb: 'wait', milliseconds: 1 }],
  };
}

/** What a step is called by when it is taken again. */
export type StepName = Pick<Step, 'event' | 'sentence'>;

/**
 * Takes cases one after the other in the real machine, and tells what must be so after each. Ends before the first
 * that the vocabulary does not have (any more) in the state then reached.
 */
export function follow(vocabulary: Vocabulary, names: readonly StepName[]) {
  const { machine, start } = vocabulary;
  const machineStep = stepper(machine);
  let { snapshot } = machineStep.initial();
  let look = lookAt(vocabulary, snapshot);
  const begin: Plan['start'] = {
    sentence: start.sentence,
    deeds: start.deeds,
    checks: start.checks ?? [],
    look,
  };
  const keys = [keyOf(vocabulary, snapshot)];
  const steps: Step[] = [];
  for (const { event, sentence } of names) {
    const found = casesOf(vocabulary, snapshot, event)?.find((each) => each.sentence === sentence);
    if (!found) break;
    const next = machineStep.next(snapshot, { ...found.event, type: event });
    const timed = inTime(found, next.took, look);
    snapshot = next.snapshot;
    look = lookAt(vocabulary, snapshot);
    keys.push(keyOf(vocabulary, snapshot));
    steps.push({
      sentence,
      by: found.by,
      event,
      ...timed,
      says: found.says ?? [],
      checks: found.checks ?? [],
      took: next.took,
      look,
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
  const { vocabulary } = graph;
  const { machine, held } = vocabulary;
  const names = path.map((edge) => ({ event: edge.event.type, sentence: edge.case.sentence }));
  const { start, steps, keys } = follow(vocabulary, names);
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
    held,
    start,
    steps,
    smoke: false,
  };
}
