import { referralCode as messages } from '#src/messages/referralCode.ts';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CopyToClipboard } from '../../CopyToClipboard';

/** The member's referral code with a copy button; a skeleton of both while it is loading. */
export const ReferralCodeLine = ({ code }: { readonly code: string | undefined }) => (
  <CodeLine
    label={messages.hint}
    action={
      code === undefined ? <Skeleton width="9rem" /> : <CopyToClipboard text={code} messages={messages} />
    }
  >
    {code ?? <Skeleton width="12ch" />}
  </CodeLine>
);
