import { topReferrersQuery } from '#src/api/activities.ts';
import { statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { home as messages } from '#src/messages/home.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { RankedList } from '#src/ui/RankedList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { QueryError } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

/** Active members and top referrers. */
export const Community = () => (
  <Section title={messages.community}>
    <ActiveMembers />
    <TopReferrers />
  </Section>
);

function ActiveMembers() {
  const query = useMemberQuery(statsQuery);
  const { data, error } = query;
  if (error && !data) {
    return <QueryError what={messages.activeMembers} queries={[query]} />;
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
  const query = useMemberQuery(topReferrersQuery);
  const { data, error } = query;
  return (
    <Section level={3} title={messages.topReferrers} description={messages.topReferrersDescription}>
      {error && !data ? (
        <QueryError what={messages.topReferrers} queries={[query]} />
      ) : data?.length === 0 ? (
        <p>{messages.noReferrers}</p>
      ) : (
        <RankedList
          busy={!data}
          items={(data ?? SKELETON_ROWS).map((referrer, index) => ({
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
const SKELETON_ROWS = Array.from({ length: 5 }, () => undefined);
