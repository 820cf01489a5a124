import type { InspectionEvent } from 'xstate';
import type { TestModel } from '#machines/models/builders.ts';
import { testModels } from '#machines/models/testModels.ts';
import { personas } from '#mocks/seed/personas.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { getAppContainer } from '../appContainer';
import { DemoNotFound } from '../DemoNotFound';
import { demoUrls } from '../demoUrls';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import type { PlayedApp } from '../paths/pageDriver';
import { createPersonaResolver, createPersonaTemplate, getPersonaByRole } from '../paths/personaPlaceholders';
import { saveRecording } from '../paths/recordingStorage';
import { observeActions, observeCalls } from './observeActions';
import { RecorderBar } from './RecorderBar';
import { createRecorder, type Recorder } from './recorder';

/** The path at which a machine's plans start. */
const getStartPath = ({ start }: TestModel): string =>
  start.actions.flatMap((action) => (action.type === 'open' ? [action.path] : []))[0] ?? '/';

/** Stores the path of each machine. */
export async function saveRecordings(recorder: Recorder): Promise<void> {
  for (const path of recorder.paths()) await saveRecording(path);
}

/** App options for `/?record=<machine>`: the interactive demo with a recorder. */
export async function createRecorderOptions<Options extends { readonly fetch: typeof globalThis.fetch }>(
  machine: string,
  createDemoOptions: (inspect: (event: InspectionEvent) => void) => Promise<Options>,
) {
  const all = Object.values(testModels);
  const chosen = machine === 'all' ? all : all.filter((model) => model.machine.id === machine);
  const [first] = chosen;
  if (!first) {
    const ids = all.map((model) => model.machine.id);
    return mountInsteadOfApp(
      <DemoNotFound title={messages.notFound(machine)} hint={messages.notFoundHint(ids)} />,
    );
  }
  const recorder = createRecorder(chosen, createPersonaResolver(personas));
  const stop = async () => {
    await saveRecordings(recorder);
    location.assign(demoUrls.recordings);
  };
  const options = await createDemoOptions(recorder.inspect);
  const container = getAppContainer();
  const toTemplate = createPersonaTemplate(personas);
  const member = getPersonaByRole(personas)('member').name;
  return {
    ...options,
    fetch: observeCalls(options.fetch, recorder.addAction),
    onReady: (app: PlayedApp) => {
      observeActions(container, toTemplate, recorder.addAction);
      mountOverlay(
        <RecorderBar
          recorder={recorder}
          container={container}
          toTemplate={toTemplate}
          member={member}
          onStop={stop}
        />,
      );
      app.open(getStartPath(first));
    },
  };
}
