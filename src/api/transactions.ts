import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#src/contract/endpoint.ts';
import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** Deposits and withdrawals, newest first. */
export const transactionHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'transactions'],
    queryFn: async ({ signal }) => (await client.call(getTransactionHistory, { signal })).data.transactions,
  });

/** Network, method and type of every withdrawal (specification section 9). */
const FIXED = { network: 'BSC', payment_method: 'blockchain', type: 'Withdrawal' } as const;

type Withdrawal = Omit<BodyOf<typeof withdraw>, keyof typeof FIXED>;

/** Asks for a withdrawal of `amount` dollars. Never repeated by itself. */
export const withdrawMutation = (client: Client) => ({
  mutationFn: (withdrawal: Withdrawal) => client.call(withdraw, { body: { ...withdrawal, ...FIXED } }),
});
