/** By their values. */
const LETTERS = new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/');
const PADDING = '='.charCodeAt(0);
/** By letter; negative for what is none. */
const VALUES = new Int8Array(256).fill(-1);
for (const [value, letter] of LETTERS.entries()) VALUES[letter] = value;
VALUES[PADDING] = 0;

/** Letters as bytes: a file takes them, and gives them back, many times as fast as the text of `btoa`. */
export function encodeBase64(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const letters = new Uint8Array(Math.ceil(bytes.length / 3) * 4);
  for (let from = 0, to = 0; from < bytes.length; from += 3, to += 4) {
    const three = ((bytes[from] ?? 0) << 16) | ((bytes[from + 1] ?? 0) << 8) | (bytes[from + 2] ?? 0);
    letters[to] = LETTERS[three >> 18] ?? 0;
    letters[to + 1] = LETTERS[(three >> 12) & 63] ?? 0;
    letters[to + 2] = LETTERS[(three >> 6) & 63] ?? 0;
    letters[to + 3] = LETTERS[three & 63] ?? 0;
  }
  const missing = (3 - (bytes.length % 3)) % 3;
  return letters.fill(PADDING, letters.length - missing);
}

declare global {
  interface Uint8ArrayConstructor {
    /** where the browser has it, which TypeScript's own library leaves out; it overlooks spaces */
    readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

/** Undefined for letters that are no Base64. */
function decodeLetters(letters: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  const read = (at: number) => VALUES[letters[at] ?? PADDING] ?? -1;
  let all = 0;
  for (let from = 0, to = 0; from < letters.length; from += 4, to += 3) {
    const four = (read(from) << 18) | (read(from + 1) << 12) | (read(from + 2) << 6) | read(from + 3);
    all |= four;
    bytes[to] = four >> 16;
    bytes[to + 1] = four >> 8;
    bytes[to + 2] = four;
  }
  return all < 0 ? undefined : bytes;
}

/** The same by the browser, in a third of the time. */
function decodeByBrowser(letters: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.fromBase64?.(new TextDecoder().decode(letters));
  } catch {
    return undefined;
  }
}

/** With padding or without. Throws an Error for letters that are no Base64. */
export function decodeBase64(letters: Uint8Array): Uint8Array<ArrayBuffer> {
  const padding = letters.indexOf(PADDING);
  const length = padding < 0 ? letters.length : padding;
  const after = letters.subarray(length);
  const decode = Uint8Array.fromBase64 ? decodeByBrowser : decodeLetters;
  const bytes = decode(letters.subarray(0, length));
  const isWhole = bytes?.length === Math.floor((length * 3) / 4) && length % 4 !== 1;
  if (!isWhole || after.length > 2 || after.some((letter) => letter !== PADDING)) {
    throw new Error('this is no Base64');
  }
  return bytes;
}

export const toBase64 = (bytes: Uint8Array): string => new TextDecoder().decode(encodeBase64(bytes));
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  decodeBase64(new TextEncoder().encode(text));
