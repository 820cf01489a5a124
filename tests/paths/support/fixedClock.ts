import { followClock } from '#src/demo/pageClock.ts';

/** When plans, walks and tests of screens begin, wherever and whenever they run: the seeded world depends on day and hour. */
export const START = Date.UTC(2026, 10, 18, 10);

const { now } = Date;
const loadedAt = now();
let start = START;
const fixedNow = () => start + now() - loadedAt;
followClock(fixedNow);
const { Date: FixedDate } = globalThis;

/** For tests of screens: what plans cause is recorded at one time. */
export function beginAt(moment: number): void {
  start = moment;
}

/** For tests that share a page: takes back what one of them has made of the clock. */
export function resetClock(): void {
  globalThis.Date = FixedDate;
  Date.now = fixedNow;
}
