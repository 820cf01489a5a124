import type { InspectionEvent } from 'xstate';
import { vocabularies } from '../../../machines/paths/vocabularies/all';
import type { Vocabulary } from '../../../machines/paths/vocabulary';
import { personas } from '../../../mocks/seed/personas';
import { recorder as sentences } from '../../wording/recorder';
import { addresses } from '../addresses';
import { insteadOfApp, showBeside } from '../beside';
import { NotThere } from '../NotThere';
import { castOf, resolver } from '../paths/people';
import { keepRecording } from '../paths/recordings';
import type { PlayedApp } from '../paths/stage';
import { RecorderBar } from './RecorderBar';
import { createRecorder, type Recorder } from './recorder';

/** The address at which a machine's paths start. */
const startOf = ({ start }: Vocabulary): string =>
  start.deeds.flatMap((deed) => (deed.verb === 'open' ? [deed.path] : []))[0] ?? '/';

/** Keeps each machine's plan. */
export async function keepAll(recorder: Recorder): Promise<void> {
  for (const plan of recorder.plans()) await keepRecording(plan);
}

/** What `/?record=<machine>` opens: the demo as it is, with somebody who takes notes. */
export async function recorderParts<Parts extends object>(
  asked: string,
  demoParts: (inspect: (event: InspectionEvent) => void) => Promise<Parts>,
) {
  const all = Object.values(vocabularies);
  const chosen = asked === 'all' ? all : all.filter(({ machine }) => machine.id === asked);
  const [first] = chosen;
  if (!first) {
    const ids = all.map(({ machine }) => machine.id);
    return insteadOfApp(<NotThere title={sentences.unknown(asked)} hint={sentences.unknownHint(ids)} />);
  }
  const recorder = createRecorder(chosen, resolver(personas));
  const stop = async () => {
    await keepAll(recorder);
    location.assign(addresses.recordings);
  };
  return {
    ...(await demoParts(recorder.inspect)),
    onReady: (app: PlayedApp) => {
      showBeside(<RecorderBar recorder={recorder} member={castOf(personas)('member').name} onStop={stop} />);
      app.open(startOf(first));
    },
  };
}
