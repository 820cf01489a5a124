import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { donationHistoryQuery } from '../../../api/donations';
import type { Donation } from '../../../contract/donations';
import type { DataColumn } from '../../../ui/dataTable/column';
import { tables } from '../../../wording/tables';
import { amountColumn, dateColumn, textColumn } from './columns';
import { kindColumn, transactionIcon } from './kindColumn';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const sentences = tables.donations;
const moment = (donation: Donation) => donation.created_at;

const COLUMNS: readonly DataColumn<Donation>[] = [
  textColumn({ id: 'id', header: sentences.id, of: ({ _id }) => _id }),
  kindColumn({ header: sentences.type, icon: transactionIcon }),
  dateColumn({ id: 'date', header: sentences.date, of: moment }),
  amountColumn({ id: 'amount', header: sentences.amount, of: ({ amount }) => amount }),
  statusColumn({ id: 'status', header: sentences.status, of: ({ status }) => status }),
];

/** Donation Details: the member's donations. */
export function DonationTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={sentences.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(donationHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={sentences.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
