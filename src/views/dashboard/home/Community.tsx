import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { topReferrersQuery } from '../../../api/activities';
import { statsQuery } from '../../../api/users';
import { DefinitionList } from '../../../ui/DefinitionList';
import { ErrorState } from '../../../ui/ErrorState';
import { MembersIcon } from '../../../ui/icons/money';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading, home as sentences } from '../../../wording';
import { failureText } from '../failureText';

/** The community cards: how many are active, and who referred the most. */
export const Community = () => (
  <>
    <ActiveMembers />
    <TopReferrers />
  </>
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
    <StatList busy={!data}>
      <StatCard
        icon={<MembersIcon />}
        title={sentences.activeMembers}
        value={data?.stats.active_members.toLocaleString('en')}
        description={sentences.activeMembersDescription}
      />
    </StatList>
  );
}

function TopReferrers() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(topReferrersQuery(client));
  return (
    <Section title={sentences.topReferrers} description={sentences.topReferrersDescription}>
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
        <DefinitionList
          items={(data ?? AWAITED).map((referrer, index) => ({
            term: referrer ? `${index + 1}. ${referrer.name}` : `${index + 1}.`,
            definition: referrer ? sentences.referrals(referrer.total_referrals) : <Skeleton width="10ch" />,
          }))}
        />
      )}
    </Section>
  );
}

/** Rows of the skeleton. */
const AWAITED = Array.from({ length: 5 }, () => undefined);
