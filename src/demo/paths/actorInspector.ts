import { type ActorRefLike, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { transitionId } from '#machines/paths/explore.ts';

/** Which machines run in the app now, and which transitions they have taken. */
export function createActorInspector() {
  const actors = new Map<string, ActorRefLike>();
  const took: string[] = [];
  const listeners = new Set<(transition: string) => void>();
  return {
    inspect(event: InspectionEvent): void {
      if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot)) {
        actors.set(event.snapshot.machine.id, event.actorRef);
      }
      if (event.type !== '@xstate.microstep') return;
      for (const transition of event._transitions) {
        const id = transitionId(transition);
        took.push(id);
        for (const listen of listeners) listen(id);
      }
    },
    /** The machine's snapshot; undefined while it does not run. */
    snapshot(machine: string): AnyMachineSnapshot | undefined {
      const found: unknown = actors.get(machine)?.getSnapshot();
      return isMachineSnapshot(found) && found.status === 'active' ? found : undefined;
    },
    took,
    forget(): void {
      actors.clear();
      took.length = 0;
    },
    onTransition(listen: (transition: string) => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}

export type ActorInspector = ReturnType<typeof createActorInspector>;
