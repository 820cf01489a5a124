import * as z from 'zod/mini';

export const DEFAULT_SEED = 7;
export const DEFAULT_MEMBERS = 1000;
export const MAX_MEMBERS = 50_000;
/** What random numbers are started with: 31 bits. */
export const MAX_SEED = 2 ** 31 - 1;
/** When a world begins whose address has no date: a Wednesday morning. One date, so that its worlds are equal. */
export const DEFAULT_AT = Date.UTC(2026, 10, 18, 10);
/** Where the calendar of all worlds ends: later times have other forms, or none, as dates of a browser. */
export const LATEST_MOMENT = Date.UTC(2200, 0, 1) - 1;

/** Of provider time, in milliseconds since 1970. */
export const moment = z.int().check(z.gte(0), z.lte(LATEST_MOMENT));

/** What a world is made of: the same definition always gives the same world. */
export const worldDefinition = z.object({
  seed: z.int().check(z.gte(0), z.lte(MAX_SEED)),
  members: z.int().check(z.lte(MAX_MEMBERS)),
  /** the time at which it begins, in milliseconds since 1970 */
  at: moment,
  /** name of the scenario whose steps are run on it */
  scenario: z.nullable(z.string()),
});
export type WorldDefinition = z.output<typeof worldDefinition>;
