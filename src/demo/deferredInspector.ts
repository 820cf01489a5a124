import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

/** An inspector that is loaded asynchronously: events before that are buffered. */
export function createDeferredInspector(load: () => Promise<Inspect>): Inspect {
  let buffer: InspectionEvent[] = [];
  let inspect: Inspect = (event) => void buffer.push(event);
  load().then(
    (loaded) => {
      for (const event of buffer) loaded(event);
      buffer = [];
      inspect = loaded;
    },
    (failure: unknown) => {
      console.warn('Visited states cannot be recorded.', failure);
      buffer = [];
      inspect = () => {};
    },
  );
  return (event) => inspect(event);
}
