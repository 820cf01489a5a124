import { profileQuery, statsQuery } from '#src/api/users.ts';
import { capitalize } from '#src/domain/capitalize.ts';
import { home as messages } from '#src/messages/home.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { MembersIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { CheckCircleIcon } from '#src/ui/icons/status.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { QueryBoundary } from '../QueryError';
import { ReferralCodeLine } from '../share/ReferralCodeLine';
import { useMemberQuery } from '../useMemberQuery';

/** The code that new members sign up with, the size of the team, and the member's stage and status. */
export function ReferralStatus() {
  const profile = useMemberQuery(profileQuery);
  const stats = useMemberQuery(statsQuery);
  const member = profile.data?.profile;
  const size = stats.data?.team.network_size;
  const sizeText = size === undefined ? undefined : messages.members(size);
  return (
    <Section title={referralCode.title}>
      <QueryBoundary what={referralCode.title} queries={[profile, stats]}>
        <ReferralCodeLine code={member?.referral_code} />
        <StatList
          columns={3}
          busy={!member || size === undefined}
          cards={[
            { icon: <MembersIcon />, title: messages.networkSize, value: sizeText },
            {
              icon: <StageIcon />,
              title: messages.currentStage,
              value: member && messages.stage(member.stage),
            },
            { icon: <CheckCircleIcon />, title: messages.status, value: member && capitalize(member.status) },
          ]}
        />
      </QueryBoundary>
    </Section>
  );
}
