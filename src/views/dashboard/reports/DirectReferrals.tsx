import { referralsQuery, statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { getActiveShare } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { QueryError } from '../QueryError';
import { ReferralTable } from '../tables/ReferralTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = reports.directReferrals;

/** Number of direct referrals, of active ones, and their table. */
export function DirectReferrals() {
  const stats = useMemberQuery(statsQuery);
  const referrals = useMemberQuery(referralsQuery);
  const total = stats.data?.team.total_referrals;
  const active = referrals.data && getActiveShare(referrals.data).active;
  // The table shows the failure of the referrals; their card only shows that the number is not known.
  const failure = stats.data ? undefined : stats.error;
  const formatOptionalCount = (value: number | undefined) =>
    value === undefined ? undefined : formatCount(value);

  return (
    <Page>
      {failure ? (
        <QueryError what={messages.total} queries={[stats]} />
      ) : (
        <StatList columns={2} busy={total === undefined || (active === undefined && !referrals.error)}>
          <StatCard icon={<MembersIcon />} title={messages.total} value={formatOptionalCount(total)} />
          <StatCard
            icon={<CheckCircleIcon />}
            title={messages.active}
            value={
              formatOptionalCount(active) ?? (referrals.error ? reports.performance.notAvailable : undefined)
            }
            description={messages.activeDescription}
          />
        </StatList>
      )}
      <Section title={messages.list}>
        <ReferralTable name="referrals" />
      </Section>
    </Page>
  );
}
