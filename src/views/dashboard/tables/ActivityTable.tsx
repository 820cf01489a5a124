import { activityHistoryQuery } from '#src/api/activities.ts';
import type { Activity } from '#src/contract/activities.ts';
import { getActivityDirection } from '#src/domain/direction.ts';
import { tables } from '#src/messages/tables.ts';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, idColumn, textColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { getActivityKey } from './getRowKey';
import { getActivityIcon } from './TypeWithIcon';
import { typeColumn } from './typeColumn';

const messages = tables.activities;
const getDate = (activity: Activity) => activity.created_at;

/** Activity Log: everything that happened on the member's account. */
export const ActivityTable = createQueryTable<Activity>({
  messages,
  columns: [
    dateColumn({ id: 'date', header: messages.date, value: getDate, place: 'note' }),
    textColumn({
      id: 'description',
      header: messages.description,
      value: ({ description }) => description,
      place: 'lead',
    }),
    typeColumn({ header: messages.type, getIcon: getActivityIcon, place: 'icon' }),
    amountColumn({
      header: messages.amount,
      value: ({ metadata }) => metadata?.amount ?? 0,
      direction: getActivityDirection,
    }),
  ],
  detailColumns: [idColumn(({ _id }) => _id)],
  useRows: () => useMemberQuery(activityHistoryQuery),
  rowKey: getActivityKey,
  getDate,
});
