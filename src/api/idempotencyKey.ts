/** Whether calls carry the header `Idempotency-Key`; a build with VITE_IDEMPOTENCY_KEY=off leaves it out (D29). */
export const sendsIdempotencyKey = import.meta.env?.VITE_IDEMPOTENCY_KEY !== 'off';

/** A new key: a random UUID (version 4). `crypto.randomUUID` makes them on secure origins only. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** The key as the header's value: a string of the structured fields of RFC 9651, in quotes. */
export const toHeaderValue = (key: string): string => `"${key}"`;
