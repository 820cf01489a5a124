import { useMemo } from 'react';
import { useSession } from '#src/actors/context.ts';
import { teamQuery } from '#src/api/team.ts';
import { type Identity, readTeam } from '#src/domain/team.ts';
import { useMemberQuery } from './useMemberQuery';

const NOBODY: Identity = {};

/** The signed-in member, by whom a team is read. */
export const useIdentity = (): Identity => useSession(({ context }) => context.auth?.user ?? NOBODY);

/** The signed-in member's whole team; undefined before the query has brought it. */
export function useTeam() {
  const identity = useIdentity();
  const query = useMemberQuery(teamQuery);
  const { data } = query;
  const team = useMemo(() => data && readTeam(data, identity), [data, identity]);
  return { query, team };
}
