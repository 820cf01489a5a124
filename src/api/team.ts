import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '#src/contract/endpoint.ts';
import { getTeamTree, getTeamTreeChain } from '#src/contract/team.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** Absent means all (specification section 7). */
export type TeamFilter = QueryOf<typeof getTeamTree>;

/** The member's team as a flat list, parents before children; the provider does the filtering. */
export const teamQuery = (client: Client, filter: TeamFilter = {}) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'team', filter],
    queryFn: async ({ signal }) => (await client.call(getTeamTree, { query: filter, signal })).data,
  });

/** The chain of sponsors from the member up to the root. */
export const teamChainQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'team-chain'],
    queryFn: async ({ signal }) => (await client.call(getTeamTreeChain, { signal })).data,
  });
