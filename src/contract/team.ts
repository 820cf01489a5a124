import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { flattenTeam } from './flattenTeam';
import { saysWho } from './rows';
import { count, lenient, otherMember, text, unread } from './scalars';
import { profile } from './users';
import { position } from './vocabulary';

/** The stage filter's values (R9.11). */
export const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const { name, email, status, referral_code, stage } = profile.shape;

/** One member of a team, as a row of the flat list (R3.9). Screens show – for a field that is absent. */
export const teamMember = z.object({
  _id: text,
  // assumed: a row of GET /users/team-tree may carry the parent_id of the member it is placed under; without any, the graph has no structure to draw
  parent_id: lenient(text),
  // assumed: a team member's name may be missing; the graph shows Unknown
  name,
  email,
  status,
  referral_code,
  stage,
  // assumed: levels count from any number; the app counts from 1, directly below the member
  level: lenient(count),
  position: lenient(position),
  referred_by: unread(otherMember),
});
export type TeamMember = z.output<typeof teamMember>;

/** GET /users/team-tree. All Stages and All Status are sent by leaving the field out. */
// assumed: GET /users/team-tree holds the member who asks, or not: recognised by e-mail address or referral code, else as the only row of level 0
export const getTeamTree = defineEndpoint('GET', '/users/team-tree', 'member', {
  query: z.object({
    stage: z.optional(z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])),
    status: z.optional(z.enum(['active', 'inactive'])),
  }),
  reply: z.object({
    data: z.pipe(
      z.transform<z.input<typeof teamMember>[] | null, unknown>(flattenTeam),
      z.array(teamMember).check(saysWho),
    ),
  }),
});

/** A sponsor of a member. */
const sponsor = z.object({ name, referral_code, stage, status });
export type Sponsor = z.output<typeof sponsor>;

/** GET /users/team-tree-chain. Undefined where the provider answers with anything but a list. */
// assumed: GET /users/team-tree-chain may be the chain of sponsors, from the member up to the root; any answer but a list shows nothing
export const getTeamTreeChain = defineEndpoint('GET', '/users/team-tree-chain', 'member', {
  reply: z.object({
    data: z.pipe(
      z.transform((value: readonly z.input<typeof sponsor>[] | object | null) =>
        Array.isArray(value) ? value.filter((one) => one !== null) : undefined,
      ),
      z.optional(z.array(sponsor)),
    ),
  }),
});
