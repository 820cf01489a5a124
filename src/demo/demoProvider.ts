import type { ProviderOptions, RunningProvider } from '#mocks/browser.ts';
import type { OnProgress } from '#mocks/slices.ts';
import { notify } from '#src/actors/notify.ts';
import { isSavingData } from '#src/browser/isSavingData.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { refreshScreen } from './controls/changeWorld';
import { followPace } from './followPace';
import { keepNetworkConditions } from './networkConditions';
import { followClock } from './pageClock';
import { getSessionScope } from './tabSession';
import { withProgress } from './withProgress';
import { followReplacements, tellReloadReason } from './worldReset';

/** The first screens need the connection more. */
const OFFLINE_DELAY_MS = 4000;
/** Several changes of another tab are one; a reset of it reloads this one within this time. */
const REFRESH_DELAY_MS = 150;

/** Shows what another tab has changed, as long as this one is visible: others read anew when they are looked at. */
function followOtherTabs({ subscribeToChanges }: RunningProvider): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscribeToChanges((origin) => {
    if (origin === 'thisTab') return;
    clearTimeout(timer);
    timer = setTimeout(refreshScreen, REFRESH_DELAY_MS);
  });
}

/** What has become of the data of the visit before: charts end today, though it was left some time ago. */
async function tellWhatBecame({ leftAt, wasUnreadable }: RunningProvider): Promise<void> {
  if (leftAt === undefined && !wasUnreadable) return;
  const { demoWorld } = await import('#src/messages/demoWorld.ts');
  if (wasUnreadable) notify.warning(demoWorld.unreadable);
  if (leftAt !== undefined) notify.success(demoWorld.livedOn(leftAt));
}

let starting: Promise<RunningProvider> | undefined;
let setStarted: (provider: RunningProvider) => void = () => {};
/** The provider of this page as soon as it has started; does not start it. */
export const started = new Promise<RunningProvider>((resolve) => {
  setStarted = resolve;
});

type Begin = Pick<ProviderOptions, 'opened' | 'onProgress'>;

async function start({ opened, onProgress }: Begin): Promise<RunningProvider> {
  const { startProvider } = await import('#mocks/browser.ts');
  const begin = (report: OnProgress) => startProvider({ getSessionScope, opened, onProgress: report });
  const provider = await (onProgress ? begin(onProgress) : withProgress('starting', begin));
  followClock(provider.controls.now);
  followPace(provider.controls);
  keepNetworkConditions(provider.controls);
  followReplacements();
  tellReloadReason();
  const warn = () => {
    const problem = provider.getKeepProblem();
    if (problem) notify.warning(messages.notKept[problem]);
  };
  warn();
  void tellWhatBecame(provider);
  provider.subscribe(warn);
  followOtherTabs(provider);
  if (!isSavingData()) setTimeout(provider.storeFilesForOffline, OFFLINE_DELAY_MS);
  setStarted(provider);
  return provider;
}

/**
 * The provider of this page. The first call fetches and starts it, as it says; a failure is forgotten, so that the next
 * tries again.
 */
export function getProvider(begin: Begin = {}): Promise<RunningProvider> {
  starting ??= start(begin).catch((failure: unknown) => {
    starting = undefined;
    throw failure;
  });
  return starting;
}
