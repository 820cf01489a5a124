/** Random keys, codes and tokens, and the digests that passcodes are stored as. */

const KEY_ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A source of random integers from 0 up to, not including, `below`. */
export type RandomInt = (below: number) => number;

/** Cryptographic source. Unbiased for the alphabets here, whose lengths divide 2^32. */
export const secureRandomInt: RandomInt = (below) => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % below;
};

/** As many bits are taken from each random integer: a world has a million letters. */
const DRAWN_BITS = 30;

/** Makes texts of random letters behind a prefix. The alphabet has a power of two of letters. */
function randomTexts(alphabet: string, length: number, prefix = ''): (randomInt?: RandomInt) => string {
  const toCodes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  const letters = toCodes(alphabet);
  const bits = Math.log2(alphabet.length);
  const perDraw = Math.floor(DRAWN_BITS / bits);
  const below = 2 ** (bits * perDraw);
  // One list for all texts: one for each would be a third of the time.
  const codes = toCodes(prefix.padEnd(prefix.length + length));
  return (randomInt = secureRandomInt) => {
    for (let start = prefix.length; start < codes.length; start += perDraw) {
      let value = randomInt(below);
      const end = Math.min(start + perDraw, codes.length);
      for (let index = start; index < end; index++) {
        codes[index] = letters[value & (letters.length - 1)] ?? 0;
        value >>>= bits;
      }
    }
    return String.fromCharCode(...codes);
  };
}

/** A member's private key: `trl-` and 40 letters and digits without easily confused ones. */
export const createPrivateKey = randomTexts(KEY_ALPHABET, 40, 'trl-');

/** Eight letters and digits. Not secret; the caller checks that it is unique. */
export const createReferralCode = randomTexts(CODE_ALPHABET, 8);

/** Salt for a passcode digest. */
export const createSalt = createReferralCode;

/** An opaque token for a header, a cookie or a link. */
export const createToken = randomTexts(KEY_ALPHABET, 48);

/** An address in the format of the BSC network: 0x and 40 hexadecimal digits. */
export const createWalletAddress = randomTexts('0123456789abcdef', 40, '0x');

/**
 * A salted digest of a passcode. It is fast and synchronous (FNV-1a over two lanes, 300 rounds) and fit for sample
 * data only: a real provider needs a slow, cryptographic one.
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

/** Stored instead of a digest for accounts without a passcode: no digest ever equals it. */
export const NO_PASSCODE = 'none';
