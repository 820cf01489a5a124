import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { profileQuery, statsQuery } from '../../../api/users';
import { CodeLine } from '../../../ui/CodeLine';
import { ErrorState } from '../../../ui/ErrorState';
import { MembersIcon, StageIcon } from '../../../ui/icons/money';
import { CheckCircleIcon } from '../../../ui/icons/status';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { StatCard, StatList } from '../../../ui/StatCard';
import { reading } from '../../../wording/common';
import { home as sentences } from '../../../wording/home';
import { failureText } from '../failureText';
import { CopyReferralCode } from './CopyReferralCode';

/** The code that new members sign up with, and how far the member has come. */
export function ReferralCode() {
  const { client } = useServices();
  const profile = useQuery(profileQuery(client));
  const stats = useQuery(statsQuery(client));
  const member = profile.data?.profile;
  const failure = (member ? null : profile.error) ?? (stats.data ? null : stats.error);

  if (failure) {
    return (
      <Section title={sentences.referralCode}>
        <ErrorState
          title={reading.failed(sentences.referralCode)}
          detail={failureText(failure)}
          retryLabel={reading.retry}
          onRetry={() => {
            if (profile.isError) void profile.refetch();
            if (stats.isError) void stats.refetch();
          }}
          retrying={profile.isFetching || stats.isFetching}
        />
      </Section>
    );
  }
  const size = stats.data?.team.network_size;
  return (
    <Section title={sentences.referralCode}>
      <CodeLine
        label={sentences.shareIt}
        action={member ? <CopyReferralCode code={member.referral_code} /> : <Skeleton width="9rem" />}
      >
        {member?.referral_code ?? <Skeleton width="12ch" />}
      </CodeLine>
      <StatList columns={3} busy={!member || size === undefined}>
        <StatCard
          icon={<MembersIcon />}
          title={sentences.networkSize}
          value={size === undefined ? undefined : sentences.members(size)}
        />
        <StatCard
          icon={<StageIcon />}
          title={sentences.currentStage}
          value={member && sentences.stage(member.stage)}
        />
        <StatCard
          icon={<CheckCircleIcon />}
          title={sentences.status}
          value={member && capitalised(member.status)}
        />
      </StatList>
    </Section>
  );
}

const capitalised = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);
