import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { getShareOfWeek } from '../seed/humanTime';
import { MAX_MEMBERS } from '../world/worldDefinition';

const WEEK_MS = 7 * DAY_MS;

/** What happens in such a span depends on the world and the span alone, however time has come there. */
export const SPAN_MS = 10 * MINUTE_MS;

/** Of each member a week, as at the end of a seeded year. */
export const JOINS_A_WEEK = 1 / 40;

/** Whether anything is due since it was last caught up with. */
export const isBehind = (livedUntil: number, now: number): boolean =>
  Math.floor(livedUntil / SPAN_MS) < Math.floor(now / SPAN_MS);

/** The rows that are new or changed in a week, of each member. */
const ROWS_A_WEEK = 1;
/** More rows are packed with the others: beside them, each later change would take long to store. */
const MAX_ROWS = 5000;

/** Whether so much happens to so many members until then that the world is another one. */
export const needsNewBase = (members: number, livedUntil: number, until: number): boolean =>
  getShareOfWeek(livedUntil, until) * ROWS_A_WEEK * members > MAX_ROWS;

/** What a page has memory for, of rows that are new at a time. */
const MAX_NEW_ROWS = 2_000_000;

/** How long a world of so many members can live on at a time, in milliseconds: it grows as it does. */
export function getLongestSpan(count: number): number {
  let members = count;
  let weeks = 0;
  for (let rows = members * ROWS_A_WEEK; rows <= MAX_NEW_ROWS; rows += members * ROWS_A_WEEK) {
    weeks++;
    members = Math.min(MAX_MEMBERS, members * (1 + JOINS_A_WEEK));
  }
  return weeks * WEEK_MS;
}

/** A moment that is further away than a world can live on at a time, or after the end of its calendar. */
export class MomentTooFarError extends Error {
  /** The last moment that is not, in milliseconds since 1970. */
  readonly latest: number;

  constructor(latest: number) {
    super('too much would happen until then, or the calendar ends before');
    this.latest = latest;
  }
}

/** A world that was left for longer is from another time. */
const LEFT_AFTER_MS = WEEK_MS;

/** Whether nothing has happened in it for so long that nobody in it is active any more. */
export const isFromThePast = (livedUntil: number, now: number): boolean => now - livedUntil > LEFT_AFTER_MS;
