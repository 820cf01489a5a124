import { type UndefinedInitialDataOptions, useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import type { Client } from '#src/api/client.ts';

/** Runs a query of `#src/api` with the app's client. */
export const useMemberQuery = <Reply, Data, Key extends readonly unknown[]>(
  getOptions: (client: Client) => UndefinedInitialDataOptions<Reply, Error, Data, Key>,
) => useQuery(getOptions(useServices().client));
