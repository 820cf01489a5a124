/** From 16 digits on a JSON number may be another whole number in JavaScript: 9007199254740993 is read as …992. */
const HAS_LARGE_NUMBER = /[:,[]\s*-?\d{16}/;
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LARGE_NUMBER = /^-?[1-9]\d{15,}$/;

const quoteLargeNumbers = (text: string): string =>
  text.replace(TEXT_OR_NUMBER, (token) => (LARGE_NUMBER.test(token) ? `"${token}"` : token));

/**
 * The value of a JSON text; undefined where it is none. Large whole numbers, as ids and private keys may be, are read as
 * texts of their digits (D576).
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(HAS_LARGE_NUMBER.test(text) ? quoteLargeNumbers(text) : text);
  } catch {
    return undefined;
  }
}
