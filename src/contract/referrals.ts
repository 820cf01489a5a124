import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { list, saysWho } from './rows';
import { absent, count, label, lenient, text } from './scalars';
import { status } from './vocabulary';

/** A text in place of `team_tree` that is no position is the id of one. */
const POSITION = /^(left|center|right)$/i;

/** One direct referral (R3.8). */
export const referral = z.object({
  name: lenient(text),
  email: lenient(text),
  // assumed: position is left, center or right; absent for a member without a place
  team_tree: lenient(z.object({ position: absent(label) }), (value) =>
    POSITION.test(value) ? { position: value } : undefined,
  ),
  status: lenient(status),
  referral_code: lenient(text),
  stage: lenient(count),
  joined: lenient(moment),
});
export type Referral = z.output<typeof referral>;

/** GET /users/referrals. */
export const getReferrals = defineEndpoint('GET', '/users/referrals', 'member', {
  reply: z.object({ data: z.object({ referrals: list(referral).check(saysWho) }) }),
});
