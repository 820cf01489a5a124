import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { absent, lenient, otherMember, text, unread } from './scalars';
import { profile } from './users';

/** GET /users/details: the specification does not show it. */
// assumed: GET /users/details may carry the account's own details: profile, role, joined and who referred the member; what is absent is left out
export const getDetails = defineEndpoint('GET', '/users/details', 'member', {
  reply: z.object({
    data: z.object({
      ...profile.shape,
      role: z.catch(absent(text), undefined),
      joined: lenient(moment),
      referred_by: unread(otherMember),
    }),
  }),
});
