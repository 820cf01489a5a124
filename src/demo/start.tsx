import type { InspectionEvent } from 'xstate';
import { BRAND_KEY } from './brand/brandKey';
import { createDeferredInspector } from './deferredInspector';
import { getProvider } from './demoProvider';
import { demoUrls } from './demoUrls';
import { mountInsteadOfApp } from './mountOverlay';
import { hasMoment, readParameters } from './scenarios/momentParts';
import { signInParts } from './signInParts';
import { adoptOwnStorage } from './tabSession';
import { tabStorage } from './tabStorage';
import { LEFT_TO_KEY, TOUR_KEY } from './tours/tourKey';
import { leaveFormerWorld } from './worldReset';

type Inspect = (event: InspectionEvent) => void;

const fetchFromProvider: typeof fetch = async (input, init) => (await getProvider()).fetch(input, init);

const startProvider = () => {
  getProvider().catch((failure: unknown) => console.error('The provider could not be started.', failure));
};

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');

/** The app does not wait for it: its screen is shown later. */
const returnToScreen = () => {
  import('./tours/returnToScreen').then(
    (module) => module.returnToScreen(),
    (failure: unknown) => console.error('The screen before the tour could not be made as it was.', failure),
  );
};

/** App options of the interactive demo, whose provider starts while sign-in is shown. */
const createDemoOptions = (inspect: Inspect, prepare: () => void) => ({
  ...signInParts,
  fetch: fetchFromProvider,
  testHooks: { inspect },
  prepare,
});

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
  const parameters = readParameters(search);
  const isStartPage = pathname === demoUrls.start;
  const isMoment = isStartPage && hasMoment(parameters);
  if (isMoment) {
    adoptOwnStorage();
    const { openMomentAddress } = await import('./scenarios/openMoment');
    const refused = await openMomentAddress(parameters);
    if (refused) return refused;
  }
  const tour = isStartPage ? parameters.get('tour') : null;
  if (tabStorage.get(BRAND_KEY) !== null) {
    const [{ applyBrand }, { readBrand }] = await Promise.all([
      import('./brand/applyBrand'),
      import('./brand/brand'),
    ]);
    applyBrand(readBrand());
  }
  // An address that is opened in the middle of a tour leaves it.
  if (!isReload()) tabStorage.set(TOUR_KEY, null);
  if (tour !== null || tabStorage.get(TOUR_KEY) !== null) {
    const [{ createTourOptions }, { beginTour, readRunningTour }] = await Promise.all([
      import('./tours/tourOptions'),
      import('./tours/runningTour'),
    ]);
    const running = tour === null ? readRunningTour() : beginTour(tour);
    if (running) return createTourOptions(running);
  }
  if (tabStorage.get(LEFT_TO_KEY) !== null) returnToScreen();
  const visits = createDeferredInspector(async () =>
    (await import('./paths/visitRecorder')).createVisitRecorder(),
  );
  const path = parameters.get('path');
  const recording = parameters.get('recording');
  const walk = parameters.get('walk');
  if ([path, recording, walk].some((each) => each !== null)) {
    const { createPlayerOptions } = await import('./player/playerOptions');
    visits.load();
    const speed = parameters.get('speed');
    return createPlayerOptions({ path, recording, walk, speed }, visits.inspect);
  }
  if (!isMoment) {
    adoptOwnStorage();
    leaveFormerWorld();
  }
  const prepare = () => {
    startProvider();
    visits.load();
  };
  const machine = parameters.get('record');
  if (machine === null) return createDemoOptions(visits.inspect, prepare);
  const { createRecorderOptions } = await import('./recorder/recorderOptions');
  prepare();
  return createRecorderOptions(machine, async (inspect) =>
    createDemoOptions((event) => {
      visits.inspect(event);
      inspect(event);
    }, prepare),
  );
}
