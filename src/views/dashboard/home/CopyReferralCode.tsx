import { copyText } from '../../../browser/clipboard';
import { CopyButton } from '../../../ui/CopyButton';
import { home as sentences } from '../../../wording/home';
import { reportCopyFailure } from '../../reportCopyFailure';

/** Milliseconds that the confirmation stays (specification section 9). */
const COPIED_FOR = 2000;

/** Copies the referral code; what cannot be copied is said and logged. */
export const CopyReferralCode = ({ code }: { readonly code: string }) => (
  <CopyButton
    text={code}
    label={sentences.copyCode}
    copiedLabel={sentences.copied}
    copiedFor={COPIED_FOR}
    onCopy={copyText}
    onFailure={reportCopyFailure}
  />
);
