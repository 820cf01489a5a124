import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#src/contract/endpoint.ts';
import { getTeamTree } from '#src/contract/team.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** Absent means all (R7.16). */
export type TeamFilter = QueryOf<typeof getTeamTree>;

/** The member's team as a flat list, parents before children, filtered by the provider. */
export const teamQuery = (client: Client, filter: TeamFilter = {}) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'team', filter],
    queryFn: async ({ signal }) => (await client.call(getTeamTree, { query: filter, signal })).data,
  });
