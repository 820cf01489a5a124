import { referralsQuery, statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { getActiveShare } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary } from '../QueryError';
import { ReferralTable } from '../tables/ReferralTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = reports.directReferrals;

/** Number of direct referrals, of active ones, and their table. */
export function DirectReferrals() {
  const stats = useMemberQuery(statsQuery);
  const referrals = useMemberQuery(referralsQuery);
  const active = referrals.data && getActiveShare(referrals.data).active;
  const activeText =
    active === undefined && !referrals.error ? undefined : orNotAvailable(active, formatCount);

  return (
    <Page>
      {/* The table shows the failure of the referrals; their card only shows that the number is not known. */}
      <QueryBoundary what={messages.total} queries={[stats]}>
        <StatList
          columns={2}
          busy={!stats.data || activeText === undefined}
          cards={[
            {
              icon: <MembersIcon />,
              title: messages.total,
              value: stats.data && orNotAvailable(stats.data.team?.total_referrals, formatCount),
            },
            {
              icon: <CheckCircleIcon />,
              title: messages.active,
              value: activeText,
              description: messages.activeDescription,
            },
          ]}
        />
      </QueryBoundary>
      <Section title={messages.list}>
        <ReferralTable name="referrals" />
      </Section>
    </Page>
  );
}
