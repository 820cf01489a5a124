import type { BodyOf } from '#src/contract/endpoint.ts';
import * as contract from '#src/contract/transfers.ts';
import type { Client } from './client';
import { createMemberQuery } from './createMemberQuery';

/** The transfers sent and received, newest first. */
export const transferHistoryQuery = createMemberQuery(
  'transfers',
  contract.getTransferHistory,
  ({ data }) => data.transfers,
);

/** Transfers `amount` dollars to the member whose private key is `recipient_id`. Sent again with the same key it counts once. Never repeated automatically. */
export const processTransfer = (
  client: Client,
  body: BodyOf<typeof contract.processTransfer>,
  idempotencyKey: string,
) => client.call(contract.processTransfer, { body, idempotencyKey });
