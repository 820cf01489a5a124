import { startProvider } from '#mocks/browser.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { forgetAllMovements } from '#src/actors/pendingMovements.ts';
import { demo } from '#src/messages/demo.ts';
import { tours as messages } from '#src/messages/tours.ts';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { getAppContainer } from '../appContainer';
import { mountInsteadOfApp, mountOverlay } from '../mountOverlay';
import { followClock } from '../pageClock';
import type { PlayedApp } from '../paths/pageDriver';
import { snapshotBrowserState } from '../player/snapshotBrowserState';
import { AddressProblems } from '../scenarios/AddressProblems';
import { isSameName } from '../scenarios/momentParts';
import { signInAs } from '../signInAs';
import { adoptPageStorage } from '../tabSession';
import { watchReplacements } from '../worldReset';
import { forgetRunningTour, keepPlace, type RunningTour } from './runningTour';
import { keepScreen } from './screenBefore';
import { TourBar } from './TourBar';
import type { Tour } from './tour';
import { createTourDriver } from './tourDriver';
import { createTourPlayback } from './tourPlayback';
import { allTours } from './tours';

const STEP_TIMEOUT_MS = 8000;

/** The provider, the driver and the playback of a tour, whose world is not stored. */
export async function prepareTour(
  tour: Tour,
  container: HTMLElement,
  open: (path: string) => void,
  timeoutMs = STEP_TIMEOUT_MS,
) {
  const provider = await startProvider({ persist: false, serviceWorker: false });
  const persona = findPersona(tour.persona);
  const driver = createTourDriver({ provider, container, timeoutMs });
  const restart = async () => {
    provider.controls.clear();
    forgetAllMovements();
    await provider.worlds.open(tour.world);
    await signInAs(provider, persona);
    open(tour.screen);
  };
  return { provider, playback: createTourPlayback({ tour, driver, restart, timeoutMs }) };
}

/** All screens of the tour are one entry of the browser's history: Back leads to what was there before it. */
function keepOneHistoryEntry(): void {
  history.pushState = (...given) => history.replaceState(...given);
}

/**
 * App options for `/?tour=<name>`, which begin at the sentence that is `told` after a reload. Leaving leads to the screen
 * before, in the world that was there all the time.
 */
export async function createTourOptions(running: RunningTour) {
  const { name, told, screenBefore } = running;
  const tour = allTours.find((one) => isSameName(one.name, name));
  if (!tour) {
    return mountInsteadOfApp(<AddressProblems problems={[messages.notFound(name)]} />);
  }
  adoptPageStorage();
  // The tour goes on: what it leads back to says why it is another one.
  watchReplacements();
  let open = (_path: string) => {};
  const { provider, playback } = await prepareTour(tour, getAppContainer(), (path) => open(path));
  followClock(provider.controls.now);
  return {
    fetch: provider.fetch,
    marker: <DemoMarker label={demo.label} />,
    onReady: (app: PlayedApp) => {
      const restoreBrowserState = snapshotBrowserState();
      // By Back, too, which leads to the screen before.
      addEventListener('pagehide', () => {
        restoreBrowserState();
        keepScreen(screenBefore);
      });
      keepOneHistoryEntry();
      open = app.open;
      keepPlace(running, playback);
      const leave = () => {
        forgetRunningTour();
        playback.stop();
        restoreBrowserState();
        location.replace(screenBefore.address);
      };
      mountOverlay(<TourBar playback={playback} onLeave={leave} />);
      void playback.start(told);
    },
  };
}
