import * as z from 'zod/mini';
import { duration } from './duration';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { absent, message, text } from './scalars';
import { limits } from './settings';
import { isSuccess } from './verdicts';
import { flag } from './vocabulary';

/** The wallet that a member's deposits are sent to (R3.14). */
export const depositWallet = z.object({
  wallet_address: text,
  // assumed: expires_in is a length of time from the moment of the reply on; in its place expires_at may be the date at which the address expires
  expires_in: absent(duration),
  limits: absent(limits),
});
export type DepositWallet = z.output<typeof depositWallet>;

/**
 * Seconds until the date of a field beside the wallet's own; undefined where it is none, or past: a wallet that has just
 * been made has not expired, but is dated by another clock.
 */
export function readTimeLeft({ expires_at }: Readonly<Record<string, unknown>>): number | undefined {
  const { data } = z.safeParse(absent(moment), expires_at);
  const left = data === undefined ? 0 : (Date.parse(data) - Date.now()) / 1000;
  return left > 0 ? left : undefined;
}

/** A flag, or a word of success; a sentence may say anything. */
const successOrWord = z.pipe(
  z.transform<boolean | number | string, unknown>((said) => isSuccess(said) || said),
  flag,
);

/** POST /wallet/generate: creates a deposit wallet, or returns the one that has not expired. */
// assumed: the wallet data with limits is the answer of POST /wallet/generate
export const generateWallet = defineEndpoint('POST', '/wallet/generate', 'member', {
  reply: z.object({ success: absent(successOrWord), message, data: z.looseObject(depositWallet.shape) }),
});
