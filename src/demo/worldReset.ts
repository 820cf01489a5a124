import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import { forgetAllMovements, forgetMovements, listMovementsUnderWay } from '#src/actors/pendingMovements.ts';
import type { Services } from '#src/actors/services.ts';
import { removeStoredSession } from '#src/actors/storedSession.ts';
import { toAddress, toOwnName, toPath } from '#src/basePath.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { urls } from '#src/urls.ts';
import { refreshScreen } from './controls/changeWorld';
import { endOutcomes } from './endOutcomes';
import { tabStorage } from './tabStorage';

let opened: BroadcastChannel | undefined;
/** One for the page: what it posts is for the other tabs. Opened on demand: it keeps the build's process alive. */
function getChannel(): BroadcastChannel {
  opened ??= new BroadcastChannel(toOwnName('trellis-demo-reset'));
  return opened;
}

/** What has become of the world: after a reset it has no sessions, in one from a scenario, a checkpoint or a file they go on. */
type Replacement = 'reset' | 'replaced';

/** Why this tab was loaded again. */
type ReloadReason = keyof typeof messages.reloaded;
const isReloadReason = (name: string | null): name is ReloadReason =>
  name !== null && Object.hasOwn(messages.reloaded, name);

/** In the storage of the tab, which outlives its reload. */
const RELOADED = toOwnName('trellis-demo-reloaded');

/** The keys of what the tab was sending then. */
const CUT_OFF = toOwnName('trellis-demo-cut-off');

function keepReason(reason: ReloadReason): void {
  tabStorage.set(RELOADED, reason);
  tabStorage.set(CUT_OFF, listMovementsUnderWay().join(' '));
}

/** Lets the other tabs follow: what their screens show no longer exists. What was sent before is unknown to the new world. */
export function announceReplacement(replacement: Replacement): void {
  forgetAllMovements();
  getChannel().postMessage(replacement);
}

/** Loads all tabs again, which the new world knows no session of. */
export function showNewWorld(): void {
  announceReplacement('reset');
  keepReason('resetHere');
  location.reload();
}

/**
 * Shows the world that has replaced the one before, in all tabs: what their screens show no longer exists. Where it is in the
 * memory of this page alone, which a reload would empty, its screen is read again instead.
 */
export function showReplacedWorld(
  { getKeepProblem }: RunningProvider,
  services: Services,
  reason: ReloadReason,
): void {
  if (getKeepProblem() === undefined) {
    announceReplacement('replaced');
    keepReason(reason);
    location.reload();
  } else {
    forgetAllMovements();
    endOutcomes(services);
    refreshScreen();
    notify.success(messages.reloaded[reason]);
  }
}

/** Keeps for the next load of this tab that another one has replaced the world. Returns how to stop that. */
export function watchReplacements(onReplaced = () => {}): () => void {
  const keep = ({ data }: MessageEvent<unknown>) => {
    keepReason(data === 'reset' ? 'resetElsewhere' : 'replacedElsewhere');
    onReplaced();
  };
  getChannel().addEventListener('message', keep);
  return () => getChannel().removeEventListener('message', keep);
}

/** Reloads this tab when another one has replaced the world: what it shows no longer exists. Returns how to stop that. */
export const followReplacements = (): (() => void) =>
  watchReplacements(() => {
    // A tab with a session of its own has records of its own.
    forgetAllMovements();
    location.reload();
  });

function readReason(): ReloadReason | undefined {
  const stored = tabStorage.get(RELOADED);
  return isReloadReason(stored) ? stored : undefined;
}

/**
 * Forgets what this tab was sending in a world that was replaced: a call that the reload has cut off is recorded last.
 * Ends the session of the world before a reset, which would else be said to have ended by itself.
 */
export function leaveFormerWorld(): void {
  const reason = readReason();
  const cutOff = tabStorage.get(CUT_OFF);
  if (cutOff) {
    forgetMovements(cutOff.split(' ').map((key) => ({ key })));
    tabStorage.set(CUT_OFF, null);
  }
  if (reason !== 'resetHere' && reason !== 'resetElsewhere') return;
  removeStoredSession();
  if (toPath(location.pathname).startsWith(urls.dashboard)) {
    history.replaceState(null, '', toAddress(urls.signIn));
  }
}

/** Says why this page was loaded again, if the world was replaced; once. */
export function tellReloadReason(): void {
  const reason = readReason();
  tabStorage.set(RELOADED, null);
  if (reason === undefined) return;
  const isOfThisTab = !reason.endsWith('Elsewhere');
  (isOfThisTab ? notify.success : notify.warning)(messages.reloaded[reason]);
}
