import { profileQuery } from '#src/api/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { network } from '#src/messages/network.ts';
import { EarnIcon } from '#src/ui/icons/finance.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QuerySection } from '../QueryError';
import { standingCards } from '../standingCards';
import { useMemberQuery } from '../useMemberQuery';

const messages = network.progress;

/** Your Progress: stage, status and total earnings. */
export function Progress() {
  const query = useMemberQuery(profileQuery);
  const { profile, stats } = query.data ?? {};
  return (
    <QuerySection title={messages.title} queries={[query]}>
      <StatList
        columns={3}
        busy={!query.data}
        cards={[
          ...standingCards(profile),
          {
            icon: <EarnIcon />,
            title: messages.earning,
            value: profile && orNotAvailable(stats?.total_earn, formatDollars),
          },
        ]}
      />
    </QuerySection>
  );
}
