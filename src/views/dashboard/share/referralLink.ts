import { urls } from '#src/urls.ts';

/** Leads to a sign-up with the code filled in, wherever this app stands. */
export const getReferralLink = (referralCode: string): string =>
  new URL(urls.signUpWith(referralCode), window.location.origin).href;
