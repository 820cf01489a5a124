import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { Random } from './random';

/** How much happens in each hour of a day, and on each day of a week from Thursday, the first day of 1970. */
const HOURS = [2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 9, 9, 8, 8, 9, 9, 9, 9, 10, 10, 9, 8, 6, 3] as const;
const DAYS = [10, 10, 7, 6, 10, 10, 10] as const;

const weights: readonly number[] = DAYS.flatMap((day) => HOURS.map((hour) => day * hour));
const WEEK_MS = weights.length * HOUR_MS;
/** What happens before each hour of a week. */
const before: number[] = [];
let weekly = 0;
for (const weight of weights) {
  before.push(weekly);
  weekly += weight;
}

/** What has happened since 1970, for a moment in milliseconds. It rises fast in busy hours and slowly at night. */
function toCumulativeActivity(at: number): number {
  const week = Math.floor(at / WEEK_MS);
  const hours = (at - week * WEEK_MS) / HOUR_MS;
  const hour = Math.floor(hours);
  return week * weekly + (before[hour] ?? 0) + (weights[hour] ?? 0) * (hours - hour);
}

/** The moment when that much has happened. */
function fromCumulativeActivity(activity: number): number {
  const week = Math.floor(activity / weekly);
  const rest = activity - week * weekly;
  let hour = 0;
  let above = before.length;
  while (above - hour > 1) {
    const middle = (hour + above) >> 1;
    if ((before[middle] ?? 0) <= rest) hour = middle;
    else above = middle;
  }
  const share = (rest - (before[hour] ?? 0)) / (weights[hour] ?? 1);
  return Math.floor(week * WEEK_MS + (hour + share) * HOUR_MS);
}

/** The moment between two when `share` (0 to 1) of what happens between them has happened; it rises with the share. */
export function momentBetween(from: number, to: number, share: number): number {
  if (to <= from) return from;
  const [first, last] = [toCumulativeActivity(from), toCumulativeActivity(to)];
  return Math.min(to, Math.max(from, fromCumulativeActivity(first + (last - first) * share)));
}

/** A random moment between two, in milliseconds: at night and on Sundays less often. */
export const pickMoment = (from: number, to: number, random: Random): number =>
  momentBetween(from, to, random.share());

/** A random moment of the same day (UTC). */
export function pickMomentOfDay(at: number, random: Random): number {
  const start = at - (at % DAY_MS);
  return pickMoment(start, start + DAY_MS - 1, random);
}

/** How much of what happens in a week happens between two moments; a whole week is 1. */
export const getShareOfWeek = (from: number, to: number): number =>
  (toCumulativeActivity(to) - toCumulativeActivity(from)) / weekly;
