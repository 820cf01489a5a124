/** Bytes of UTF-8 in the largest QR code at the lowest error correction. */
const MAX_BYTES = 2953;

/** Whether a QR code can hold a text: it has to be short enough, and valid Unicode. */
export function fitsQrCode(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  // A lone surrogate is encoded as another character.
  return bytes.length <= MAX_BYTES && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text;
}
