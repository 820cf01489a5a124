import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import { isDefined, transitionId } from './identifiers';

/** Eventless transitions and raised events that follow each other so often never end. */
const MAX_MICROSTEPS = 1000;

/**
 * Computes transitions of a machine without starting it: its actors never run, its delays are plain events. The
 * transitions taken are read from the machine's microsteps.
 */
export function createTransitioner(machine: AnyStateMachine, input?: unknown) {
  let taken: AnyTransitionDefinition[] = [];
  const self = createEmptyActor();
  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep') return;
    taken.push(...event._transitions);
    if (taken.length <= MAX_MICROSTEPS) return;
    const last = new Set(taken.slice(-MAX_MICROSTEPS / 10).map(transitionId));
    throw new Error(
      `it never comes to rest: ${[...last].toSorted().join(', ')} follow each other without end`,
    );
  });
  const noop = () => undefined;
  const scope: AnyActorScope = {
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: noop,
    defer: noop,
    emit: noop,
    stopChild: noop,
    actionExecutor: noop,
  };
  const withTransitions = (step: () => AnyMachineSnapshot) => {
    taken = [];
    const snapshot = step();
    // Entering the initial state is reported as a transition, too, but the machine does not define it.
    return { snapshot, took: taken.filter(isDefined).map(transitionId) };
  };
  return {
    initial: () => withTransitions(() => machine.getInitialSnapshot(scope, input)),
    next: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      withTransitions(() => machine.transition(snapshot, event, scope)),
  };
}
