import * as z from 'zod/mini';
import { depositWallet } from '#src/contract/wallet.ts';

const KEY = 'deposit-wallet';
/** How long a deposit wallet is kept, in milliseconds (specification section 9). */
const KEPT_FOR = 60 * 60 * 1000;

const record = z.object({
  /** whose it is: the private key */
  owner: z.string(),
  wallet: depositWallet,
  storedAt: z.number(),
  expiresAt: z.number(),
});
type WalletRecord = z.output<typeof record>;

/** The kept wallet of this member, if there is one that is good at `now`; anything else under its key is removed. */
export function readDepositWallet(owner: string, now: number): WalletRecord | null {
  const kept = parse(localStorage.getItem(KEY));
  const good = kept && kept.owner === owner && kept.storedAt <= now && now < kept.expiresAt;
  if (good) return kept;
  removeDepositWallet();
  return null;
}

/** Keeps a wallet for 60 minutes, or until the provider says that it expires, whichever comes first. */
export function writeDepositWallet(
  owner: string,
  wallet: z.output<typeof depositWallet>,
  now: number,
): WalletRecord {
  const lifetime = Math.min(KEPT_FOR, wallet.expires_in * 1000);
  const kept = { owner, wallet, storedAt: now, expiresAt: now + lifetime };
  localStorage.setItem(KEY, JSON.stringify(kept));
  return kept;
}

export const removeDepositWallet = (): void => localStorage.removeItem(KEY);

function parse(stored: string | null): WalletRecord | null {
  if (stored === null) return null;
  try {
    return record.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}
