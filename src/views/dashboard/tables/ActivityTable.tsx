import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { activityHistoryQuery } from '#src/api/activities.ts';
import type { Activity } from '#src/contract/activities.ts';
import { tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { amountColumn, dateColumn, textColumn } from './columns';
import { activityIcon, kindColumn } from './kindColumn';
import { QueryTable } from './QueryTable';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const messages = tables.activities;
const moment = (activity: Activity) => activity.created_at;

const COLUMNS: readonly DataColumn<Activity>[] = [
  dateColumn({ id: 'date', header: messages.date, of: moment }),
  textColumn({ id: 'description', header: messages.description, of: ({ description }) => description }),
  kindColumn({ header: messages.type, icon: activityIcon }),
  amountColumn({ id: 'amount', header: messages.amount, of: ({ metadata }) => metadata?.amount ?? 0 }),
];

/** Activity Log: all that happened on the member's account. */
export function ActivityTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={messages.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(activityHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={messages.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
