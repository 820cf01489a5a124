import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#src/contract/endpoint.ts';
import * as contract from '#src/contract/transfers.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The transfers sent and received, newest first. */
export const transferHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'transfers'],
    queryFn: async ({ signal }) =>
      (await client.call(contract.getTransferHistory, { signal })).data.transfers,
  });

/** Transfers `amount` dollars to the member whose private key is `recipient_id`. Never repeated automatically. */
export const processTransfer = (client: Client, body: BodyOf<typeof contract.processTransfer>) =>
  client.call(contract.processTransfer, { body });
