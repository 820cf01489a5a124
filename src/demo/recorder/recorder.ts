import type { InspectionEvent } from 'xstate';
import type { Plan } from '#machines/paths/plan.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import { createRecording, type OffModelStep } from './recording';
import { recordTransitions } from './recordTransitions';

export interface RecorderState {
  /** in the order in which things happened */
  readonly entries: readonly { readonly machine: string; readonly sentence: string }[];
  readonly left: readonly (OffModelStep & { readonly machine: string })[];
  /** machines that have not started yet */
  readonly awaited: readonly string[];
}

export type Recorder = ReturnType<typeof createRecorder>;

/** Records what live machines do, each for itself, until somebody stops it. */
export function createRecorder(testModels: readonly TestModel[], resolve: (template: string) => string) {
  const recordings = new Map(testModels.map((model) => [model.machine.id, createRecording(model, resolve)]));
  const all = [...recordings.values()];
  const listeners = new Set<() => void>();
  let state: RecorderState = { entries: [], left: [], awaited: [...recordings.keys()] };

  const expected = (machine: string) => {
    const recording = recordings.get(machine);
    if (!recording) return;
    const shown = state.entries.filter((entry) => entry.machine === machine).length;
    const came = recording.sentences().slice(shown);
    const next: RecorderState = {
      entries: [...state.entries, ...came.map((sentence) => ({ machine, sentence }))],
      left: all.flatMap((each) => {
        const left = each.left();
        return left ? [{ ...left, machine: each.machine }] : [];
      }),
      awaited: all.filter((each) => !each.hasBegun()).map((each) => each.machine),
    };
    const isNews =
      came.length > 0 ||
      next.left.length !== state.left.length ||
      next.awaited.length !== state.awaited.length;
    if (!isNews) return;
    state = next;
    for (const listen of listeners) listen();
  };

  const inspect: (event: InspectionEvent) => void = recordTransitions({
    began(machine) {
      recordings.get(machine)?.begin();
      expected(machine);
    },
    heard(machine, heard) {
      recordings.get(machine)?.hear(heard);
      expected(machine);
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
    /** One for each machine that did something. */
    plans: (): readonly Plan[] => all.flatMap((recording) => recording.plan() ?? []),
  };
}
