import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { count, stage, text } from './scalars';

/** The stage filter's values (R9.11). */
export const STAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** One member of a team, as a row of the flat list (R3.9). */
// assumed: a row of GET /users/team-tree carries _id and the parent_id of the member it is placed under
export const teamMember = z.object({
  _id: text,
  // assumed: the list's first row is the member who asks; its parent_id is null, its level 0
  parent_id: z.nullable(text),
  // assumed: a team member's name may be missing; the graph shows Unknown
  name: z.nullish(z.string()),
  email: text,
  status: text,
  referral_code: text,
  stage,
  level: count,
  position: z.nullable(z.string()),
  referred_by: z.nullable(z.object({ name: z.nullish(z.string()), email: text })),
});
export type TeamMember = z.output<typeof teamMember>;

/** GET /users/team-tree. All Stages and All Status are sent by leaving the field out. */
// assumed: GET /users/team-tree is a flat list, parents before children; the graph is built from it
export const getTeamTree = defineEndpoint('GET', '/users/team-tree', 'member', {
  query: z.object({
    stage: z.optional(z.enum(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])),
    status: z.optional(z.enum(['active', 'inactive'])),
  }),
  reply: z.object({ data: z.array(teamMember) }),
});

/** GET /users/team-tree-chain: not shown. */
// assumed: GET /users/team-tree-chain is the chain of sponsors from the member up to the root
export const getTeamTreeChain = defineEndpoint('GET', '/users/team-tree-chain', 'member', {
  reply: z.object({
    data: z.array(z.object({ name: text, referral_code: text, stage, status: text })),
  }),
});
