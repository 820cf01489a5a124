import type { InspectionEvent } from 'xstate';
import { testModels } from '#machines/models/testModels.ts';
import type { TestModel } from '#machines/paths/testModel.ts';
import { personas } from '#mocks/seed/personas.ts';
import { recorder as messages } from '#src/messages/recorder.ts';
import { demoUrls } from '../demoUrls';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import { NotThere } from '../NotThere';
import type { PlayedApp } from '../paths/pageDriver';
import { personaFor, personaResolver } from '../paths/personaPlaceholders';
import { saveRecording } from '../paths/recordingStorage';
import { RecorderBar } from './RecorderBar';
import { createRecorder, type Recorder } from './recorder';

/** The address at which a machine's paths start. */
const startOf = ({ start }: TestModel): string =>
  start.actions.flatMap((action) => (action.type === 'open' ? [action.path] : []))[0] ?? '/';

/** Keeps each machine's plan. */
export async function saveRecordings(recorder: Recorder): Promise<void> {
  for (const plan of recorder.plans()) await saveRecording(plan);
}

/** What `/?record=<machine>` opens: the demo as it is, with somebody who takes notes. */
export async function createRecorderOptions<Parts extends object>(
  asked: string,
  demoParts: (inspect: (event: InspectionEvent) => void) => Promise<Parts>,
) {
  const all = Object.values(testModels);
  const chosen = asked === 'all' ? all : all.filter(({ machine }) => machine.id === asked);
  const [first] = chosen;
  if (!first) {
    const ids = all.map(({ machine }) => machine.id);
    return mountInsteadOfApp(<NotThere title={messages.unknown(asked)} hint={messages.unknownHint(ids)} />);
  }
  const recorder = createRecorder(chosen, personaResolver(personas));
  const stop = async () => {
    await saveRecordings(recorder);
    location.assign(demoUrls.recordings);
  };
  return {
    ...(await demoParts(recorder.inspect)),
    onReady: (app: PlayedApp) => {
      mountOverlay(
        <RecorderBar recorder={recorder} member={personaFor(personas)('member').name} onStop={stop} />,
      );
      app.open(startOf(first));
    },
  };
}
