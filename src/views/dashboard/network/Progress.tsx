import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { profileQuery } from '../../../api/users';
import { formatDollars } from '../../../domain/money';
import { ErrorState } from '../../../ui/ErrorState';
import { EarnIcon, StageIcon } from '../../../ui/icons/money';
import { CheckCircleIcon } from '../../../ui/icons/status';
import { Section } from '../../../ui/Section';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { network } from '../../../wording/network';
import { failureText } from '../failureText';

const sentences = network.progress;
const capitalised = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);

/** Your Progress: stage, status and all that the member has earned. */
export function Progress() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(profileQuery(client));
  return (
    <Section title={sentences.title}>
      {error && !data ? (
        <ErrorState
          title={reading.failed(sentences.title)}
          detail={failureText(error)}
          retryLabel={reading.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <StatList columns={3} busy={!data}>
          <StatCard
            icon={<StageIcon />}
            title={sentences.currentStage}
            value={data && sentences.stage(data.profile.stage)}
          />
          <StatCard
            icon={<CheckCircleIcon />}
            title={sentences.status}
            value={data && capitalised(data.profile.status)}
          />
          <StatCard
            icon={<EarnIcon />}
            title={sentences.earning}
            value={data && formatDollars(data.stats.total_earn)}
          />
        </StatList>
      )}
    </Section>
  );
}
