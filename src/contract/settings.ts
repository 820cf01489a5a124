import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { absent, lenient } from './scalars';

/** The bounds that the provider enforces, in dollars. */
export const limits = z.object({ min_withdrawal: lenient(dollars) });

/** GET /settings/public: not shown. */
// assumed: GET /settings/public needs no token, as its name says
// assumed: GET /settings/public may carry the same limits as the wallet data, as data.limits; they are read where the wallet data has none
export const getPublicSettings = defineEndpoint('GET', '/settings/public', 'public', {
  reply: z.object({ data: z.object({ limits: absent(limits) }) }),
});
