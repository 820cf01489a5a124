import {
  hashKey,
  type UndefinedInitialDataOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import type { Client } from '#src/api/client.ts';

type MemberQuery<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>;

/**
 * Runs a query of `#src/api` with the app's client. The error of one that failed stays while it is asked again: a
 * skeleton or other rows in its place would move what is below, and take the focus from its Retry.
 */
export function useMemberQuery<Reply, Data, Key extends readonly unknown[]>(
  getOptions: (client: Client) => UndefinedInitialDataOptions<Reply, Error, Data, Key>,
): MemberQuery<Data> {
  const options = getOptions(useServices().client);
  const query = useQuery(options);
  const { error, isPending, isPlaceholderData, errorUpdateCount } = query;
  const key = hashKey(options.queryKey);
  const [failure, setFailure] = useState({ key, error });
  if (failure.key !== key || (error && error !== failure.error)) setFailure({ key, error });
  const isAskedAgain = (isPending || isPlaceholderData) && errorUpdateCount > 0;
  if (!isAskedAgain || !failure.error || failure.key !== key) return query;
  // Each field by its name: with all of them React would render at the change of any.
  const { isFetching, refetch } = query;
  return {
    data: undefined,
    error: failure.error,
    isPending: false,
    isFetching,
    isPlaceholderData: false,
    refetch,
  };
}
