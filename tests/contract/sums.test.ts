import { expect, test } from 'vitest';
import { personas } from '#mocks/seed/personas.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { getDetails } from '#src/contract/details.ts';
import { getDonationHistory } from '#src/contract/donations.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getTransferHistory } from '#src/contract/transfers.ts';
import { getProfile, getStats } from '#src/contract/users.ts';
import { toUnits } from '#src/domain/money.ts';
import { getStageDistance } from '#src/domain/stageDistance.ts';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';
import { callSample } from './callSample';
import { type SignedIn, signIn, startSmallProvider } from './testProvider';

const sumUnits = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + toUnits(amount), 0);
const inUnits = <Name extends string>(dollars: Readonly<Record<Name, number>>) =>
  Object.fromEntries(Object.entries<number>(dollars).map(([name, amount]) => [name, toUnits(amount)]));

async function readAll(member: SignedIn) {
  const [profile, details, stats, stages, referrals, team, transactions, donations, transfers, activities] =
    await Promise.all([
      callSample(member, getProfile, {}),
      callSample(member, getDetails, {}),
      callSample(member, getStats, {}),
      callSample(member, getStages, {}),
      callSample(member, getReferrals, {}),
      callSample(member, getTeamTree, { query: {} }),
      callSample(member, getTransactionHistory, {}),
      callSample(member, getDonationHistory, {}),
      callSample(member, getTransferHistory, {}),
      callSample(member, getActivityHistory, {}),
    ]);
  return {
    ...profile.data,
    details: details.data,
    stats: { ...profile.data.stats, ...stats.stats },
    counts: stats.team,
    stages,
    referrals: referrals.data.referrals,
    team: team.data,
    transactions: transactions.data.transactions,
    donations: donations.data.donations,
    transfers: transfers.data.transfers,
    activities: activities.data.activities,
  };
}

/** What every figure of the provider has to be, worked out from its lists alone. */
function addUp(all: Awaited<ReturnType<typeof readAll>>) {
  const { transactions, donations, transfers, activities, referrals, team, profile } = all;
  const ofType = (type: string) => transactions.filter((one) => one.type === type);
  const withStatus = (type: string, label: string) =>
    ofType(type).filter(({ status }) => getTransactionStatus(status) === label);
  const logged = (type: string, description = '') =>
    activities.flatMap((one) =>
      one.type === type && one.description.startsWith(description)
        ? [{ amount: one.metadata?.amount ?? 0, at: one.created_at }]
        : [],
    );
  const earnings = logged('Earning');
  const lastDonation = donations[0];
  const moved = (direction: string) => sumUnits(transfers.filter((one) => one.direction === direction));
  const deposited = sumUnits(withStatus('Deposit', 'Completed'));
  const requested = sumUnits(ofType('Withdrawal')) - sumUnits(withStatus('Withdrawal', 'Rejected'));
  return {
    stats: {
      total_donation: sumUnits(donations),
      total_earn: sumUnits(earnings),
      total_deposit: deposited,
      total_withdraw: sumUnits(withStatus('Withdrawal', 'Completed')),
    },
    balances: {
      balance: sumUnits(earnings) - requested,
      deposit_balance: deposited + moved('received') - moved('sent') - sumUnits(donations),
      stage_balance: lastDonation ? sumUnits(earnings.filter(({ at }) => at > lastDonation.created_at)) : 0,
    },
    last_donation: lastDonation ? toUnits(lastDonation.amount) : 0,
    logged: {
      donations: sumUnits(logged('Donation')),
      deposits: sumUnits(logged('Deposit')),
      withdrawals: sumUnits(logged('Withdrawal', 'Withdrawal requested')),
      refunds: sumUnits(logged('Withdrawal', 'Withdrawal rejected')),
      sent: sumUnits(logged('Transfer', 'Transfer sent')),
      received: sumUnits(logged('Transfer', 'Transfer received')),
      referrals: logged('Referral').length,
    },
    counts: {
      total_referrals: referrals.length,
      network_size: team.length - 1,
      referred: team.filter(({ referred_by }) => referred_by?.email === profile.email).length,
    },
  };
}

/** The same from the provider's figures and the other lists. */
function readFigures(all: Awaited<ReturnType<typeof readAll>>) {
  const { stats, balances, counts, transactions, transfers, profile } = all;
  const { total_donation, total_earn, total_deposit, total_withdraw } = stats;
  const ofType = (type: string, label?: string) =>
    sumUnits(
      transactions.filter(
        (one) => one.type === type && (label === undefined || getTransactionStatus(one.status) === label),
      ),
    );
  const moved = (direction: string) => sumUnits(transfers.filter((one) => one.direction === direction));
  return {
    stats: inUnits({ total_donation, total_earn, total_deposit, total_withdraw }),
    balances: inUnits(balances),
    last_donation: toUnits(profile.last_donation),
    logged: {
      donations: toUnits(total_donation),
      deposits: toUnits(total_deposit),
      withdrawals: ofType('Withdrawal'),
      refunds: ofType('Withdrawal', 'Rejected'),
      sent: moved('sent'),
      received: moved('received'),
      referrals: counts.total_referrals,
    },
    counts: { ...counts, referred: counts.total_referrals },
  };
}

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'the figures of every persona are the sums of their lists on every read, with seed %i',
  async (seed) => {
    const server = await startSmallProvider({ seed, members: 80 });
    try {
      const everybody = server.world.database.member.getAll();
      for (const { id } of personas) {
        const all = await readAll(await signIn(server, id));
        expect({ id, ...readFigures(all) }).toEqual({ id, ...addUp(all) });
        expect(all.details).toMatchObject({
          stage: all.profile.stage,
          status: all.profile.status,
          last_donation: all.profile.last_donation,
        });
        expect(all.stats.active_members).toBe(everybody.filter(({ status }) => status === 'active').length);
        const distance = getStageDistance({
          stage: all.profile.stage,
          stages: all.stages,
          donations: all.donations,
        });
        expect(distance.case).toBe(id === 'newcomer' ? 'notStaged' : 'estimated');
        if (id === 'leader') expect(all.counts.network_size).toBe(everybody.length - 1);
      }
    } finally {
      await server.close();
    }
  },
  20_000,
);
