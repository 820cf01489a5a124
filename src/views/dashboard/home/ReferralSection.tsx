import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { profileQuery, statsQuery } from '#src/api/users.ts';
import { reading } from '#src/messages/common.ts';
import { home as messages } from '#src/messages/home.ts';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { MembersIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
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
      <Section title={messages.referralCode}>
        <ErrorState
          title={reading.failed(messages.referralCode)}
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
    <Section title={messages.referralCode}>
      <CodeLine
        label={messages.shareIt}
        action={member ? <CopyReferralCode code={member.referral_code} /> : <Skeleton width="9rem" />}
      >
        {member?.referral_code ?? <Skeleton width="12ch" />}
      </CodeLine>
      <StatList columns={3} busy={!member || size === undefined}>
        <StatCard
          icon={<MembersIcon />}
          title={messages.networkSize}
          value={size === undefined ? undefined : messages.members(size)}
        />
        <StatCard
          icon={<StageIcon />}
          title={messages.currentStage}
          value={member && messages.stage(member.stage)}
        />
        <StatCard
          icon={<CheckCircleIcon />}
          title={messages.status}
          value={member && capitalised(member.status)}
        />
      </StatList>
    </Section>
  );
}

const capitalised = (status: string) => status.charAt(0).toUpperCase() + status.slice(1);
