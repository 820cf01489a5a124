import type { InspectionEvent } from 'xstate';
import { kinds } from '#machines/models/kinds.ts';
import { parseSteps } from '#machines/models/walkActions.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { toWalkPlan, WALK } from '#machines/paths/walk.ts';
import { startProvider } from '#mocks/browser.ts';
import { demo } from '#src/messages/demo.ts';
import { player as messages } from '#src/messages/player.ts';
import { breakpoints } from '#src/theme/media.ts';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { DemoNotFound } from '../DemoNotFound';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import { findPlan } from '../paths/loadPlans';
import { createPageDriver, type PlayedApp } from '../paths/pageDriver';
import { createWalkDriver } from '../paths/walkDriver';
import { highlightElement } from './highlightElement';
import { PlayerBar } from './PlayerBar';
import { createPlayback, type Speed } from './playback';
import { snapshotBrowserState } from './snapshotBrowserState';

const ASSERTION_TIMEOUT_MS = 6000;
/** Large enough for the paths. */
const MEMBER_COUNT = 40;

const toSpeed = (value: string | null): Speed => (value === 'slow' || value === 'fast' ? value : 'normal');

/** The element of the app; the player's bar is outside it, so that plans do not find its texts. */
function getAppContainer(): HTMLElement {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id root');
  return container;
}

interface PlayerSettings {
  readonly plan: Plan;
  readonly createDriver: typeof createPageDriver;
  readonly speed: Speed;
  readonly inspect: (event: InspectionEvent) => void;
}

/** App options that play a plan automatically, over a world of its own that is not stored. */
async function createPlayingOptions({ plan, createDriver, speed, inspect }: PlayerSettings) {
  const start = Date.now();
  const provider = await startProvider({
    persist: false,
    serviceWorker: false,
    members: MEMBER_COUNT,
    now: () => start,
  });
  const narrow = innerWidth < breakpoints.wide;
  const playback = createPlayback(plan, { speed, paused: narrow && speed !== 'fast' });
  const driver = createDriver({
    provider,
    container: getAppContainer(),
    timeoutMs: ASSERTION_TIMEOUT_MS,
    isWatched: true,
    highlight: (element) => highlightElement(element, playback.highlightMs()),
  });
  const { testHooks } = driver.appOptions;
  const marker = <DemoMarker label={demo.label} />;
  return {
    ...driver.appOptions,
    testHooks: {
      ...testHooks,
      inspect: (event: InspectionEvent) => {
        inspect(event);
        driver.inspector.inspect(event);
      },
    },
    marker,
    onReady: (app: PlayedApp) => {
      // The marker is shown until the plan opens the app, which has its own.
      let removeMarker = () => {};
      driver.appOptions.onReady({
        ...app,
        open: (path) => {
          removeMarker();
          app.open(path);
        },
      });
      removeMarker = mountOverlay(marker, 'before');
      const restoreBrowserState = snapshotBrowserState();
      addEventListener('pagehide', restoreBrowserState);
      mountOverlay(<PlayerBar playback={playback} narrow={narrow} />);
      void playback.run(driver).finally(restoreBrowserState);
    },
  };
}

interface PlayerParameters {
  /** the id of a plan */
  readonly path: string | null;
  /** the steps of a walk, as JSON; counts where there is no path */
  readonly walk: string | null;
  readonly speed: string | null;
}

/** The plan of a walk in the URL; undefined where it is none. */
function readWalk(text: string): Plan | undefined {
  try {
    return toWalkPlan(parseSteps(JSON.parse(text)), kinds.describeAction);
  } catch {
    return undefined;
  }
}

/** App options for `/?path=<id>&speed=<speed>` and `/?walk=<steps>`. */
export async function createPlayerOptions(
  { path, walk, speed }: PlayerParameters,
  inspect: (event: InspectionEvent) => void,
) {
  const plan = path === null ? readWalk(walk ?? '') : await findPlan(path);
  if (!plan)
    return mountInsteadOfApp(
      <DemoNotFound title={messages.notFound(path ?? WALK)} hint={messages.notFoundHint} />,
    );
  const createDriver = path === null ? createWalkDriver : createPageDriver;
  return createPlayingOptions({ plan, createDriver, speed: toSpeed(speed), inspect });
}
