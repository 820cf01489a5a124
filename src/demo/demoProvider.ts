import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { followPace } from './followPace';
import { keepNetworkConditions } from './networkConditions';
import { followClock } from './pageClock';
import { followResets, takeReloaded } from './worldReset';

let starting: Promise<RunningProvider> | undefined;
let setStarted: (provider: RunningProvider) => void = () => {};
/** The provider of this page as soon as it has started; does not start it. */
export const started = new Promise<RunningProvider>((resolve) => {
  setStarted = resolve;
});

async function start(): Promise<RunningProvider> {
  const { startProvider } = await import('#mocks/browser.ts');
  const provider = await startProvider();
  followClock(provider.controls.now);
  followPace(provider.controls);
  keepNetworkConditions(provider.controls);
  followResets();
  if (takeReloaded()) notify.warning(messages.resetElsewhere);
  const warn = () => {
    if (!provider.isKept()) notify.warning(messages.notKept, 'not-kept');
  };
  warn();
  provider.subscribe(warn);
  setStarted(provider);
  return provider;
}

/** The provider of this page. The first call fetches and starts it; a failure is forgotten, so that the next tries again. */
export function getProvider(): Promise<RunningProvider> {
  starting ??= start().catch((failure: unknown) => {
    starting = undefined;
    throw failure;
  });
  return starting;
}
