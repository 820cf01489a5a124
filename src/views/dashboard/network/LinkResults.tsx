import { useMemo } from 'react';
import { activityHistoryQuery } from '#src/api/activities.ts';
import { referralsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { sumFromDonors } from '#src/domain/earnings.ts';
import { getActiveShare } from '#src/domain/growth.ts';
import { formatUnits } from '#src/domain/money.ts';
import { toSingleLine } from '#src/domain/singleLine.ts';
import { network } from '#src/messages/network.ts';
import { EarnIcon, MembersIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QuerySection } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

const messages = network.results;

/** What the referral link has brought: who joined, who of them is active, and what their donations have earned (D454). */
export function LinkResults() {
  const referrals = useMemberQuery(referralsQuery);
  const activities = useMemberQuery(activityHistoryQuery);
  const results = useMemo(() => {
    if (!referrals.data || !activities.data) return undefined;
    const names = new Set(referrals.data.flatMap(({ name }) => (name ? [toSingleLine(name)] : [])));
    return { earned: sumFromDonors(activities.data, names) };
  }, [referrals.data, activities.data]);
  const share = referrals.data && getActiveShare(referrals.data);
  return (
    <QuerySection title={messages.title} queries={[referrals, activities]}>
      <StatList
        columns={3}
        busy={share === undefined || results === undefined}
        cards={[
          { icon: <MembersIcon />, title: messages.joined, value: share && formatCount(share.members) },
          {
            icon: <CheckCircleIcon />,
            title: messages.active,
            value: share && orNotAvailable(share.active, formatCount),
          },
          {
            icon: <EarnIcon />,
            title: messages.earned,
            value: results && orNotAvailable(results.earned, formatUnits),
            description: messages.earnedDescription,
          },
        ]}
      />
    </QuerySection>
  );
}
