import type { InspectionEvent } from 'xstate';
import type { Plan } from '#machines/paths/plan.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import { createRecording, type OffModelStep } from './recording';
import { recordTransitions } from './recordTransitions';

export interface RecorderState {
  /** in chronological order */
  readonly entries: readonly { readonly machine: string; readonly sentence: string }[];
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
  let state: RecorderState = { entries: [], offModel: [], awaited: [...recordings.keys()] };

  const update = (machine: string) => {
    const recording = recordings.get(machine);
    if (!recording) return;
    const shown = state.entries.filter((entry) => entry.machine === machine).length;
    const added = recording.sentences().slice(shown);
    const next: RecorderState = {
      entries: [...state.entries, ...added.map((sentence) => ({ machine, sentence }))],
      offModel: all.flatMap((each) => {
        const step = each.offModelStep();
        return step ? [{ ...step, machine: each.machine }] : [];
      }),
      awaited: all.filter((each) => !each.hasStarted()).map((each) => each.machine),
    };
    const hasChanged =
      added.length > 0 ||
      next.offModel.length !== state.offModel.length ||
      next.awaited.length !== state.awaited.length;
    if (!hasChanged) return;
    state = next;
    for (const listen of listeners) listen();
  };

  const inspect: (event: InspectionEvent) => void = recordTransitions({
    onStart(machine) {
      recordings.get(machine)?.start();
      update(machine);
    },
    onTransition(machine, transition) {
      recordings.get(machine)?.add(transition);
      update(machine);
    },
  });

  return {
    inspect,
    testModels,
    get: (): RecorderState => state,
    subscribe: (listen: () => void): (() => void) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    /** A plan for each machine with recorded steps. */
    plans: (): readonly Plan[] => all.flatMap((recording) => recording.plan() ?? []),
  };
}
