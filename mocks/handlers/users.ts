import {
  getDetails,
  getProfile,
  getReferrals,
  getStats,
  setWallet,
  updateProfile,
} from '#src/contract/users.ts';
import { toDollars } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { endpoint } from '../endpoint';
import { unprocessable } from '../errors';
import { log } from '../operations/store';
import { balanceAccount, depositAccount } from '../rules/ledger';
import { COMPLETED, statusAt } from '../rules/settlement';
import type { World } from '../world';
import { moment, profileOf } from './format';
import { countBelow } from './network';
import { changePasscode, isPasscode } from './passcode';

/** What has really left: withdrawals that are still on their way do not count. */
function totalWithdrawn({ database, clock }: World, memberId: string): number {
  const now = clock.now();
  return database.transaction
    .findMany({ where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' } } })
    .filter((transaction) => statusAt(transaction, now) === COMPLETED)
    .reduce((sum, { amount }) => sum + amount, 0);
}

export const getProfileEndpoint = endpoint(getProfile, ({ member, world }) => ({
  data: {
    profile: profileOf(member),
    stats: {
      total_donation: toDollars(member.total_donation),
      total_earn: toDollars(member.total_earn),
      total_deposit: toDollars(member.total_deposit),
      total_withdraw: toDollars(totalWithdrawn(world, member.id)),
    },
    balances: {
      balance: toDollars(world.store.units(balanceAccount(member.id))),
      deposit_balance: toDollars(world.store.units(depositAccount(member.id))),
      stage_balance: toDollars(member.stage_balance),
    },
  },
}));

const note = (world: World, memberId: string, description: string) =>
  log(world.store, { memberId, type: 'Account', description, amount: null, at: world.clock.now() });

export const updateProfileEndpoint = endpoint(updateProfile, ({ body, member, world }) => {
  if (body.current_password !== undefined && body.new_password !== undefined) {
    if (!isPasscode(member, body.current_password)) {
      throw unprocessable('The current password is wrong.', 'current_password');
    }
    changePasscode(world, member.id, body.new_password);
    note(world, member.id, 'Password changed');
    return { message: 'Password updated successfully!' };
  }
  const change: Partial<Pick<Member, 'name' | 'wallet_address'>> = {};
  if (body.name !== undefined) change.name = body.name;
  if (body.wallet_address !== undefined) {
    change.wallet_address = body.wallet_address === '' ? null : body.wallet_address;
  }
  world.store.changeMember(member.id, change);
  note(world, member.id, 'Profile updated');
  return { message: 'Profile updated successfully!' };
});

export const setWalletEndpoint = endpoint(setWallet, ({ body, member, world }) => {
  world.store.changeMember(member.id, { wallet_address: body.wallet_address });
  note(world, member.id, 'Wallet address changed');
  return { message: 'Wallet address updated successfully!' };
});

export const getDetailsEndpoint = endpoint(getDetails, ({ member, world }) => {
  const sponsor = member.sponsor_id === null ? null : world.store.member(member.sponsor_id);
  return {
    data: {
      ...profileOf(member),
      role: member.role,
      joined: moment(member.joined_at),
      referred_by: sponsor && { name: sponsor.name, email: sponsor.email },
    },
  };
});

export const getReferralsEndpoint = endpoint(getReferrals, ({ member, world }) => ({
  data: {
    referrals: world.database.member
      .findMany({ where: { sponsor_id: { equals: member.id } } })
      .sort((a, b) => b.joined_at - a.joined_at)
      .map((referral) => ({
        name: referral.name,
        email: referral.email,
        team_tree: { position: referral.position },
        status: referral.status,
        referral_code: referral.referral_code,
        stage: referral.stage,
        joined: moment(referral.joined_at),
      })),
  },
}));

export const getStatsEndpoint = endpoint(getStats, ({ member, world: { database } }) => {
  const members = database.member.getAll();
  return {
    stats: { active_members: members.filter(({ status }) => status === 'active').length },
    team: {
      total_referrals: database.member.count({ where: { sponsor_id: { equals: member.id } } }),
      network_size: countBelow(members, member.id),
    },
  };
});
