import { referralCode as messages } from '#src/messages/referralCode.ts';
import { CodeLine } from '#src/ui/CodeLine.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CopyToClipboard } from '../../CopyToClipboard';
import { NotAvailable } from '../../NotAvailable';

interface ReferralCodeLineProps {
  /** undefined while loading; null where the provider left it out */
  readonly code: string | null | undefined;
}

/** The member's referral code with a copy button; a skeleton of both while it is loading. */
export const ReferralCodeLine = ({ code }: ReferralCodeLineProps) => (
  <CodeLine
    label={messages.hint}
    action={
      code === undefined ? (
        <Skeleton width="9.4rem" />
      ) : (
        code !== null && <CopyToClipboard text={code} messages={messages} />
      )
    }
  >
    {code === null ? <NotAvailable /> : (code ?? <Skeleton width="12ch" />)}
  </CodeLine>
);
