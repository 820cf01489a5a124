import type { AnyMachineSnapshot } from 'xstate';
import type { Action, Assertion } from '#machines/models/kinds.ts';
import { getObserved } from '#machines/paths/explore.ts';
import { stateName } from '#machines/paths/identifiers.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import { formatCase } from './formatCase';
import { getGraph, type RecordedPath, type RecordedStep } from './recordedPath';
import type { RecordedTransition } from './recordTransitions';

/** A step for which the test model has no case. */
export interface OffModelStep {
  /** the event's type; `xstate.init` when the machine was restarted */
  readonly event: string;
  readonly state: string;
  /** sentences of the cases of that state */
  readonly knownCases: readonly string[];
  /** the missing case as source of the test model; absent when the machine was restarted */
  readonly source?: string;
}

/**
 * Matches the transitions of a running machine with cases of its test model: same event, same transitions, same state
 * and observed context. `resolveText` replaces placeholders like `{member.name}`.
 */
export function createRecording(model: TestModel, resolveText: (template: string) => string) {
  const graph = getGraph(model);
  const steps: RecordedStep[] = [];
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

  const stop = (key: string, event: string, source?: string) => {
    const snapshot = graph.nodes.get(key);
    const knownCases = (graph.edgesFrom.get(key) ?? []).map((edge) => edge.case.sentence);
    const state = snapshot ? stateName(snapshot) : '';
    offModelStep = { event, state, knownCases, ...(source === undefined ? {} : { source }) };
  };

  return {
    machine: model.machine.id,
    /** The machine has started: in the initial state, where every plan starts. */
    start(): void {
      if (offModelStep) return;
      if (at !== undefined && steps.length > 0) stop(at, 'xstate.init');
      else at = graph.start;
    },
    /** Returns whether it was a step. `actions`: what has caused it. */
    add({ event, took, snapshot }: RecordedTransition, actions: readonly Action[]): boolean {
      if (offModelStep || at === undefined) return false;
      const found = (graph.edgesFrom.get(at) ?? []).find(
        (edge) =>
          edge.event.type === event.type &&
          edge.took.join() === took.join() &&
          isSame(graph.nodes.get(edge.to), snapshot),
      );
      // Ticks and events that change nothing are not steps, unless the test model has a case for them.
      if (took.length === 0 && (!found || found.case.by === 'clock')) return false;
      if (found) {
        steps.push({ event: event.type, sentence: found.case.sentence, checks: [] });
        at = found.to;
      } else stop(at, event.type, formatCase(event, actions));
      return true;
    },
    addCheck(check: Assertion): void {
      const latest = steps.pop();
      if (latest) steps.push({ ...latest, checks: [...latest.checks, check] });
    },
    hasStarted: (): boolean => at !== undefined,
    offModelStep: (): OffModelStep | undefined => offModelStep,
    path: (): RecordedPath => ({ machine: model.machine.id, steps: [...steps] }),
  };
}
