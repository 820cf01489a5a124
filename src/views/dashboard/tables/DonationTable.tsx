import { useQuery } from '@tanstack/react-query';
import { donationHistoryQuery } from '#src/api/donations.ts';
import type { Donation } from '#src/contract/donations.ts';
import { tables } from '#src/messages/tables.ts';
import { amountColumn, dateColumn, textColumn } from './columns';
import { createQueryTable } from './createQueryTable';
import { kindColumn, transactionIcon } from './kindColumn';
import { statusColumn } from './statusColumn';

const messages = tables.donations;
const moment = (donation: Donation) => donation.created_at;

/** Donation Details: the member's donations. */
export const DonationTable = createQueryTable<Donation>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    textColumn({ id: 'id', header: messages.id, of: ({ _id }) => _id }),
    kindColumn({ header: messages.type, icon: transactionIcon }),
    dateColumn({ id: 'date', header: messages.date, of: moment }),
    amountColumn({ id: 'amount', header: messages.amount, of: ({ amount }) => amount }),
    statusColumn({ id: 'status', header: messages.status, of: ({ status }) => status }),
  ],
  useRows: (client) => useQuery(donationHistoryQuery(client)),
  rowKey: ({ _id }) => _id,
  moment,
});
