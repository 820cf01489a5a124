import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { stateOf, transitionId, transitionsOf } from '../../../machines/paths/explore';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import { noteVisited, readVisited, watchVisited } from './visited';

/** The way into an initial state is a transition, too, but none that somebody wrote. */
const written: ReadonlySet<string> = new Set(
  Object.values(vocabularies).flatMap(({ machine }) => transitionsOf(machine).map(({ id }) => id)),
);

/** The transitions that were taken, and the states that a machine then rests in. */
function visitedIn(event: InspectionEvent): readonly string[] {
  if (event.type === '@xstate.microstep') {
    return event._transitions.map(transitionId).filter((id) => written.has(id));
  }
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return [];
  const { snapshot } = event;
  if (!Object.hasOwn(vocabularies, snapshot.machine.id)) return [];
  return stateOf(snapshot)
    .split(' & ')
    .map((state) => `${snapshot.machine.id}.${state}`);
}

/** An inspector that remembers what the app's machines visit. Only what is new is written. */
export async function visitNoter(): Promise<(event: InspectionEvent) => void> {
  const noFailure = (failure: unknown) =>
    console.warn('What is visited cannot be stored in this browser.', failure);
  const known = new Set(await readVisited().catch(() => []));
  watchVisited((news) => {
    if ('visited' in news) known.add(news.visited);
    else known.clear();
  });
  return (event) => {
    for (const id of visitedIn(event)) {
      if (known.has(id)) continue;
      known.add(id);
      noteVisited(id).catch(noFailure);
    }
  };
}
