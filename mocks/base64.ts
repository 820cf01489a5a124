/** So many are the arguments of a function at most. */
const CHUNK_BYTES = 8192;

export function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
    // Six times as fast as a spread.
    letters += String(Reflect.apply(String.fromCharCode, null, bytes.subarray(start, start + CHUNK_BYTES)));
  }
  return btoa(letters);
}

/** Throws a DOMException for a text that is no Base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let index = 0; index < letters.length; index++) bytes[index] = letters.charCodeAt(index);
  return bytes;
}
