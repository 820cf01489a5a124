import { type ActorRefLike, type AnyMachineSnapshot, type InspectionEvent, isMachineSnapshot } from 'xstate';
import { transitionId } from '#machines/paths/explore.ts';

/** An event that a live machine has dealt with. */
export interface RecordedTransition {
  readonly event: string;
  /** ids of the transitions that it took */
  readonly took: readonly string[];
  /** the machine after it */
  readonly snapshot: AnyMachineSnapshot;
}

interface Listener {
  /** a machine of this id has started */
  readonly began: (machine: string) => void;
  readonly heard: (machine: string, heard: RecordedTransition) => void;
}

const STARTED = 'xstate.init';
const STOPPED = 'xstate.stop';

/** An inspector that puts each event of a machine together with what came of it. */
export function recordTransitions({ began, heard }: Listener): (event: InspectionEvent) => void {
  const steps = new WeakMap<ActorRefLike, string[]>();
  return (event) => {
    if (event.type === '@xstate.microstep') {
      const took = steps.get(event.actorRef) ?? [];
      steps.set(event.actorRef, [...took, ...event._transitions.map(transitionId)]);
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const took = steps.get(event.actorRef) ?? [];
    steps.delete(event.actorRef);
    const { snapshot } = event;
    const { type } = event.event;
    if (type === STARTED) began(snapshot.machine.id);
    else if (type !== STOPPED) heard(snapshot.machine.id, { event: type, took, snapshot });
  };
}
