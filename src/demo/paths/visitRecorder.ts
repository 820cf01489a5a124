import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import { getTransitions, stateName, transitionId } from '#machines/paths/explore.ts';
import { addVisited, readVisited, subscribeVisited } from './visitedStorage';

/** The way into an initial state is a transition, too, but none that somebody wrote. */
const written: ReadonlySet<string> = new Set(
  Object.values(testModels).flatMap(({ machine }) => getTransitions(machine).map(({ id }) => id)),
);

/** The transitions that were taken, and the states that a machine then rests in. */
function visitedIn(event: InspectionEvent): readonly string[] {
  if (event.type === '@xstate.microstep') {
    return event._transitions.map(transitionId).filter((id) => written.has(id));
  }
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return [];
  const { snapshot } = event;
  if (!Object.hasOwn(testModels, snapshot.machine.id)) return [];
  return stateName(snapshot)
    .split(' & ')
    .map((state) => `${snapshot.machine.id}.${state}`);
}

/** An inspector that remembers what the app's machines visit. Only what is new is written. */
export async function createVisitRecorder(): Promise<(event: InspectionEvent) => void> {
  const noFailure = (failure: unknown) =>
    console.warn('What is visited cannot be stored in this browser.', failure);
  const known = new Set(await readVisited().catch(() => []));
  subscribeVisited((news) => {
    if ('visited' in news) known.add(news.visited);
    else known.clear();
  });
  return (event) => {
    for (const id of visitedIn(event)) {
      if (known.has(id)) continue;
      known.add(id);
      addVisited(id).catch(noFailure);
    }
  };
}
