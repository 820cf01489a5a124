import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { reading } from '#src/messages/common.ts';
import { network } from '#src/messages/network.ts';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { EarnIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { failureText } from '../failureText';

const messages = network.progress;
const capitalised = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);

/** Your Progress: stage, status and all that the member has earned. */
export function Progress() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(profileQuery(client));
  return (
    <Section title={messages.title}>
      {error && !data ? (
        <ErrorState
          title={reading.failed(messages.title)}
          detail={failureText(error)}
          retryLabel={reading.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
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
            value={data && capitalised(data.profile.status)}
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
