import { profileQuery } from '#src/api/users.ts';
import { referralCode } from '#src/messages/referralCode.ts';
import { share } from '#src/messages/share.ts';
import { Section } from '#src/ui/Section.tsx';
import { QueryBoundary, QuerySection } from '../QueryError';
import { ReferralCodeLine } from '../share/ReferralCodeLine';
import { ShareLink } from '../share/ShareLink';
import { useMemberQuery } from '../useMemberQuery';

/** The code that new members sign up with, and the link that carries it. */
export function ReferralSharing() {
  const query = useMemberQuery(profileQuery);
  const code = query.data?.profile.referral_code;
  const hasLink = !query.data || code !== undefined;
  return (
    <>
      <QuerySection title={referralCode.title} queries={[query]}>
        <ReferralCodeLine code={query.data && (code ?? null)} />
      </QuerySection>
      {hasLink && (
        <Section title={share.title}>
          <QueryBoundary what={share.link} queries={[query]}>
            <ShareLink code={code} />
          </QueryBoundary>
        </Section>
      )}
    </>
  );
}
