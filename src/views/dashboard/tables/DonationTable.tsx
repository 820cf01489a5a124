import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import type { Donation } from '#src/contract/donations.ts';
import { tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { amountColumn, dateColumn, textColumn } from './columns';
import { kindColumn, transactionIcon } from './kindColumn';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const messages = tables.donations;
const moment = (donation: Donation) => donation.created_at;

const COLUMNS: readonly DataColumn<Donation>[] = [
  textColumn({ id: 'id', header: messages.id, of: ({ _id }) => _id }),
  kindColumn({ header: messages.type, icon: transactionIcon }),
  dateColumn({ id: 'date', header: messages.date, of: moment }),
  amountColumn({ id: 'amount', header: messages.amount, of: ({ amount }) => amount }),
  statusColumn({ id: 'status', header: messages.status, of: ({ status }) => status }),
];

/** Donation Details: the member's donations. */
export function DonationTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={messages.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(donationHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={messages.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
