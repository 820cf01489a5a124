import { getActivityHistory, getActivityStats } from '#src/contract/activities.ts';
import { toDollars } from '#src/domain/money.ts';
import { endpoint } from '../endpoint';
import { moment, newestFirst } from './format';

const TOP_REFERRERS = 5;

export const getActivityHistoryEndpoint = endpoint(getActivityHistory, ({ member, world: { database } }) => ({
  data: {
    activities: newestFirst(database.activity.findMany({ where: { member_id: { equals: member.id } } })).map(
      ({ id, type, description, amount, created_at }) => ({
        _id: id,
        icon: type.toLowerCase(),
        created_at: moment(created_at),
        description,
        type,
        ...(amount === null ? {} : { metadata: { amount: toDollars(amount) } }),
      }),
    ),
  },
}));

export const getActivityStatsEndpoint = endpoint(getActivityStats, ({ world: { database } }) => {
  const members = database.member.getAll();
  const referrals = new Map<string, number>();
  for (const { sponsor_id } of members) {
    if (sponsor_id !== null) referrals.set(sponsor_id, (referrals.get(sponsor_id) ?? 0) + 1);
  }
  return {
    data: {
      top_referrers: members
        .map(({ id, name }) => ({ name, total_referrals: referrals.get(id) ?? 0 }))
        .filter(({ total_referrals }) => total_referrals > 0)
        .sort((a, b) => b.total_referrals - a.total_referrals)
        .slice(0, TOP_REFERRERS),
    },
  };
});
