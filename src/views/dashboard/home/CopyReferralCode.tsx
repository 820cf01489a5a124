import { home as messages } from '#src/messages/home.ts';
import { Copy } from '../../Copy';

/** Copies the referral code; what cannot be copied is said and logged. */
export const CopyReferralCode = ({ code }: { readonly code: string }) => (
  <Copy text={code} label={messages.copyCode} copiedLabel={messages.copied} />
);
