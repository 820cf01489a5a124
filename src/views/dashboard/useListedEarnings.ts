import { useMemo } from 'react';
import { activityHistoryQuery } from '#src/api/activities.ts';
import { profileQuery } from '#src/api/users.ts';
import { listEarnings } from '#src/domain/earnings.ts';
import { formatDollars } from '#src/domain/money.ts';
import { earnings as messages } from '#src/messages/earnings.ts';
import { useMemberQuery } from './useMemberQuery';

/** The earnings in the member's activity history, and what the provider does not tell of them, in a sentence. */
export function useListedEarnings() {
  const query = useMemberQuery(activityHistoryQuery);
  const profile = useMemberQuery(profileQuery);
  const all = useMemo(() => query.data && listEarnings(query.data), [query.data]);
  // Without the total it is not known whether nothing was earned, or is not listed.
  const listed = all?.earnings.length === 0 && profile.isPending ? undefined : all;
  const total = profile.data ? (profile.data.stats?.total_earn ?? 0) : undefined;
  return { query, listed, missing: listed && describeMissing(listed, total) };
}

function describeMissing(
  { earnings, withoutAmount }: ReturnType<typeof listEarnings>,
  total: number | undefined,
): string | undefined {
  if (withoutAmount > 0) return messages.withoutAmount(withoutAmount);
  if (earnings.length > 0) return undefined;
  if (total === undefined) return messages.noneListed;
  return total > 0 ? messages.notListed(formatDollars(total)) : undefined;
}
