import type { Activity } from '#src/contract/activities.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import { getTransferId } from './describeTransfer';

interface ListedRow {
  readonly _id?: string | undefined;
  /** ISO 8601 */
  readonly created_at: string;
  readonly amount?: number | undefined;
  readonly description?: string | undefined;
}

/**
 * What tells a row from others in any answer: an id, if it has one, may be that of several rows (D58), and rows without
 * one that were told apart by their order alone would be others when a newer one comes.
 */
export const getRowKey = ({ _id = '', created_at, amount = 0, description = '' }: ListedRow): string =>
  [_id, created_at, amount, description].join(' ');

export const getActivityKey = ({ metadata, ...activity }: Activity): string =>
  getRowKey({ ...activity, amount: metadata?.amount });

export const getTransferKey = (transfer: Transfer): string =>
  getRowKey({ ...transfer, _id: getTransferId(transfer), description: transfer.counterpart?.email });
