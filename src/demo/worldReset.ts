import type { RunningProvider } from '#mocks/browser.ts';
import { forgetAllMovements } from '#src/actors/pendingMovements.ts';
import type { Services } from '#src/actors/services.ts';
import { toOwnName } from '#src/basePath.ts';
import { refreshScreen } from './controls/changeWorld';
import { endOutcomes } from './endOutcomes';
import { tabStorage } from './tabStorage';

let opened: BroadcastChannel | undefined;
/** One for the page: what it posts is for the other tabs. Opened on demand: it keeps the build's process alive. */
function getChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(toOwnName('trellis-demo-reset'));
  return opened;
}

/** In the storage of the tab, which outlives its reload. */
const RELOADED = toOwnName('trellis-demo-reloaded');

/** Lets the other tabs follow a reset of the world. What was sent in the one before is unknown to this one. */
export function announceReset(): void {
  forgetAllMovements();
  getChannel().postMessage(null);
}

/**
 * Shows the world that has replaced the one before, in all tabs: what their screens show no longer exists. Where it is in the
 * memory of this page alone, which a reload would empty, its screen is read again instead.
 */
export function showReplacedWorld({ getKeepProblem }: RunningProvider, services: Services): void {
  if (getKeepProblem() === undefined) {
    announceReset();
    location.reload();
  } else {
    forgetAllMovements();
    endOutcomes(services);
    refreshScreen();
  }
}

/** Reloads this tab when another one has reset the world: what it shows no longer exists. Returns how to stop that. */
export function followResets(): () => void {
  const reload = () => {
    forgetAllMovements();
    tabStorage.set(RELOADED, 'yes');
    location.reload();
  };
  getChannel().addEventListener('message', reload);
  return () => getChannel().removeEventListener('message', reload);
}

/** Whether this page was loaded again because another tab has reset the world; true once. */
export function takeReloaded(): boolean {
  const isReloaded = tabStorage.get(RELOADED) !== null;
  tabStorage.set(RELOADED, null);
  return isReloaded;
}
