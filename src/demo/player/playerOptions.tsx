import type { InspectionEvent } from 'xstate';
import { kinds } from '#machines/models/kinds.ts';
import { parseSteps } from '#machines/models/walkActions.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { toWalkPlan } from '#machines/paths/walk.ts';
import { startProvider } from '#mocks/browser.ts';
import { demo } from '#src/messages/demo.ts';
import { player as messages } from '#src/messages/player.ts';
import { breakpoints } from '#src/theme/media.ts';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { getAppContainer } from '../appContainer';
import { DemoNotFound } from '../DemoNotFound';
import { demoUrls } from '../demoUrls';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import { findPlan } from '../paths/loadPlans';
import { createPageDriver, type PlayedApp } from '../paths/pageDriver';
import { createWalkDriver } from '../paths/walkDriver';
import { parseRecordedPath, toPlan } from '../recorder/recordedPath';
import { highlightElement } from './highlightElement';
import { PlayerBar } from './PlayerBar';
import { createPlayback, type Speed } from './playback';
import { snapshotBrowserState } from './snapshotBrowserState';

const ASSERTION_TIMEOUT_MS = 6000;
/** Large enough for the paths. */
const MEMBER_COUNT = 40;

const toSpeed = (value: string | null): Speed => (value === 'slow' || value === 'fast' ? value : 'normal');

interface PlayerSettings {
  readonly plan: Plan;
  readonly replay: string;
  readonly createDriver: typeof createPageDriver;
  readonly speed: Speed;
  readonly inspect: (event: InspectionEvent) => void;
}

/** App options that play a plan automatically, over a world of its own that is not stored. */
async function createPlayingOptions({ plan, replay, createDriver, speed, inspect }: PlayerSettings) {
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
      mountOverlay(<PlayerBar playback={playback} replay={replay} narrow={narrow} />);
      void playback.run(driver).finally(restoreBrowserState);
    },
  };
}

/** What the parameters of an address play; one of them, in this order. */
interface PlayerParameters {
  /** the id of a plan */
  readonly path: string | null;
  /** a recorded path, as JSON */
  readonly recording: string | null;
  /** the steps of a walk, as JSON */
  readonly walk: string | null;
}

/** What is read of an address; undefined where it cannot be read. */
function tryRead<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** The plan of an address, its driver, and the address that plays it again. */
async function findPlayed({ path, recording, walk }: PlayerParameters) {
  if (path !== null)
    return { plan: await findPlan(path), createDriver: createPageDriver, replay: demoUrls.play(path) };
  if (recording !== null) {
    const recorded = tryRead(() => parseRecordedPath(JSON.parse(recording)));
    const plan = recorded && toPlan(recorded).plan;
    return { plan, createDriver: createPageDriver, replay: demoUrls.playRecording(recorded) };
  }
  const steps = tryRead(() => parseSteps(JSON.parse(walk ?? '')));
  const plan = steps && toWalkPlan(steps, kinds.describeAction);
  return { plan, createDriver: createWalkDriver, replay: demoUrls.walk(steps) };
}

/** App options for `/?path=<id>`, `/?recording=<path>` and `/?walk=<steps>`, each with `&speed=<speed>`. */
export async function createPlayerOptions(
  { speed, ...parameters }: PlayerParameters & { readonly speed: string | null },
  inspect: (event: InspectionEvent) => void,
) {
  const { plan, ...played } = await findPlayed(parameters);
  if (!plan) {
    const { path, recording } = parameters;
    const { title, hint } =
      path !== null
        ? { title: messages.notFound(path), hint: messages.notFoundHint }
        : messages.misfit[recording === null ? 'walk' : 'recording'];
    return mountInsteadOfApp(<DemoNotFound title={title} hint={hint} />);
  }
  return createPlayingOptions({ plan, ...played, speed: toSpeed(speed), inspect });
}
