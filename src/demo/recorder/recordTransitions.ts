import {
  type ActorRefLike,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { transitionId } from '#machines/paths/identifiers.ts';

/** An event that a running machine has handled. */
export interface RecordedTransition {
  /** its type and payload */
  readonly event: AnyEventObject;
  /** ids of the transitions that it took */
  readonly took: readonly string[];
  /** the machine after it */
  readonly snapshot: AnyMachineSnapshot;
}

interface TransitionListener {
  /** a machine of this id has started */
  readonly onStart: (machine: string) => void;
  readonly onTransition: (machine: string, transition: RecordedTransition) => void;
}

const INIT_EVENT = 'xstate.init';
const STOP_EVENT = 'xstate.stop';

/** An inspector that reports each event of a machine with the transitions that it caused. */
export function recordTransitions({
  onStart,
  onTransition,
}: TransitionListener): (event: InspectionEvent) => void {
  const pending = new WeakMap<ActorRefLike, string[]>();
  return (event) => {
    if (event.type === '@xstate.microstep') {
      const took = pending.get(event.actorRef) ?? [];
      pending.set(event.actorRef, [...took, ...event._transitions.map(transitionId)]);
    }
    if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return;
    const took = pending.get(event.actorRef) ?? [];
    pending.delete(event.actorRef);
    const { snapshot } = event;
    const { type } = event.event;
    if (type === INIT_EVENT) onStart(snapshot.machine.id);
    else if (type !== STOP_EVENT) onTransition(snapshot.machine.id, { event: event.event, took, snapshot });
  };
}
