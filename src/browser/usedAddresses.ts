import * as z from 'zod/mini';
import { readStoredAs, writeStored } from './storage';
import { USED_ADDRESSES_KEY } from './storageKeys';

/** Of all members of this browser; the oldest are dropped. */
const MAX_ADDRESSES = 100;

/** An address that a withdrawal went to: those of a blockchain are public. A logout removes them (D421). */
const usedAddress = z.object({
  /** a checksum of the member's private key, from which that cannot be told */
  owner: z.string(),
  address: z.string(),
});
const usedAddresses = z.array(usedAddress);

const readAll = (): z.output<typeof usedAddresses> => readStoredAs(USED_ADDRESSES_KEY, usedAddresses) ?? [];

/** The addresses that a member's withdrawals went to from this browser, as they were written down. */
export const readUsedAddresses = (owner: string): readonly string[] =>
  readAll().flatMap((one) => (one.owner === owner ? [one.address] : []));

export function addUsedAddress(owner: string, address: string): void {
  const others = readAll().filter((one) => one.owner !== owner || one.address !== address);
  writeStored(USED_ADDRESSES_KEY, JSON.stringify([...others, { owner, address }].slice(-MAX_ADDRESSES)));
}
