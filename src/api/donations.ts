import { queryOptions } from '@tanstack/react-query';
import * as contract from '#src/contract/donations.ts';
import type { BodyOf } from '#src/contract/endpoint.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The member's donations, newest first. */
export const donationHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'donations'],
    queryFn: async ({ signal }) =>
      (await client.call(contract.getDonationHistory, { signal })).data.donations,
  });

/** Donates `amount` dollars. A reply with `success: false` is a refusal. Never repeated automatically. */
export const donate = (client: Client, body: BodyOf<typeof contract.donate>) =>
  client.call(contract.donate, { body });
