import * as z from 'zod/mini';

/** What a code may be made of; whether it is one only the provider knows. */
const referralCode = z.catch(z.string().check(z.trim(), z.regex(/^[\w-]{1,64}$/)), '');

/** The code of a referral link (`/signup?ref=CODE`); empty where there is none, or nothing that could be one. */
export const readReferralCode = (params: URLSearchParams): string => referralCode.parse(params.get('ref'));
