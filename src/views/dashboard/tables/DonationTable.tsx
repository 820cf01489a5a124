import { donationHistoryQuery } from '#src/api/donations.ts';
import type { Donation } from '#src/contract/donations.ts';
import { isVoidStatus } from '#src/domain/direction.ts';
import { tables } from '#src/messages/tables.ts';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, idColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { getRowKey } from './getRowKey';
import { statusColumn } from './statusColumn';
import { getTransactionIcon } from './TypeWithIcon';
import { typeColumn } from './typeColumn';

const messages = tables.donations;
const getDate = (donation: Donation) => donation.created_at;

/** Donation Details: the member's donations. */
export const DonationTable = createQueryTable<Donation>({
  messages,
  columns: [
    idColumn(({ _id }) => _id),
    typeColumn({ header: messages.type, getIcon: getTransactionIcon, place: 'lead' }),
    dateColumn({ id: 'date', header: messages.date, value: getDate, place: 'note' }),
    amountColumn({
      header: messages.amount,
      value: ({ amount }) => amount,
      direction: () => 'out',
      isVoid: ({ status }) => isVoidStatus(status),
    }),
    statusColumn(messages.status, ({ status }) => status),
  ],
  useRows: () => useMemberQuery(donationHistoryQuery),
  rowKey: getRowKey,
  getDate,
});
