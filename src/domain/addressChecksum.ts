import { keccak_256 } from '@noble/hashes/sha3.js';
import { isBscAddress } from './address';

const toHex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the capital letters of an address contradict its checksum (EIP-55); an address in one case has none. */
export function failsChecksum(address: string): boolean {
  if (!isBscAddress(address)) return false;
  const digits = address.slice(2);
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return false;
  const hash = toHex(keccak_256(new TextEncoder().encode(lower)));
  return [...digits].some((digit, index) => {
    const isCapital = Number.parseInt(hash[index] ?? '0', 16) >= 8;
    return digit !== (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}
