import type { InspectionEvent } from 'xstate';
import { startProvider } from '#mocks/browser.ts';
import { createDeferredInspector } from './deferredInspector';
import { demoUrls } from './demoUrls';
import { Marker } from './Marker';
import { type Credentials, PersonaPicker } from './PersonaPicker';

type Inspect = (event: InspectionEvent) => void;

/** The parts of a demo that somebody uses by hand. */
async function demoParts(inspect: Inspect) {
  const provider = await startProvider();
  return {
    fetch: provider.fetch,
    marker: <Marker provider={provider} />,
    signInAid: (fill: (credentials: Credentials) => void) => (
      <PersonaPicker personas={provider.personas} onPick={fill} />
    ),
    testHooks: { inspect },
  };
}

/**
 * What the address asks for: the parts that make the app a demo (the provider in the browser, and a marker that says
 * so), which may play a path by themselves or record one; or the testers' page in the app's place.
 */
export async function startDemo() {
  const { pathname, search } = location;
  if (pathname === demoUrls.paths) return (await import('./testers/testersOptions')).createTestersOptions();
  const visits = createDeferredInspector(async () =>
    (await import('./paths/visitRecorder')).createVisitRecorder(),
  );
  const asked = new URLSearchParams(search);
  const path = asked.get('path');
  if (path !== null) {
    return (await import('./player/playerOptions')).createPlayerOptions(path, asked.get('speed'), visits);
  }
  const machine = asked.get('record');
  if (machine === null) return demoParts(visits);
  const { createRecorderOptions } = await import('./recorder/recorderOptions');
  return createRecorderOptions(machine, (inspect) =>
    demoParts((event) => {
      visits(event);
      inspect(event);
    }),
  );
}
