import { topReferrersQuery } from '#src/api/activities.ts';
import { statsQuery } from '#src/api/users.ts';
import { formatCount } from '#src/domain/counts.ts';
import { home as messages } from '#src/messages/home.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { RankedList } from '#src/ui/RankedList.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary, QuerySection } from '../QueryError';
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
  const { data } = query;
  const activeMembers = {
    icon: <MembersIcon />,
    title: messages.activeMembers,
    value: data && orNotAvailable(data.stats?.active_members, formatCount),
    description: messages.activeMembersDescription,
  };
  return (
    <QueryBoundary what={messages.activeMembers} queries={[query]}>
      <StatList columns={1} isSmall busy={!data} cards={[activeMembers]} />
    </QueryBoundary>
  );
}

function TopReferrers() {
  const query = useMemberQuery(topReferrersQuery);
  const { data } = query;
  return (
    <QuerySection
      level={3}
      title={messages.topReferrers}
      queries={[query]}
      description={messages.topReferrersDescription}
    >
      {data === null || data?.length === 0 ? (
        <p>{data === null ? messages.referrersNotListed : messages.noReferrers}</p>
      ) : (
        <RankedList
          busy={!data}
          items={(data ?? SKELETON_ROWS).map((referrer, index) => ({
            key: `${index}`,
            name: referrer ? orNotAvailable(referrer.name, String) : <Skeleton width="12ch" />,
            value: referrer ? (
              orNotAvailable(referrer.total_referrals, messages.referrals)
            ) : (
              <Skeleton width="9ch" />
            ),
          }))}
        />
      )}
    </QuerySection>
  );
}

const SKELETON_ROWS = Array.from({ length: 5 }, () => undefined);
