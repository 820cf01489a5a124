import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { isDefined, stateName, transitionId } from '#machines/paths/identifiers.ts';
import { addVisited, readVisited, subscribeVisited } from './visitedStorage';

/** Ids of the transitions that were taken, and of the states that a machine is in afterwards. */
function getVisited(event: InspectionEvent): readonly string[] {
  if (event.type === '@xstate.microstep') {
    return event._transitions.filter(isDefined).map(transitionId);
  }
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return [];
  const { snapshot } = event;
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
