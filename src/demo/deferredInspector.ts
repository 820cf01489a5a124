import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

/** An inspector that is still being fetched: what happens meanwhile it is told when it is there. */
export function createDeferredInspector(load: () => Promise<Inspect>): Inspect {
  let early: InspectionEvent[] = [];
  let inspect: Inspect = (event) => void early.push(event);
  load().then(
    (loaded) => {
      for (const event of early) loaded(event);
      early = [];
      inspect = loaded;
    },
    (failure: unknown) => {
      console.warn('What is visited cannot be noted.', failure);
      early = [];
      inspect = () => {};
    },
  );
  return (event) => inspect(event);
}
