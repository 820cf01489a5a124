import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import { getTransitions, stateName, transitionId } from '#machines/paths/explore.ts';
import { addVisited, readVisited, subscribeVisited } from './visitedStorage';

/** Entering an initial state is reported as a transition, too, but no machine defines it. */
const definedTransitions: ReadonlySet<string> = new Set(
  Object.values(testModels).flatMap(({ machine }) => getTransitions(machine).map(({ id }) => id)),
);

/** Ids of the transitions that were taken, and of the states that a machine is in afterwards. */
function getVisited(event: InspectionEvent): readonly string[] {
  if (event.type === '@xstate.microstep') {
    return event._transitions.map(transitionId).filter((id) => definedTransitions.has(id));
  }
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return [];
  const { snapshot } = event;
  if (!Object.hasOwn(testModels, snapshot.machine.id)) return [];
  return stateName(snapshot)
    .split(' & ')
    .map((state) => `${snapshot.machine.id}.${state}`);
}

/** An inspector that stores the states and transitions that the app's machines visit, each once. */
export async function createVisitRecorder(): Promise<(event: InspectionEvent) => void> {
  const logFailure = (failure: unknown) =>
    console.warn('Visited states cannot be stored in this browser.', failure);
  const known = new Set(await readVisited().catch(() => []));
  subscribeVisited((change) => {
    if ('visited' in change) known.add(change.visited);
    else known.clear();
  });
  return (event) => {
    for (const id of getVisited(event)) {
      if (known.has(id)) continue;
      known.add(id);
      addVisited(id).catch(logFailure);
    }
  };
}
