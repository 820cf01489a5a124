import { queryOptions } from '@tanstack/react-query';
import { getStages } from '#src/contract/stages.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The stages' definitions. They rarely change, but a donation's minimum depends on them: refetched like the rest. */
export const stagesQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'stages'],
    queryFn: ({ signal }) => client.call(getStages, { signal }),
  });
