import { profileQuery } from '#src/api/users.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { Section } from '#src/ui/Section.tsx';
import { QueryBoundary } from '../QueryError';
import { ReferralCodeLine } from '../share/ReferralCodeLine';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './Home.css';
import { NetworkSize } from './NetworkSize';

/** The code that new members sign up with, and the size of the team. */
export function ReferralStatus() {
  const profile = useMemberQuery(profileQuery);
  const member = profile.data?.profile;
  return (
    <Section title={referralCode.title}>
      <div className={styles.code}>
        <QueryBoundary what={referralCode.title} queries={[profile]}>
          <ReferralCodeLine code={member && (member.referral_code ?? null)} />
        </QueryBoundary>
        <NetworkSize />
      </div>
    </Section>
  );
}
