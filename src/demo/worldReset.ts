import type { RunningProvider } from '#mocks/browser.ts';
import { forgetAllMovements } from '#src/actors/pendingMovements.ts';
import { readUnsentInput } from '#src/actors/unsentInput.ts';
import { toOwnName } from '#src/basePath.ts';
import { refreshScreen } from './controls/changeWorld';
import { tabStorage } from './tabStorage';

let opened: BroadcastChannel | undefined;
/** One for the page: what it posts is for the other tabs. Opened on demand: it keeps the build's process alive. */
function getChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(toOwnName('trellis-demo-reset'));
  return opened;
}

/** In the storage of the tab, which outlives its reload. */
const RELOADED = toOwnName('trellis-demo-reloaded');

const NOTICES = ['resetElsewhere', 'undone', 'redone'] as const;
type Notice = (typeof NOTICES)[number];

/** Loads this page again, which then says why. */
function reloadAnd(say: Notice): void {
  tabStorage.set(RELOADED, say);
  location.reload();
}

/** Lets the other tabs follow a reset of the world. What was sent in the one before is unknown to this one. */
export function announceReset(): void {
  forgetAllMovements();
  getChannel().postMessage(null);
}

/**
 * Shows the world that has replaced the one before, in all tabs: what their screens show no longer exists. Where it is in the
 * memory of this page alone, which a reload would empty, its screen is read again instead.
 */
export function showReplacedWorld({ getKeepProblem }: RunningProvider): void {
  if (getKeepProblem() === undefined) {
    announceReset();
    location.reload();
  } else {
    forgetAllMovements();
    refreshScreen();
  }
}

/**
 * Shows the world after a movement of money was taken back or done again: its screen may still show what became of it.
 * False where a reload would lose something: the world, where it is in the memory of this page alone, or what is typed.
 */
export function showWithoutOutcome({ getKeepProblem }: RunningProvider, say: 'undone' | 'redone'): boolean {
  if (getKeepProblem() !== undefined || readUnsentInput().length > 0) return false;
  forgetAllMovements();
  reloadAnd(say);
  return true;
}

/** Reloads this tab when another one has reset the world: what it shows no longer exists. Returns how to stop that. */
export function followResets(): () => void {
  const reload = () => {
    forgetAllMovements();
    reloadAnd('resetElsewhere');
  };
  getChannel().addEventListener('message', reload);
  return () => getChannel().removeEventListener('message', reload);
}

/** Why this page was loaded again; null when it was not; once. */
export function takeReloaded(): Notice | null {
  const found = NOTICES.find((notice) => notice === tabStorage.get(RELOADED)) ?? null;
  tabStorage.set(RELOADED, null);
  return found;
}
