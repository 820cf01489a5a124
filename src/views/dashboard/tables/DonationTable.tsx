import { donationHistoryQuery } from '#src/api/donations.ts';
import type { Donation } from '#src/contract/donations.ts';
import { tables } from '#src/messages/tables.ts';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, textColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { statusColumn } from './statusColumn';
import { getTransactionIcon, typeColumn } from './typeColumn';

const messages = tables.donations;
const getDate = (donation: Donation) => donation.created_at;

/** Donation Details: the member's donations. */
export const DonationTable = createQueryTable<Donation>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    textColumn({ id: 'id', header: messages.id, value: ({ _id }) => _id }),
    typeColumn({ header: messages.type, getIcon: getTransactionIcon }),
    dateColumn({ id: 'date', header: messages.date, value: getDate }),
    amountColumn({ id: 'amount', header: messages.amount, value: ({ amount }) => amount }),
    statusColumn({ id: 'status', header: messages.status, value: ({ status }) => status }),
  ],
  useRows: () => useMemberQuery(donationHistoryQuery),
  rowKey: ({ _id }) => _id ?? '',
  getDate,
});
