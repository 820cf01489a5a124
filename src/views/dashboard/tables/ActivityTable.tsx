import { useQuery } from '@tanstack/react-query';
import { activityHistoryQuery } from '#src/api/activities.ts';
import type { Activity } from '#src/contract/activities.ts';
import { tables } from '#src/messages/tables.ts';
import { amountColumn, dateColumn, textColumn } from './columns';
import { createQueryTable } from './createQueryTable';
import { activityIcon, kindColumn } from './kindColumn';

const messages = tables.activities;
const moment = (activity: Activity) => activity.created_at;

/** Activity Log: all that happened on the member's account. */
export const ActivityTable = createQueryTable<Activity>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    dateColumn({ id: 'date', header: messages.date, of: moment }),
    textColumn({ id: 'description', header: messages.description, of: ({ description }) => description }),
    kindColumn({ header: messages.type, icon: activityIcon }),
    amountColumn({ id: 'amount', header: messages.amount, of: ({ metadata }) => metadata?.amount ?? 0 }),
  ],
  useRows: (client) => useQuery(activityHistoryQuery(client)),
  rowKey: ({ _id }) => _id,
  moment,
});
