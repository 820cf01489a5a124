import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '#src/actors/context.ts';
import { type TeamFilter, teamQuery } from '#src/api/team.ts';
import type { TeamMember } from '#src/contract/team.ts';
import { filterDownlines, readPart, readTeam } from '#src/domain/team.ts';
import { useMemberQuery } from '../useMemberQuery';
import { useIdentity } from '../useTeam';

/** A member with their position in the provider's list, from 1, independent of the table's order. */
export interface TeamRow {
  readonly serial: number;
  readonly member: TeamMember;
}

/**
 * All members below the signed-in one. The provider filters by stage and status; until it has answered, matching rows of
 * the whole team are shown if it is cached, else the previous rows. A provider may ignore the filter: its answer is
 * filtered as well.
 */
export function useTeamRows(filter: TeamFilter) {
  const { client } = useServices();
  const identity = useIdentity();
  const cache = useQueryClient();
  const { queryKey: wholeKey } = teamQuery(client);
  const query = useMemberQuery(() => ({
    ...teamQuery(client, filter),
    placeholderData: (before) => cache.getQueryData(wholeKey) ?? before,
  }));
  const { data, isPlaceholderData } = query;
  const isFiltered = Object.keys(filter).length > 0;
  const isWhole = !isFiltered && !isPlaceholderData;
  const part = useMemo(
    () => (data && !isWhole ? readPart(data, identity, undefined) : undefined),
    [data, identity, isWhole],
  );
  // Keeps the whole team in the cache. It is only loaded for levels that a filtered list does not show.
  const needsWhole = isFiltered && !isPlaceholderData && part?.isComplete === false;
  const { data: wholeTeam, isLoading } = useQuery({ ...teamQuery(client), enabled: needsWhole });
  const whole = useMemo(() => wholeTeam && readTeam(wholeTeam, identity), [wholeTeam, identity]);

  const downlines = useMemo(() => {
    if (data === wholeTeam) return whole?.downlines;
    if (!data || !part) return undefined;
    return part.isComplete ? part.downlines : readPart(data, identity, whole).downlines;
  }, [data, part, identity, wholeTeam, whole]);
  // The previous rows stay as they are.
  const isPrevious = isPlaceholderData && data !== wholeTeam;
  const rows = useMemo(
    () =>
      downlines &&
      (isPrevious ? downlines : filterDownlines(downlines, filter)).map(
        (member, index): TeamRow => ({ serial: index + 1, member }),
      ),
    [downlines, isPrevious, filter],
  );
  return { query, rows, busy: isPlaceholderData || isLoading };
}
