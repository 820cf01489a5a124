import { toAddress } from '#src/basePath.ts';
import { urls } from '#src/urls.ts';

/** A sign-up link with the code, on this app's host; undefined where a URL cannot hold the code. */
export function getReferralLink(referralCode: string): string | undefined {
  try {
    return new URL(toAddress(urls.signUpWith(referralCode)), window.location.origin).href;
  } catch {
    return undefined;
  }
}
