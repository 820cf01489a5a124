import * as contract from '#src/contract/wallet.ts';
import { SECOND_MS } from '#src/domain/durations.ts';
import { DEPOSIT_WALLET_LIFETIME_MS, MIN_WITHDRAWAL } from '../rules/limits';
import { createWalletAddress } from '../rules/secrets';
import { handler } from '../server/handler';

export const walletHandlers = {
  generateWallet: handler(contract.generateWallet, ({ member, world: { database, clock } }) => {
    const now = clock.now();
    const current = database.depositWallet
      .findMany({ where: { member_id: { equals: member.id } } })
      .find((wallet) => wallet.expires_at > now);
    const wallet =
      current ??
      database.depositWallet.create({
        id: createWalletAddress(),
        member_id: member.id,
        expires_at: now + DEPOSIT_WALLET_LIFETIME_MS,
      });
    return {
      success: true,
      data: {
        wallet_address: wallet.id,
        expires_in: Math.floor((wallet.expires_at - now) / SECOND_MS),
        limits: { min_withdrawal: MIN_WITHDRAWAL },
      },
    };
  }),
};
