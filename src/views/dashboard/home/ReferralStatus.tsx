import { profileQuery, statsQuery } from '#src/api/users.ts';
import { home as messages } from '#src/messages/home.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { NotAvailable, orNotAvailable } from '../../NotAvailable';
import { QueryBoundary, QueryError } from '../QueryError';
import { ReferralCodeLine } from '../share/ReferralCodeLine';
import { standingCards } from '../standingCards';
import { useMemberQuery } from '../useMemberQuery';

/** The code that new members sign up with, the size of the team, and the member's stage and status. */
export function ReferralStatus() {
  const profile = useMemberQuery(profileQuery);
  const stats = useMemberQuery(statsQuery);
  const member = profile.data?.profile;
  const isProfileLost = profile.error && !member;
  const isSizeLost = stats.error && !stats.data;
  const networkSize = {
    icon: <MembersIcon />,
    title: messages.networkSize,
    value: isSizeLost ? (
      <NotAvailable />
    ) : (
      stats.data && orNotAvailable(stats.data.team?.network_size, messages.members)
    ),
  };
  const cards = isProfileLost ? [networkSize] : [networkSize, ...standingCards(member)];
  return (
    <Section title={referralCode.title}>
      <QueryBoundary what={referralCode.title} queries={[profile]}>
        <ReferralCodeLine code={member && (member.referral_code ?? null)} />
      </QueryBoundary>
      <StatList columns={3} busy={cards.some(({ value }) => value === undefined)} cards={cards} />
      {isSizeLost && <QueryError what={messages.networkSize} queries={[stats]} />}
    </Section>
  );
}
