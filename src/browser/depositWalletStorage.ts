import * as z from 'zod/mini';
import { depositWallet } from '#src/contract/wallet.ts';
import { readStoredAs, removeStored, writeStored } from './storage';
import { DEPOSIT_WALLET_KEY } from './storageKeys';

/** How long a deposit wallet is cached (R9.9). */
const MAX_AGE_MS = 60 * 60 * 1000;

const walletRecord = z
  .object({
    /** the private key of the member whose wallet it is */
    owner: z.string(),
    wallet: depositWallet,
    storedAt: z.number(),
    expiresAt: z.number(),
  })
  .check(z.refine(({ storedAt, expiresAt }) => expiresAt - storedAt <= MAX_AGE_MS, 'is kept for too long'));
type WalletRecord = z.output<typeof walletRecord>;

/** The member's wallet, if one is stored that is valid at `now`; any other stored value is removed. */
export function readDepositWallet(owner: string, now: number): WalletRecord | null {
  const stored = readStoredAs(DEPOSIT_WALLET_KEY, walletRecord);
  const isValid = stored && stored.owner === owner && stored.storedAt <= now && now < stored.expiresAt;
  if (isValid) return stored;
  removeDepositWallet();
  return null;
}

/**
 * Stores a wallet for 60 minutes or until it expires at the provider, if that is known and earlier. Where the browser
 * stores nothing, the wallet is good until the page is left.
 */
export function writeDepositWallet(
  owner: string,
  wallet: z.output<typeof depositWallet>,
  now: number,
): WalletRecord {
  const { expires_in } = wallet;
  const lifetime = expires_in === undefined ? MAX_AGE_MS : Math.min(MAX_AGE_MS, expires_in * 1000);
  const stored = { owner, wallet, storedAt: now, expiresAt: now + lifetime };
  writeStored(DEPOSIT_WALLET_KEY, JSON.stringify(stored));
  return stored;
}

export const removeDepositWallet = (): void => removeStored(DEPOSIT_WALLET_KEY);
