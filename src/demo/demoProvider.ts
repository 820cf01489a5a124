import type { RunningProvider } from '#mocks/browser.ts';
import { notify } from '#src/actors/notify.ts';
import { demo as messages } from '#src/messages/demo.ts';
import { restoreLatency } from './latencyStorage';
import { followClock } from './pageClock';
import { followResets, takeReloaded } from './worldReset';

let starting: Promise<RunningProvider> | undefined;

async function start(): Promise<RunningProvider> {
  const { startProvider } = await import('#mocks/browser.ts');
  const provider = await startProvider();
  followClock(provider.controls.now);
  restoreLatency(provider.controls);
  followResets();
  if (takeReloaded()) notify.warning(messages.resetElsewhere);
  const warn = () => {
    if (!provider.isKept()) notify.warning(messages.notKept);
  };
  warn();
  provider.subscribe(warn);
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
