import * as contract from '#src/contract/activities.ts';
import { toDollars } from '#src/domain/money.ts';
import { handler } from '../server/handler';
import { sortNewestFirst, toIsoDate } from '../server/serialization';

const MAX_TOP_REFERRERS = 5;

export const activityHandlers = {
  getActivityHistory: handler(contract.getActivityHistory, ({ member, world: { database } }) => {
    const activities = database.activity.findMany({ where: { member_id: { equals: member.id } } });
    return {
      data: {
        activities: sortNewestFirst(activities).map(({ id, type, description, amount, created_at }) => ({
          _id: id,
          icon: type.toLowerCase(),
          created_at: toIsoDate(created_at),
          description,
          type,
          ...(amount === null ? {} : { metadata: { amount: toDollars(amount) } }),
        })),
      },
    };
  }),

  getActivityStats: handler(contract.getActivityStats, ({ world: { database } }) => {
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
          .slice(0, MAX_TOP_REFERRERS),
      },
    };
  }),
};
