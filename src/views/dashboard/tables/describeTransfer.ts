import type { Transfer } from '#src/contract/transfers.ts';
import { tables } from '#src/messages/tables.ts';

/** The counterpart's id stands for a transfer's own where the provider has none. */
export const getTransferId = ({ transfer_id, counterpart }: Transfer) => transfer_id ?? counterpart?.id;

export const isReceived = ({ direction }: Transfer) => direction === 'received';

/** The recipient, or for a received transfer its sender. */
export const describeCounterpart = (transfer: Transfer) =>
  isReceived(transfer) ? tables.transfers.received(transfer.counterpart?.name) : transfer.counterpart?.name;
