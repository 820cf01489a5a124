import { profileQuery } from '#src/api/users.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { formatDollars } from '#src/domain/money.ts';
import { network } from '#src/messages/network.ts';
import { EarnIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { QueryError } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

const messages = network.progress;

/** Your Progress: stage, status and total earnings. */
export function Progress() {
  const query = useMemberQuery(profileQuery);
  const { data, error } = query;
  return (
    <Section title={messages.title}>
      {error && !data ? (
        <QueryError what={messages.title} queries={[query]} />
      ) : (
        <StatList columns={3} busy={!data}>
          <StatCard
            icon={<StageIcon />}
            title={messages.currentStage}
            value={data && messages.stage(data.profile.stage)}
          />
          <StatCard
            icon={<CheckCircleIcon />}
            title={messages.status}
            value={data && capitalize(data.profile.status)}
          />
          <StatCard
            icon={<EarnIcon />}
            title={messages.earning}
            value={data && formatDollars(data.stats.total_earn)}
          />
        </StatList>
      )}
    </Section>
  );
}
