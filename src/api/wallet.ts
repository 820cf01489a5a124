import type { DepositWallet } from '#src/contract/wallet.ts';
import * as contract from '#src/contract/wallet.ts';
import type { Client } from './client';
import { MalformedReplyError } from './errors';

/** Returns the member's deposit wallet: the current one, or a new one where that has expired. Rejects where there is none. */
export async function generateWallet(client: Client, signal?: AbortSignal): Promise<DepositWallet> {
  const { success, data, message } = await client.call(contract.generateWallet, { signal });
  if (success === false) throw new MalformedReplyError(message ?? 'The provider returned no deposit wallet.');
  const { wallet_address, expires_in = contract.readTimeLeft(data), limits } = data;
  return { wallet_address, expires_in, limits };
}
