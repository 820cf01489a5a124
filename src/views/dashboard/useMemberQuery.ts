import { type UndefinedInitialDataOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '#src/actors/context.ts';
import type { Client } from '#src/api/client.ts';

/**
 * Runs a query of `#src/api` with the app's client. The error of one that failed stays while it is asked again: a
 * skeleton in its place would move what is below, and take the focus from its Retry.
 */
export function useMemberQuery<Reply, Data, Key extends readonly unknown[]>(
  getOptions: (client: Client) => UndefinedInitialDataOptions<Reply, Error, Data, Key>,
) {
  const query = useQuery(getOptions(useServices().client));
  const { error, isPending, errorUpdateCount } = query;
  const [failure, setFailure] = useState(error);
  if (error && error !== failure) setFailure(error);
  const isAskedAgain = isPending && errorUpdateCount > 0;
  return isAskedAgain && failure ? { ...query, error: failure, isPending: false } : query;
}
