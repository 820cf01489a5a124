import { statsQuery } from '#src/api/users.ts';
import { home as messages } from '#src/messages/home.ts';
import { lazyPart } from '../../lazyPart';
import { QueryBoundary } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { NetworkSizeCard } from './NetworkSizeCard';

const CountedNetworkSize = lazyPart(() => import('./CountedNetworkSize'), {
  what: messages.networkSize,
  fallback: <NetworkSizeCard members={undefined} />,
});

/** How many stand below the member; counted where the provider's figures do not say it (R2.25). */
export function NetworkSize() {
  const stats = useMemberQuery(statsQuery);
  const members = stats.data?.team?.network_size;
  return (
    <QueryBoundary what={messages.networkSize} queries={[stats]}>
      {stats.data && members === undefined ? <CountedNetworkSize /> : <NetworkSizeCard members={members} />}
    </QueryBoundary>
  );
}
