import { referralsQuery, statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { getActiveShare } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { QueryBoundary } from '../QueryError';
import { ReferralTable } from '../tables/ReferralTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = reports.directReferrals;

/** Number of direct referrals, of active ones, and their table. */
export function DirectReferrals() {
  const stats = useMemberQuery(statsQuery);
  const referrals = useMemberQuery(referralsQuery);
  const total = stats.data?.team.total_referrals;
  const active = referrals.data && getActiveShare(referrals.data).active;
  const formatOptionalCount = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value);
  const activeText =
    formatOptionalCount(active) ?? (referrals.error ? reports.performance.notAvailable : undefined);

  return (
    <Page>
      {/* The table shows the failure of the referrals; their card only shows that the number is not known. */}
      <QueryBoundary what={messages.total} queries={[stats]}>
        <StatList
          columns={2}
          busy={total === undefined || activeText === undefined}
          cards={[
            { icon: <MembersIcon />, title: messages.total, value: formatOptionalCount(total) },
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
