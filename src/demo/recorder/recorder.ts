import type { InspectionEvent } from 'xstate';
import type { Action, Assertion } from '#machines/models/kinds.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import type { RecordedPath, RecordedStep } from './recordedPath';
import { createRecording, type OffModelStep } from './recording';
import { type RecordedTransition, recordTransitions } from './recordTransitions';

export interface RecorderState {
  /** in chronological order */
  readonly entries: readonly (RecordedStep & { readonly machine: string })[];
  readonly offModel: readonly (OffModelStep & { readonly machine: string })[];
  /** machines that have not started yet */
  readonly awaited: readonly string[];
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Records the cases that running machines go through, separately for each machine. */
export function createRecorder(testModels: readonly TestModel[], resolveText: (template: string) => string) {
  const recordings = new Map(
    testModels.map((model) => [model.machine.id, createRecording(model, resolveText)]),
  );
  const all = [...recordings.values()];
  const listeners = new Set<() => void>();
  /** the machine of each recorded step, and its index there */
  const order: { readonly machine: string; readonly index: number }[] = [];
  /** what was done since the latest step */
  let actions: Action[] = [];
  let state: RecorderState = { entries: [], offModel: [], awaited: [...recordings.keys()] };

  const update = () => {
    state = {
      entries: order.flatMap(({ machine, index }) => {
        const step = recordings.get(machine)?.path().steps[index];
        return step ? [{ ...step, machine }] : [];
      }),
      offModel: all.flatMap((each) => {
        const step = each.offModelStep();
        return step ? [{ ...step, machine: each.machine }] : [];
      }),
      awaited: all.filter((each) => !each.hasStarted()).map((each) => each.machine),
    };
    for (const listen of listeners) listen();
  };
  const addTransition = (machine: string, transition: RecordedTransition) => {
    const recording = recordings.get(machine);
    if (!recording?.add(transition, actions)) return;
    actions = [];
    if (!recording.offModelStep()) order.push({ machine, index: recording.path().steps.length - 1 });
    update();
  };

  const inspect: (event: InspectionEvent) => void = recordTransitions({
    onStart(machine) {
      recordings.get(machine)?.start();
      update();
    },
    onTransition: addTransition,
  });

  return {
    inspect,
    testModels,
    get: (): RecorderState => state,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** Something that a person did, or that the provider answered: a part of the next step. */
    addAction(action: Action): void {
      actions.push(action);
    },
    addCheck(check: Assertion): void {
      recordings.get(order.at(-1)?.machine ?? '')?.addCheck(check);
      update();
    },
    /** The path of each machine with recorded steps. */
    paths: (): readonly RecordedPath[] =>
      all.map((recording) => recording.path()).filter(({ steps }) => steps.length > 0),
  };
}
