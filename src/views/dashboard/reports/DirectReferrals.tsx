import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { referralsQuery, statsQuery } from '../../../api/users';
import { formatCount } from '../../../domain/counts';
import { activeShare } from '../../../domain/growth';
import { ErrorState } from '../../../ui/ErrorState';
import { MembersIcon } from '../../../ui/icons/money';
import { CheckCircleIcon } from '../../../ui/icons/status';
import { Page, Section } from '../../../ui/Section';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { reports } from '../../../wording/reports';
import { failureText } from '../failureText';
import { ReferralTable } from '../tables/ReferralTable';

const sentences = reports.directReferrals;

/** How many joined with the member's code, how many of them are active, and who they are. */
export function DirectReferrals() {
  const { client } = useServices();
  const stats = useQuery(statsQuery(client));
  const referrals = useQuery(referralsQuery(client));
  const total = stats.data?.team.total_referrals;
  const active = referrals.data && activeShare(referrals.data).active;
  // The table tells of its own failure; the card beside the other one shows that its figure is not known.
  const failure = stats.data ? undefined : stats.error;
  const figure = (value: number | undefined) => (value === undefined ? undefined : formatCount(value));

  return (
    <Page>
      {failure ? (
        <ErrorState
          title={reading.failed(sentences.total)}
          detail={failureText(failure)}
          retryLabel={reading.retry}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : (
        <StatList columns={2} busy={total === undefined || (active === undefined && !referrals.error)}>
          <StatCard icon={<MembersIcon />} title={sentences.total} value={figure(total)} />
          <StatCard
            icon={<CheckCircleIcon />}
            title={sentences.active}
            value={figure(active) ?? (referrals.error ? reports.performance.nobody : undefined)}
            description={sentences.activeDescription}
          />
        </StatList>
      )}
      <Section title={sentences.list}>
        <ReferralTable name="referrals" />
      </Section>
    </Page>
  );
}
