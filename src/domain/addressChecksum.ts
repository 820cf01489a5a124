import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** Whether the small and capital letters of an address of the BSC network contradict its checksum (EIP-55). */
export function failsChecksum(address: string): boolean {
  const digits = address.slice(2);
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(digits.toLowerCase())));
  return [...digits].some((digit, index) => {
    const isCapital = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit !== (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}
