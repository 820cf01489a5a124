import { queryOptions } from '@tanstack/react-query';
import { donate, getDonationHistory } from '#src/contract/donations.ts';
import type { BodyOf } from '#src/contract/endpoint.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The member's donations, newest first. */
export const donationHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'donations'],
    queryFn: async ({ signal }) => (await client.call(getDonationHistory, { signal })).data.donations,
  });

/** Donates `amount` dollars. A reply with `success: false` is a refusal for the caller to tell. Never repeated by itself. */
export const donateMutation = (client: Client) => ({
  mutationFn: (body: BodyOf<typeof donate>) => client.call(donate, { body }),
});
