import { useEffect, useState } from 'react';
import { findLookAlike, isBscAddress } from '#src/domain/address.ts';

export interface AddressWarnings {
  readonly isMalformed: boolean;
  /** unknown where the code that tells cannot be loaded */
  readonly checksum: 'fine' | 'fails' | 'unknown';
  /** an address of the member's that it is not, though it begins and ends like it */
  readonly lookAlike: string | undefined;
}

const loadChecksum = () => import('#src/domain/addressChecksum.ts');

/** What there is to say about an address of the BSC network that is not among the member's own (D420). */
export function useAddressWarnings(address: string, own: readonly string[]): AddressWarnings {
  const [examined, setExamined] = useState<
    Pick<AddressWarnings, 'checksum'> & { readonly address: string }
  >();
  const isMixed = isBscAddress(address) && /[a-f]/.test(address) && /[A-F]/.test(address);
  useEffect(() => {
    if (!isMixed) return;
    let isCurrent = true;
    const examine = (checksum: AddressWarnings['checksum']) => {
      if (isCurrent) setExamined({ address, checksum });
    };
    loadChecksum().then(
      ({ failsChecksum }) => examine(failsChecksum(address) ? 'fails' : 'fine'),
      () => examine('unknown'),
    );
    return () => {
      isCurrent = false;
    };
  }, [address, isMixed]);
  return {
    isMalformed: !isBscAddress(address),
    checksum: isMixed && examined?.address === address ? examined.checksum : 'fine',
    lookAlike: findLookAlike(address, own),
  };
}
