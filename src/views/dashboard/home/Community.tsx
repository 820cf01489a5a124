import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { topReferrersQuery } from '#src/api/activities.ts';
import { statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { reading } from '#src/messages/common.ts';
import { home as messages } from '#src/messages/home.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { RankedList } from '#src/ui/RankedList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { failureText } from '../failureText';

/** The community cards: how many are active, and who referred the most. */
export const Community = () => (
  <Section title={messages.community}>
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
        title={reading.failed(messages.activeMembers)}
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
        title={messages.activeMembers}
        value={data && formatCount(data.stats.active_members)}
        description={messages.activeMembersDescription}
      />
    </StatList>
  );
}

function TopReferrers() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(topReferrersQuery(client));
  return (
    <Section level={3} title={messages.topReferrers} description={messages.topReferrersDescription}>
      {error && !data ? (
        <ErrorState
          title={reading.failed(messages.topReferrers)}
          detail={failureText(error)}
          retryLabel={reading.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data?.length === 0 ? (
        <p>{messages.noReferrers}</p>
      ) : (
        <RankedList
          busy={!data}
          items={(data ?? AWAITED).map((referrer, index) => ({
            key: `${index}`,
            name: referrer ? referrer.name : <Skeleton width="12ch" />,
            value: referrer ? messages.referrals(referrer.total_referrals) : <Skeleton width="9ch" />,
          }))}
        />
      )}
    </Section>
  );
}

/** Rows of the skeleton. */
const AWAITED = Array.from({ length: 5 }, () => undefined);
