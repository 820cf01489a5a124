import { referralsQuery, statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { getActiveShare } from '#src/domain/growth.ts';
import { reports } from '#src/messages/reports.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryError } from '../QueryError';
import { ReferralTable } from '../tables/ReferralTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = reports.directReferrals;

/** Number of direct referrals, of active ones, and their table. */
export function DirectReferrals() {
  const stats = useMemberQuery(statsQuery);
  const referrals = useMemberQuery(referralsQuery);
  const isTotalMissing = stats.error !== null && !stats.data;
  const isPending = !referrals.data && !referrals.error;
  const active = referrals.data && getActiveShare(referrals.data).active;
  const total = {
    icon: <MembersIcon />,
    title: messages.total,
    value: stats.data && orNotAvailable(stats.data.team?.total_referrals, formatCount),
  };

  return (
    <Page>
      {isTotalMissing && <QueryError what={messages.total} queries={[stats]} />}
      <StatList
        columns={2}
        busy={isPending || (!stats.data && !isTotalMissing)}
        cards={[
          ...(isTotalMissing ? [] : [total]),
          {
            icon: <CheckCircleIcon />,
            title: messages.active,
            // The table shows the failure of the referrals; their card only shows that the number is not known.
            value: isPending ? undefined : orNotAvailable(active, formatCount),
            description: messages.activeDescription,
          },
        ]}
      />
      <Section title={messages.list}>
        <ReferralTable heading={messages.list} name="referrals" />
      </Section>
    </Page>
  );
}
