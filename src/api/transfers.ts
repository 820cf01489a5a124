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

/**
 * Transfers `amount` dollars to the member whose private key is `recipient_id`. Sent again with the same key it counts once.
 * Never repeated automatically. An amount received that is none, or more than was sent, is left out: it may be of cents.
 */
export async function processTransfer(
  client: Client,
  body: BodyOf<typeof contract.processTransfer>,
  idempotencyKey: string,
) {
  const reply = await client.call(contract.processTransfer, { body, idempotencyKey });
  const { amount = 0, ...others } = reply.data ?? {};
  return amount > 0 && amount <= body.amount ? reply : { ...reply, data: reply.data && others };
}
