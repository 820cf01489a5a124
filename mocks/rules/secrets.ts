/** Texts that nobody can guess, and the digest that passcodes are kept as. */

const KEY_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A source of whole numbers from 0 up to, not including, `below`. */
export type Draw = (below: number) => number;

/** Draws from the platform's cryptographic source; the alphabets have 32 letters, so that no letter is favoured. */
export const drawSecurely: Draw = (below) => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn % below;
};

const letters = (alphabet: string, length: number, draw: Draw): string =>
  Array.from({ length }, () => alphabet.charAt(draw(alphabet.length))).join('');

/** A member's private key: `trl-` and 40 letters and digits without the ones that are easily mixed up. */
export const newPrivateKey = (draw: Draw = drawSecurely): string => `trl-${letters(KEY_ALPHABET, 40, draw)}`;

/** A referral code: eight letters and digits. Not secret, and unique only once its keeper has checked. */
export const newReferralCode = (draw: Draw = drawSecurely): string => letters(CODE_ALPHABET, 8, draw);

/** An opaque token for a header, a cookie or a link. */
export const newToken = (draw: Draw = drawSecurely): string => letters(KEY_ALPHABET, 48, draw);

/** An address like those of the BSC network: 0x and 40 hexadecimal digits. */
export const newWalletAddress = (draw: Draw = drawSecurely): string =>
  `0x${letters('0123456789abcdef', 40, draw)}`;

/**
 * A salted digest of a passcode, so that a look at the stored world shows none. It is quick and synchronous (FNV-1a
 * over two lanes, folded a few hundred times) and fit for sample data only: a real provider needs a slow,
 * cryptographic one.
 */
export function digestPasscode(passcode: string, salt: string): string {
  let low = 0x811c9dc5;
  let high = 0x1b873593;
  for (let round = 0; round < 300; round++) {
    for (const letter of `${round}:${salt}:${passcode}`) {
      const code = letter.codePointAt(0) ?? 0;
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ (low >>> 15) ^ code, 0x85ebca6b);
    }
  }
  return [low, high].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What stands in place of a digest while no passcode opens an account: no digest ever equals it. */
export const NO_PASSCODE = 'none';
