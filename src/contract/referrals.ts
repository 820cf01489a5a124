import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { list, saysWho } from './rows';
import { lenient } from './scalars';
import { profile } from './users';
import { position } from './vocabulary';

const { name, email, status, referral_code, stage } = profile.shape;

/** A text in place of `team_tree` that is no position is the id of one. */
const POSITION = /^(left|center|right)$/;

/** One direct referral (R3.8). */
export const referral = z.object({
  name,
  email,
  // assumed: position is left, center or right; absent for a member without a place
  team_tree: lenient(z.object({ position: lenient(position) }), (value) =>
    POSITION.test(position.parse(value)) ? { position: value } : undefined,
  ),
  status,
  referral_code,
  stage,
  joined: lenient(moment),
});
export type Referral = z.output<typeof referral>;

/** GET /users/referrals. */
export const getReferrals = defineEndpoint('GET', '/users/referrals', 'member', {
  reply: z.object({ data: z.object({ referrals: list(referral).check(saysWho) }) }),
});
