import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { profileQuery } from '#src/api/users.ts';
import { reading } from '#src/messages/common.ts';
import { network as messages } from '#src/messages/network.ts';
import { share } from '#src/messages/share.ts';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { ErrorState } from '#src/ui/ErrorState.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
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
      <Section title={messages.referralCode}>
        <ErrorState
          title={reading.failed(messages.referralCode)}
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
      <Section title={messages.referralCode}>
        <CodeLine
          label={messages.yourCode}
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
