import type { DepositWallet } from '#src/contract/wallet.ts';
import * as contract from '#src/contract/wallet.ts';
import type { Client } from './client';
import { MalformedReplyError } from './errors';

/** The member's deposit wallet: the one that has not expired, or a new one. */
export async function generateWallet(client: Client, signal?: AbortSignal): Promise<DepositWallet> {
  const { success, data, message } = await client.call(contract.generateWallet, { signal });
  if (!success || !data) throw new MalformedReplyError(message ?? 'The provider gave no deposit wallet.');
  return data;
}
