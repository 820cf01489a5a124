import type { AnyMachineSnapshot } from 'xstate';
import { type Edge, explore, stateName } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import type { RecordedTransition } from './recordTransitions';

/** Where somebody did what the vocabulary has no case for. */
export interface OffModelStep {
  /** the event's type; `xstate.init` when the machine began anew */
  readonly event: string;
  readonly state: string;
  /** sentences of the cases that there are in that state */
  readonly known: readonly string[];
}

export type Recording = ReturnType<typeof createRecording>;

/**
 * Follows a live machine through its vocabulary, case by case: the case of the same event that takes the same
 * transitions to the same state, with the same things noticed. `resolve` puts people's data in the place of
 * `{member.name}`.
 */
export function createRecording(model: TestModel, resolve: (template: string) => string) {
  const graph = explore(model);
  const path: Edge[] = [];
  let at: string | undefined;
  let left: OffModelStep | undefined;

  const noticedIn = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(
      Object.entries(model.observe(snapshot)).map(([name, value]) => [
        name,
        typeof value === 'string' ? resolve(value) : value,
      ]),
    );
  const isSame = (one: AnyMachineSnapshot | undefined, other: AnyMachineSnapshot) =>
    one !== undefined && stateName(one) === stateName(other) && noticedIn(one) === noticedIn(other);

  const leave = (key: string, event: string) => {
    const snapshot = graph.nodes.get(key);
    const known = (graph.edgesFrom.get(key) ?? []).map((edge) => edge.case.sentence);
    left = { event, state: snapshot ? stateName(snapshot) : '', known };
  };

  return {
    machine: model.machine.id,
    /** The machine has started: in its beginning, where every plan starts. */
    begin(): void {
      if (left) return;
      if (at !== undefined && path.length > 0) leave(at, 'xstate.init');
      else at = graph.start;
    },
    hear({ event, took, snapshot }: RecordedTransition): void {
      if (left || at === undefined) return;
      const found = (graph.edgesFrom.get(at) ?? []).find(
        (edge) =>
          edge.event.type === event &&
          edge.took.join() === took.join() &&
          isSame(graph.nodes.get(edge.to), snapshot),
      );
      // A clock ticks all the time, and much is told to a machine that does not care.
      if (took.length === 0 && (!found || found.case.by === 'clock')) return;
      if (found) {
        path.push(found);
        at = found.to;
      } else leave(at, event);
    },
    hasBegun: (): boolean => at !== undefined,
    /** What was recognised so far, as the vocabulary's sentences. */
    sentences: (): readonly string[] => path.map((edge) => edge.case.sentence),
    left: (): OffModelStep | undefined => left,
    /** What was recorded, as a plan that can be played; undefined when it is nothing. */
    plan(): Plan | undefined {
      if (path.length === 0) return undefined;
      const plan = makePlan(graph, path);
      return { ...plan, id: `recorded-${plan.id}` };
    },
  };
}
