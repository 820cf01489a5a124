import { findLookAlike, isBscAddress } from '#src/domain/address.ts';

export interface AddressWarnings {
  readonly isMalformed: boolean;
  /** undefined where there is nothing to say of it; unknown where the code that tells cannot be loaded */
  readonly checksum: 'fails' | 'unknown' | undefined;
  /** an address of the member's that it is not, though it begins and ends like it */
  readonly lookAlike: string | undefined;
}

/** Whether an address has small and capital letters, which are its checksum. */
export const hasChecksum = (address: string): boolean =>
  isBscAddress(address) && /[a-f]/.test(address) && /[A-F]/.test(address);

/** Never rejects. */
export const examineChecksum = async (address: string): Promise<AddressWarnings['checksum']> => {
  if (!hasChecksum(address)) return undefined;
  try {
    const { failsChecksum } = await import('#src/domain/addressChecksum.ts');
    return failsChecksum(address) ? 'fails' : undefined;
  } catch {
    return 'unknown';
  }
};

/** What there is to warn of before an address is saved; undefined where there is nothing (D491). Never rejects. */
export async function examineAddress(
  address: string,
  own: readonly string[],
): Promise<AddressWarnings | undefined> {
  const isMalformed = !isBscAddress(address);
  const checksum = await examineChecksum(address);
  const lookAlike = findLookAlike(address, own);
  return isMalformed || checksum !== undefined || lookAlike !== undefined
    ? { isMalformed, checksum, lookAlike }
    : undefined;
}
