import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '../contract/endpoint';
import { getTransferHistory, processTransfer } from '../contract/transfers';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** What was sent and received, newest first. */
export const transferHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'transfers'],
    queryFn: async ({ signal }) => (await client.call(getTransferHistory, { signal })).data.transfers,
  });

/** Sends `amount` dollars to the member with the private key `recipient_id`. Never repeated by itself. */
export const sendTransfer = (client: Client, body: BodyOf<typeof processTransfer>) =>
  client.call(processTransfer, { body });
