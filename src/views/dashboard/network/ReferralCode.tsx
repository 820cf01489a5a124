import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { profileQuery } from '../../../api/users';
import { CodeLine } from '../../../ui/CodeLine';
import { ErrorState } from '../../../ui/ErrorState';
import { Section } from '../../../ui/Section';
import { Skeleton } from '../../../ui/Skeleton';
import { reading } from '../../../wording/common';
import { network as sentences } from '../../../wording/network';
import { share } from '../../../wording/share';
import { failureText } from '../failureText';
import { CopyReferralCode } from '../home/CopyReferralCode';
import { ShareKit } from '../share/ShareKit';

/** The code that new members sign up with, and the link that carries it. */
export function ReferralCode() {
  const { client } = useServices();
  const { data, error, refetch, isFetching } = useQuery(profileQuery(client));
  const code = data?.profile.referral_code;

  if (error && !data) {
    return (
      <Section title={sentences.referralCode}>
        <ErrorState
          title={reading.failed(sentences.referralCode)}
          detail={failureText(error)}
          retryLabel={reading.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Section>
    );
  }
  return (
    <>
      <Section title={sentences.referralCode}>
        <CodeLine
          label={sentences.yourCode}
          action={code === undefined ? <Skeleton width="9rem" /> : <CopyReferralCode code={code} />}
        >
          {code ?? <Skeleton width="12ch" />}
        </CodeLine>
      </Section>
      <Section title={share.title}>
        <ShareKit code={code} />
      </Section>
    </>
  );
}
