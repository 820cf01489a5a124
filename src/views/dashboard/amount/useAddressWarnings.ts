import { useEffect, useState } from 'react';
import { findLookAlike, isBscAddress } from '#src/domain/address.ts';
import { type AddressWarnings, examineChecksum, hasChecksum } from './examineAddress';

/** What there is to say about an address of the BSC network that is not among the member's own (D420). */
export function useAddressWarnings(address: string, own: readonly string[]): AddressWarnings {
  const [examined, setExamined] = useState<
    Pick<AddressWarnings, 'checksum'> & { readonly address: string }
  >();
  const isMixed = hasChecksum(address);
  useEffect(() => {
    if (!isMixed) return;
    let isCurrent = true;
    examineChecksum(address).then((checksum) => {
      if (isCurrent) setExamined({ address, checksum });
    });
    return () => {
      isCurrent = false;
    };
  }, [address, isMixed]);
  return {
    isMalformed: !isBscAddress(address),
    checksum: examined?.address === address ? examined.checksum : undefined,
    lookAlike: findLookAlike(address, own),
  };
}
