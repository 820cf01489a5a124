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

/** By length: a list for each text would be a third of the time. */
const lettersOfLength = new Map<number, number[]>();

function findLetters(length: number): number[] {
  const letters = lettersOfLength.get(length) ?? new Array<number>(length).fill(0);
  lettersOfLength.set(length, letters);
  return letters;
}

/** Several letters are taken from each random integer: a world has a million of them. */
function randomText(alphabet: string, length: number, randomInt: RandomInt): string {
  // Alphabets have a power of two of letters.
  const bits = alphabet.length === 16 ? 4 : 5;
  const perDraw = alphabet.length === 16 ? 7 : 6;
  const letters = findLetters(length);
  let value = 0;
  for (let index = 0; index < length; index++) {
    value = index % perDraw === 0 ? randomInt(2 ** (bits * perDraw)) : value >>> bits;
    letters[index] = alphabet.charCodeAt(value & (alphabet.length - 1));
  }
  return String.fromCharCode(...letters);
}

/** A member's private key: `trl-` and 40 letters and digits without easily confused ones. */
export const createPrivateKey = (randomInt = secureRandomInt): string =>
  `trl-${randomText(KEY_ALPHABET, 40, randomInt)}`;

/** Eight letters and digits. Not secret; the caller checks that it is unique. */
export const createReferralCode = (randomInt = secureRandomInt): string =>
  randomText(CODE_ALPHABET, 8, randomInt);

/** Salt for a passcode digest. */
export const createSalt = createReferralCode;

/** An opaque token for a header, a cookie or a link. */
export const createToken = (randomInt = secureRandomInt): string => randomText(KEY_ALPHABET, 48, randomInt);

/** An address in the format of the BSC network: 0x and 40 hexadecimal digits. */
export const createWalletAddress = (randomInt = secureRandomInt): string =>
  `0x${randomText('0123456789abcdef', 40, randomInt)}`;

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
