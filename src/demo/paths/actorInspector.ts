import { type ActorRefLike, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { transitionId } from '#machines/paths/identifiers.ts';

export type ActorInspector = ReturnType<typeof createActorInspector>;

/** Records which machines run in the app, and which transitions they have taken. */
export function createActorInspector() {
  const actors = new Map<string, ActorRefLike>();
  const takenTransitions: string[] = [];
  const listeners = new Set<(transition: string) => void>();
  return {
    inspect(event: InspectionEvent): void {
      if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot)) {
        actors.set(event.snapshot.machine.id, event.actorRef);
      }
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        const id = transitionId(transition);
        takenTransitions.push(id);
        for (const listen of listeners) listen(id);
      }
    },
    /** The machine's snapshot; undefined while it does not run. */
    snapshot(machine: string): AnyMachineSnapshot | undefined {
      const found: unknown = actors.get(machine)?.getSnapshot();
      return isMachineSnapshot(found) && found.status === 'active' ? found : undefined;
    },
    /** ids, in order */
    takenTransitions,
    reset(): void {
      actors.clear();
      takenTransitions.length = 0;
    },
    onTransition(listen: (transition: string) => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
