import type { AnyMachineSnapshot } from 'xstate';
import { type Edge, explore, getObserved } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import type { RecordedTransition } from './recordTransitions';

/** A step for which the test model has no case. */
export interface OffModelStep {
  /** the event's type; `xstate.init` when the machine was restarted */
  readonly event: string;
  readonly state: string;
  /** sentences of the cases of that state */
  readonly knownCases: readonly string[];
}

/**
 * Matches the transitions of a running machine with cases of its test model: same event, same transitions, same state
 * and observed context. `resolveText` replaces placeholders like `{member.name}`.
 */
export function createRecording(model: TestModel, resolveText: (template: string) => string) {
  const graph = explore(model);
  const path: Edge[] = [];
  let at: string | undefined;
  let offModelStep: OffModelStep | undefined;

  const serializeObserved = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(
      Object.entries(getObserved(model, snapshot)).map(([name, value]) => [
        name,
        typeof value === 'string' ? resolveText(value) : value,
      ]),
    );
  const isSame = (one: AnyMachineSnapshot | undefined, other: AnyMachineSnapshot) =>
    one !== undefined &&
    stateName(one) === stateName(other) &&
    serializeObserved(one) === serializeObserved(other);

  const stop = (key: string, event: string) => {
    const snapshot = graph.nodes.get(key);
    const knownCases = (graph.edgesFrom.get(key) ?? []).map((edge) => edge.case.sentence);
    offModelStep = { event, state: snapshot ? stateName(snapshot) : '', knownCases };
  };

  return {
    machine: model.machine.id,
    /** The machine has started: in the initial state, where every plan starts. */
    start(): void {
      if (offModelStep) return;
      if (at !== undefined && path.length > 0) stop(at, 'xstate.init');
      else at = graph.start;
    },
    add({ event, took, snapshot }: RecordedTransition): void {
      if (offModelStep || at === undefined) return;
      const found = (graph.edgesFrom.get(at) ?? []).find(
        (edge) =>
          edge.event.type === event &&
          edge.took.join() === took.join() &&
          isSame(graph.nodes.get(edge.to), snapshot),
      );
      // Ticks and events that change nothing are not steps, unless the test model has a case for them.
      if (took.length === 0 && (!found || found.case.by === 'clock')) return;
      if (found) {
        path.push(found);
        at = found.to;
      } else stop(at, event);
    },
    hasStarted: (): boolean => at !== undefined,
    /** The sentences of the recognised cases. */
    sentences: (): readonly string[] => path.map((edge) => edge.case.sentence),
    offModelStep: (): OffModelStep | undefined => offModelStep,
    /** The recorded steps as a plan; undefined when there are none. */
    plan(): Plan | undefined {
      if (path.length === 0) return undefined;
      const plan = makePlan(graph, path);
      return { ...plan, id: `recorded-${plan.id}` };
    },
  };
}
