import { followClock } from '#src/demo/pageClock.ts';

/**
 * When plans, walks and tests of screens begin, wherever and whenever they run: figures of the seeded world depend on day
 * and hour. `VITE_START` begins them at another time, to see that nothing else does.
 */
export const START = Date.parse(import.meta.env.VITE_START ?? '2026-11-18T10:00:00Z');

const { now } = Date;
const loadedAt = now();
const fixedNow = () => START + now() - loadedAt;
followClock(fixedNow);
const { Date: FixedDate } = globalThis;

/** For tests that share a page: takes back what one of them has made of the clock. */
export function resetClock(): void {
  globalThis.Date = FixedDate;
  Date.now = fixedNow;
}
