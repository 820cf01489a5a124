import { queryOptions } from '@tanstack/react-query';
import { getPublicSettings } from '#src/contract/settings.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The bounds that the provider enforces, in dollars. */
export const limitsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'limits'],
    queryFn: async ({ signal }) => (await client.call(getPublicSettings, { signal })).data.limits,
  });
