/** A checksum (FNV-1a, 32 bits) of a private key, from which that cannot be told. */
export function hashPrivateKey(privateKey: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(privateKey)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
}

/** What stands for a member in a record. Signed in with the key in capitals, it is the same member (D742). */
export const toOwner = (userPk: string): string => hashPrivateKey(userPk.toLowerCase());
