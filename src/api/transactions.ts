import type { BodyOf } from '#src/contract/endpoint.ts';
import * as contract from '#src/contract/transactions.ts';
import type { Client } from './client';
import { createMemberQuery } from './createMemberQuery';

/** Deposits and withdrawals, newest first. */
export const transactionHistoryQuery = createMemberQuery(
  'transactions',
  contract.getTransactionHistory,
  ({ data }) => data.transactions,
);

/** Network, method and type of every withdrawal (R9.10). */
const FIXED_FIELDS = { network: 'BSC', payment_method: 'blockchain', type: 'Withdrawal' } as const;

type Withdrawal = Omit<BodyOf<typeof contract.withdraw>, keyof typeof FIXED_FIELDS>;

/** Withdraws `amount` dollars. Sent again with the same key it counts once. Never repeated automatically. */
export const withdraw = (client: Client, withdrawal: Withdrawal, idempotencyKey: string) =>
  client.call(contract.withdraw, { body: { ...withdrawal, ...FIXED_FIELDS }, idempotencyKey });
