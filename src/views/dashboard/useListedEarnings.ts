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
  const total = useMemberQuery(profileQuery).data?.stats?.total_earn ?? 0;
  const listed = useMemo(() => query.data && listEarnings(query.data), [query.data]);
  return { query, listed, missing: listed && describeMissing(listed, total) };
}

function describeMissing(
  { earnings, withoutAmount }: ReturnType<typeof listEarnings>,
  total: number,
): string | undefined {
  if (withoutAmount > 0) return messages.withoutAmount(withoutAmount);
  return earnings.length === 0 && total > 0 ? messages.notListed(formatDollars(total)) : undefined;
}
