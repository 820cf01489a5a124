import * as z from 'zod/mini';
import { absent, count, dollars, label, status, text } from './scalars';

/** A member's profile (R3.4). */
// assumed: every field of a profile may be absent; the screen leaves it out or shows –
export const profile = z.object({
  name: absent(text),
  email: absent(text),
  user_pk: absent(text),
  // assumed: wallet_address is absent or null until the member sets one
  wallet_address: absent(label),
  // 0 is a member who is not staged yet (R4.4)
  stage: absent(count),
  status: absent(status),
  last_donation: absent(dollars),
  referral_code: absent(text),
});
export type Profile = z.output<typeof profile>;
