import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

interface DeferredInspector {
  readonly inspect: Inspect;
  /** Loads the inspector, once. */
  readonly load: () => void;
}

/** An inspector that is loaded later: events before that are buffered. */
export function createDeferredInspector(load: () => Promise<Inspect>): DeferredInspector {
  let buffer: InspectionEvent[] = [];
  let inspect: Inspect = (event) => void buffer.push(event);
  let isLoading = false;
  const start = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const loaded = await load();
      for (const event of buffer) loaded(event);
      inspect = loaded;
    } catch (failure) {
      console.warn('Visited states cannot be recorded.', failure);
      inspect = () => {};
    }
    buffer = [];
  };
  return { inspect: (event) => inspect(event), load: () => void start() };
}
