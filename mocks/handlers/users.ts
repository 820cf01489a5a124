import { getDetails } from '#src/contract/details.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import * as contract from '#src/contract/users.ts';
import { toDollars } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { changePasscode, verifyPasscode } from '../operations/passcode';
import { logActivity } from '../operations/store';
import { WrongCurrentPasscode } from '../rules/domainErrors';
import { balanceAccount, depositAccount } from '../rules/ledger';
import { COMPLETED, getStatusAt } from '../rules/settlement';
import { countTeam } from '../rules/team';
import { handler } from '../server/handler';
import { toIsoDate, toProfile } from '../server/serialization';
import type { World } from '../world/world';

/** The sum of completed withdrawals, in units. */
function getTotalWithdrawn({ database, clock }: World, memberId: string): number {
  const now = clock.now();
  return database.transaction
    .findMany({ where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' } } })
    .filter((transaction) => getStatusAt(transaction, now) === COMPLETED)
    .reduce((sum, { amount }) => sum + amount, 0);
}

const logChange = ({ store, clock }: World, memberId: string, description: string) =>
  logActivity(store, { memberId, type: 'Account', description, at: clock.now() });

export const userHandlers = {
  getProfile: handler(contract.getProfile, ({ member, world }) => ({
    data: {
      profile: toProfile(member),
      stats: {
        total_donation: toDollars(member.total_donation),
        total_earn: toDollars(member.total_earn),
        total_deposit: toDollars(member.total_deposit),
        total_withdraw: toDollars(getTotalWithdrawn(world, member.id)),
      },
      balances: {
        balance: toDollars(world.store.getUnits(balanceAccount(member.id))),
        deposit_balance: toDollars(world.store.getUnits(depositAccount(member.id))),
        stage_balance: toDollars(member.stage_balance),
      },
    },
  })),

  updateProfile: handler(contract.updateProfile, ({ body, member, world }) => {
    if (body.current_password !== undefined && body.new_password !== undefined) {
      if (!verifyPasscode(member, body.current_password)) throw new WrongCurrentPasscode();
      changePasscode(world.store, member.id, body.new_password);
      logChange(world, member.id, 'Password changed');
      return { message: 'Password updated successfully!' };
    }
    const change: Partial<Pick<Member, 'name' | 'wallet_address'>> = {};
    if (body.name !== undefined) change.name = body.name;
    if (body.wallet_address !== undefined) change.wallet_address = body.wallet_address || null;
    world.store.updateMember(member.id, change);
    logChange(world, member.id, 'Profile updated');
    return { message: 'Profile updated successfully!' };
  }),

  setWallet: handler(contract.setWallet, ({ body, member, world }) => {
    world.store.updateMember(member.id, { wallet_address: body.wallet_address });
    logChange(world, member.id, 'Wallet address changed');
    return { message: 'Wallet address updated successfully!' };
  }),

  getDetails: handler(getDetails, ({ member, world }) => {
    const sponsor = member.sponsor_id === null ? null : world.store.getMember(member.sponsor_id);
    return {
      data: {
        ...toProfile(member),
        role: member.role,
        joined: toIsoDate(member.joined_at),
        referred_by: sponsor && { name: sponsor.name, email: sponsor.email },
      },
    };
  }),

  getReferrals: handler(getReferrals, ({ member, world }) => ({
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
          joined: toIsoDate(referral.joined_at),
        })),
    },
  })),

  getStats: handler(contract.getStats, ({ member, world: { database } }) => {
    const members = database.member.getAll();
    return {
      stats: { active_members: members.filter(({ status }) => status === 'active').length },
      team: {
        total_referrals: database.member.count({ where: { sponsor_id: { equals: member.id } } }),
        network_size: countTeam(members, member.id),
      },
    };
  }),
};
