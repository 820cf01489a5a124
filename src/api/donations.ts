import * as contract from '#src/contract/donations.ts';
import type { BodyOf } from '#src/contract/endpoint.ts';
import type { Client } from './client';
import { createMemberQuery } from './createMemberQuery';

/** The member's donations, newest first. */
export const donationHistoryQuery = createMemberQuery(
  'donations',
  contract.getDonationHistory,
  ({ data }) => data.donations,
);

/** Donates `amount` dollars. Sent again with the same key it counts once. Never repeated automatically. */
export const donate = (client: Client, body: BodyOf<typeof contract.donate>, idempotencyKey: string) =>
  client.call(contract.donate, { body, idempotencyKey });
