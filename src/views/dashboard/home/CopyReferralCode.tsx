import { home as sentences } from '../../../wording/home';
import { Copy } from '../../Copy';

/** Copies the referral code; what cannot be copied is said and logged. */
export const CopyReferralCode = ({ code }: { readonly code: string }) => (
  <Copy text={code} label={sentences.copyCode} copiedLabel={sentences.copied} />
);
