import { cdp, page } from 'vitest/browser';
import type { Action } from '#machines/models/kinds.ts';
import { toEmulatedMedia } from '#machines/models/playwright/emulatedMedia.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { startProvider } from '#mocks/browser.ts';
import { runPlan } from '#src/demo/paths/runPlan.ts';
import { crawl, type Known } from '../run/crawl';
import { START } from './fixedClock';
import { hostPage } from './hostPage';
import { inNewApp } from './inNewApp';
import { preloadScreens } from './preloadScreens';

/** One small world in memory for all plans; its clock stands still until a plan moves it. */
const provider = await startProvider({ persist: false, serviceWorker: false, members: 40, now: () => START });

await page.viewport(1440, 900);
// Plans are in time zones of their own.
globalThis.setTimeZone = (timezoneId: string) => cdp().send('Emulation.setTimezoneOverride', { timezoneId });
globalThis.setMedia = (given) => {
  const { media, colorScheme, forcedColors } = toEmulatedMedia(given);
  const features = [
    { name: 'prefers-color-scheme', value: colorScheme },
    { name: 'forced-colors', value: forcedColors },
  ];
  return cdp().send('Emulation.setEmulatedMedia', { media, features });
};
// So that no step waits for the code of a screen, nor of a part of one.
await Promise.all(Object.values(import.meta.glob('../../../src/views/**/*.tsx')).map((load) => load()));
await preloadScreens();

/** Crawls the app from this start; adds to what is known. */
export async function crawlInApp(start: readonly Action[], known: Known) {
  const options = { provider, timeoutMs: 2000, startAt: START };
  const { result } = await inNewApp(options, (driver, container) => crawl(driver, container, start, known));
  return result;
}

/** Unlike the host on which plans are recorded, the page of tests has no certificate. */
function withoutSecure<Part extends Plan['start'] | Plan['steps'][number]>(part: Part): Part {
  const { effects } = part;
  return effects ? { ...part, effects: effects.map((one) => one.replace(/; Secure$/, '')) } : part;
}

/** Runs a plan in the app. Rejects with a PlanFailure at the first failed action or assertion. */
export async function runPlanInApp(plan: Plan, timeoutMs: number): Promise<void> {
  const options = { provider, timeoutMs, startAt: START, hostPage };
  const { start, steps } = plan;
  const onHttp = { ...plan, start: withoutSecure(start), steps: steps.map(withoutSecure) };
  const { leak } = await inNewApp(options, (driver) => runPlan(driver, onHttp));
  if (leak !== null) throw new Error(leak);
}
