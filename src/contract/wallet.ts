import * as z from 'zod/mini';
import { duration } from './duration';
import { defineEndpoint } from './endpoint';
import { absent, message, text } from './scalars';
import { limits } from './settings';
import { flag } from './vocabulary';

/** The wallet that a member's deposits are sent to (R3.14). */
export const depositWallet = z.object({
  wallet_address: text,
  // assumed: expires_in is a length of time from the moment of the reply on
  expires_in: absent(duration),
  limits: absent(limits),
});
export type DepositWallet = z.output<typeof depositWallet>;

/** POST /wallet/generate: creates a deposit wallet, or returns the one that has not expired. */
// assumed: the wallet data with limits is the answer of POST /wallet/generate
export const generateWallet = defineEndpoint('POST', '/wallet/generate', 'member', {
  reply: z.object({ success: absent(flag), message, data: depositWallet }),
});
