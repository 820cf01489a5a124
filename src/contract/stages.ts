import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { count, lenient, number } from './scalars';

/** Far above any sensible one; up to here the product with an amount is computed exactly. */
const MAX_MULTIPLIER = 1_000_000;

/** The factor of a stage's earning threshold. */
export const earningMultiplier = z.pipe(number, z.number().check(z.nonnegative(), z.lte(MAX_MULTIPLIER)));

/** What a stage requires and yields (R3.5). */
export const stageDefinition = z.object({
  stage_number: count,
  // assumed: donation_requirement is the sum of donations that advances a member from this stage to the next
  donation_requirement: lenient(dollars),
  earning_multiplier: lenient(earningMultiplier),
  // assumed: the minimum donation of a stage may come with its definition, as minimum_donation; absent, none is shown or checked
  minimum_donation: lenient(dollars),
});
export type StageDefinition = z.output<typeof stageDefinition>;

/** GET /stages: the list itself, not wrapped. */
// assumed: GET /stages answers with the bare list
export const getStages = defineEndpoint('GET', '/stages', 'member', {
  reply: z.array(stageDefinition),
});
