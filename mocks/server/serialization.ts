import { toDollars } from '#src/domain/money.ts';
import type { Member } from '../database/models';

/** Milliseconds of provider time as ISO 8601. */
export const toIsoDate = (at: number): string => new Date(at).toISOString();

/** Newest first; rows of the same time by descending id. */
export const sortNewestFirst = <R extends { readonly created_at: number; readonly id: string }>(
  rows: readonly R[],
): R[] => [...rows].sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1));

export const toProfile = (member: Readonly<Member>) => ({
  name: member.name,
  email: member.email,
  user_pk: member.user_pk,
  wallet_address: member.wallet_address,
  stage: member.stage,
  status: member.status,
  last_donation: toDollars(member.last_donation),
  referral_code: member.referral_code,
});
