import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

interface PlainEndpoint<Reply extends z.ZodMiniType> extends Pick<Endpoint, 'method' | 'path' | 'access'> {
  readonly params?: never;
  readonly query?: never;
  readonly body?: never;
  readonly reply: Reply;
}

/** Creates the query of an endpoint without parameters. `select` takes the data that is cached out of the reply. */
export const createMemberQuery =
  <Reply extends z.ZodMiniType, Data>(
    key: string,
    endpoint: PlainEndpoint<Reply>,
    select: (reply: z.output<Reply>) => Data,
  ) =>
  (client: Client) =>
    queryOptions({
      queryKey: [...MEMBER_DATA, key],
      queryFn: async ({ signal }) => select(await client.call(endpoint, { signal })),
    });
