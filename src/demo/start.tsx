import type { InspectionEvent } from 'xstate';
import { startProvider } from '#mocks/browser.ts';
import { DemoControlsMarker } from './DemoControlsMarker';
import { createDeferredInspector } from './deferredInspector';
import { demoUrls } from './demoUrls';
import { mountInsteadOfApp } from './mountOverlay';
import { type Credentials, PersonaPicker } from './PersonaPicker';

type Inspect = (event: InspectionEvent) => void;

/** App options of the interactive demo. */
async function createDemoOptions(inspect: Inspect) {
  const provider = await startProvider();
  return {
    fetch: provider.fetch,
    marker: <DemoControlsMarker provider={provider} />,
    signInAid: (fill: (credentials: Credentials) => void) => (
      <PersonaPicker personas={provider.personas} onPick={fill} />
    ),
    testHooks: { inspect },
  };
}

/**
 * App options for the URL: the interactive demo (with the provider in the browser), the player of a path, the recorder,
 * or the testers' page or the contract instead of the app.
 */
export async function startDemo() {
  const { pathname, search } = location;
  if (pathname === demoUrls.paths) {
    const { TestersPage } = await import('./testers/TestersPage');
    return mountInsteadOfApp(<TestersPage />);
  }
  if (pathname === demoUrls.contract) {
    const { ContractPage } = await import('./contract/ContractPage');
    return mountInsteadOfApp(<ContractPage />);
  }
  const visits = createDeferredInspector(async () =>
    (await import('./paths/visitRecorder')).createVisitRecorder(),
  );
  const parameters = new URLSearchParams(search);
  const path = parameters.get('path');
  const recording = parameters.get('recording');
  const walk = parameters.get('walk');
  if ([path, recording, walk].some((each) => each !== null)) {
    const { createPlayerOptions } = await import('./player/playerOptions');
    return createPlayerOptions({ path, recording, walk, speed: parameters.get('speed') }, visits);
  }
  const machine = parameters.get('record');
  if (machine === null) return createDemoOptions(visits);
  const { createRecorderOptions } = await import('./recorder/recorderOptions');
  return createRecorderOptions(machine, (inspect) =>
    createDemoOptions((event) => {
      visits(event);
      inspect(event);
    }),
  );
}
