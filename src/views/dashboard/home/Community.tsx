import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { topReferrersQuery } from '../../../api/activities';
import { statsQuery } from '../../../api/users';
import { formatCount } from '../../../domain/counts';
import { ErrorState } from '../../../ui/ErrorState';
import { MembersIcon } from '../../../ui/icons/money';
import { RankedList } from '../../../ui/RankedList';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { home as sentences } from '../../../wording/home';
import { failureText } from '../failureText';

/** The community cards: how many are active, and who referred the most. */
export const Community = () => (
  <Section title={sentences.community}>
    <ActiveMembers />
    <TopReferrers />
  </Section>
);

function ActiveMembers() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(statsQuery(client));
  if (error && !data) {
    return (
      <ErrorState
        title={reading.failed(sentences.activeMembers)}
        detail={failureText(error)}
        retryLabel={reading.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <StatList columns={1} busy={!data}>
      <StatCard
        icon={<MembersIcon />}
        title={sentences.activeMembers}
        value={data && formatCount(data.stats.active_members)}
        description={sentences.activeMembersDescription}
      />
    </StatList>
  );
}

function TopReferrers() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(topReferrersQuery(client));
  return (
    <Section level={3} title={sentences.topReferrers} description={sentences.topReferrersDescription}>
      {error && !data ? (
        <ErrorState
          title={reading.failed(sentences.topReferrers)}
          detail={failureText(error)}
          retryLabel={reading.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data?.length === 0 ? (
        <p>{sentences.noReferrers}</p>
      ) : (
        <RankedList
          busy={!data}
          items={(data ?? AWAITED).map((referrer, index) => ({
            key: `${index}`,
            name: referrer ? referrer.name : <Skeleton width="12ch" />,
            value: referrer ? sentences.referrals(referrer.total_referrals) : <Skeleton width="9ch" />,
          }))}
        />
      )}
    </Section>
  );
}

/** Rows of the skeleton. */
const AWAITED = Array.from({ length: 5 }, () => undefined);
