import { home as messages } from '#src/messages/home.ts';
import { QueryBoundary } from '../QueryError';
import { useTeam } from '../useTeam';
import { NetworkSizeCard } from './NetworkSizeCard';

/** All members of the team, without the member. */
export default function CountedNetworkSize() {
  const { query, team } = useTeam();
  return (
    <QueryBoundary what={messages.networkSize} queries={[query]}>
      <NetworkSizeCard members={team?.downlines.length} />
    </QueryBoundary>
  );
}
