import type { InspectionEvent } from 'xstate';
import type { Plan } from '#machines/paths/plan.ts';
import { startProvider } from '#mocks/browser.ts';
import { demo } from '#src/messages/demo.ts';
import { player as messages } from '#src/messages/player.ts';
import { breakpoints } from '#src/theme/media.ts';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import { NotThere } from '../NotThere';
import { createPageDriver, type PlayedApp } from '../paths/pageDriver';
import { findPlan } from '../paths/plans';
import { highlightElement } from './highlightElement';
import { PlayerBar } from './PlayerBar';
import { createPlayback, type Speed } from './playback';
import { snapshotBrowserState } from './snapshotBrowserState';

/** Milliseconds that something may take to be so before the path fails. */
const PATIENCE = 6000;
/** As large as paths need it. */
const MEMBERS = 40;

const speedOf = (asked: string | null): Speed => (asked === 'slow' || asked === 'fast' ? asked : 'normal');

/** Where the app is shown; the player's own words stand elsewhere and are not mistaken for it. */
function appBox(): HTMLElement {
  const box = document.getElementById('root');
  if (!box) throw new Error('index.html has no element with the id root');
  return box;
}

interface Player {
  readonly plan: Plan;
  readonly speed: Speed;
  readonly inspect: (event: InspectionEvent) => void;
}

/** The parts of an app that plays a plan by itself, over a world of its own that nobody keeps. */
async function playingParts({ plan, speed, inspect }: Player) {
  const start = Date.now();
  const provider = await startProvider({
    persist: false,
    serviceWorker: false,
    members: MEMBERS,
    now: () => start,
  });
  const narrow = innerWidth < breakpoints.wide;
  const playback = createPlayback(plan, { speed, paused: narrow && speed !== 'fast' });
  const stage = createPageDriver({
    provider,
    box: appBox(),
    patience: PATIENCE,
    pointAt: (element) => highlightElement(element, playback.pointing()),
  });
  const { testHooks } = stage.parts;
  const marker = <DemoMarker label={demo.label} />;
  return {
    ...stage.parts,
    testHooks: {
      ...testHooks,
      inspect: (event: InspectionEvent) => {
        inspect(event);
        stage.live.inspect(event);
      },
    },
    marker,
    onReady: (app: PlayedApp) => {
      // Until the plan opens the app, which brings its own.
      let removeMarker = () => {};
      stage.parts.onReady({
        ...app,
        open: (path) => {
          removeMarker();
          app.open(path);
        },
      });
      removeMarker = mountOverlay(marker, 'before');
      const giveBack = snapshotBrowserState();
      addEventListener('pagehide', giveBack);
      mountOverlay(<PlayerBar playback={playback} narrow={narrow} />);
      void playback.run(stage).finally(giveBack);
    },
  };
}

/** What `/?path=<id>&speed=<speed>` opens. */
export async function createPlayerOptions(
  id: string,
  speed: string | null,
  inspect: (event: InspectionEvent) => void,
) {
  const plan = await findPlan(id);
  return plan
    ? playingParts({ plan, speed: speedOf(speed), inspect })
    : mountInsteadOfApp(<NotThere title={messages.unknown(id)} hint={messages.unknownHint} />);
}
