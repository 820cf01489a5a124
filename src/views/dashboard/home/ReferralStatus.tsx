import { profileQuery, statsQuery } from '#src/api/users.ts';
import { home as messages } from '#src/messages/home.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { MembersIcon } from '#src/ui/icons/finance.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary } from '../QueryError';
import { ReferralCodeLine } from '../share/ReferralCodeLine';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './Home.css';

/** The code that new members sign up with, and the size of the team. */
export function ReferralStatus() {
  const profile = useMemberQuery(profileQuery);
  const stats = useMemberQuery(statsQuery);
  const member = profile.data?.profile;
  const networkSize = {
    icon: <MembersIcon />,
    title: messages.networkSize,
    value: stats.data && orNotAvailable(stats.data.team?.network_size, messages.members),
  };
  return (
    <Section title={referralCode.title}>
      <div className={styles.code}>
        <QueryBoundary what={referralCode.title} queries={[profile]}>
          <ReferralCodeLine code={member && (member.referral_code ?? null)} />
        </QueryBoundary>
        <QueryBoundary what={messages.networkSize} queries={[stats]}>
          <StatList columns={1} isSmall busy={networkSize.value === undefined} cards={[networkSize]} />
        </QueryBoundary>
      </div>
    </Section>
  );
}
