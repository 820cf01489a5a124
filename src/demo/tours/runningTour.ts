import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import { demoUrls } from '../demoUrls';
import { tabStorage } from '../tabStorage';
import { parseScreen, readScreen, screenBefore } from './screenBefore';
import { TOUR_KEY } from './tourKey';
import type { TourPlayback } from './tourPlayback';

const runningTour = z.object({
  name: z.string(),
  /** the sentence that is told, counted from 0 */
  told: z.int().check(z.nonnegative()),
  /** what leaving leads to */
  screenBefore,
});
export type RunningTour = z.output<typeof runningTour>;

/** A host may forbid to tell where a link was. */
const SCREEN_BEFORE_KEY = toOwnName('trellis-demo-before-tour');

/** This screen is the one that the tour leads back to, with what is typed in it. An address that only opens something is none. */
export const keepScreenBeforeTour = (): void =>
  tabStorage.set(
    SCREEN_BEFORE_KEY,
    location.pathname === demoUrls.start ? null : JSON.stringify(readScreen()),
  );

export function beginTour(name: string): RunningTour {
  const kept = parseScreen(tabStorage.get(SCREEN_BEFORE_KEY));
  tabStorage.set(SCREEN_BEFORE_KEY, null);
  return { name, told: 0, screenBefore: kept ?? { address: demoUrls.start, fields: {} } };
}

/** The tour that the reload has interrupted; undefined where there is none that can be read. */
export function readRunningTour(): RunningTour | undefined {
  try {
    return z.safeParse(runningTour, JSON.parse(tabStorage.get(TOUR_KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** Keeps the place in the tour over a reload, until it is left. */
export function keepPlace(tour: RunningTour, { get, subscribe }: TourPlayback): void {
  const keep = (told: number) => tabStorage.set(TOUR_KEY, JSON.stringify({ ...tour, told }));
  keep(tour.told);
  subscribe(() => {
    const { step, phase } = get();
    if (phase !== 'preparing') keep(step);
  });
}

export const forgetRunningTour = (): void => tabStorage.set(TOUR_KEY, null);
