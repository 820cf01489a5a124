import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { amountToMove, walletAddress } from './requestScalars';
import { datedList } from './rows';
import { absent, icon, lenient, message, text } from './scalars';
import { flag, rowStatus, type } from './vocabulary';

/** A deposit or a withdrawal (R3.6). `status` is a code, see R4.1. */
export const transaction = z.object({
  _id: lenient(text),
  type: lenient(type),
  created_at: moment,
  amount: dollars,
  status: rowStatus,
  icon,
});
export type Transaction = z.output<typeof transaction>;

/** GET /transactions/history, newest first. */
export const getTransactionHistory = defineEndpoint('GET', '/transactions/history', 'member', {
  reply: z.object({ data: z.object({ transactions: datedList(transaction) }) }),
});

/** POST /transactions/withdrawal. The last three fields are fixed (R9.10). A refusal may come as `success: false`. */
export const withdraw = defineEndpoint('POST', '/transactions/withdrawal', 'member', {
  needsIdempotencyKey: true,
  body: z.object({
    amount: amountToMove,
    withdrawal_address: walletAddress.check(z.minLength(1, 'must not be empty')),
    network: z.literal('BSC'),
    payment_method: z.literal('blockchain'),
    type: z.literal('Withdrawal'),
  }),
  reply: z.looseObject({ success: absent(flag), message }),
});
