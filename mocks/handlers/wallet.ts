import { generateWallet } from '#src/contract/wallet.ts';
import { endpoint } from '../endpoint';
import { DEPOSIT_WALLET_LIFE, MIN_WITHDRAWAL } from '../rules/limits';
import { newWalletAddress } from '../rules/secrets';

export const generateWalletEndpoint = endpoint(generateWallet, ({ member, world: { database, clock } }) => {
  const now = clock.now();
  const known = database.depositWallet
    .findMany({ where: { member_id: { equals: member.id } } })
    .find((wallet) => wallet.expires_at > now);
  const wallet =
    known ??
    database.depositWallet.create({
      id: newWalletAddress(),
      member_id: member.id,
      expires_at: now + DEPOSIT_WALLET_LIFE,
    });
  return {
    success: true,
    data: {
      wallet_address: wallet.id,
      expires_in: Math.floor((wallet.expires_at - now) / 1000),
      limits: { min_withdrawal: MIN_WITHDRAWAL },
    },
  };
});
