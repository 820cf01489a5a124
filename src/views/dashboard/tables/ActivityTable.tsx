import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { activityHistoryQuery } from '../../../api/activities';
import type { Activity } from '../../../contract/activities';
import type { DataColumn } from '../../../ui/dataTable/column';
import { tables } from '../../../wording/tables';
import { amountColumn, dateColumn, textColumn } from './columns';
import { activityIcon, kindColumn } from './kindColumn';
import { QueryTable } from './QueryTable';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const sentences = tables.activities;
const moment = (activity: Activity) => activity.created_at;

const COLUMNS: readonly DataColumn<Activity>[] = [
  dateColumn({ id: 'date', header: sentences.date, of: moment }),
  textColumn({ id: 'description', header: sentences.description, of: ({ description }) => description }),
  kindColumn({ header: sentences.type, icon: activityIcon }),
  amountColumn({ id: 'amount', header: sentences.amount, of: ({ metadata }) => metadata?.amount ?? 0 }),
];

/** Activity Log: all that happened on the member's account. */
export function ActivityTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={sentences.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(activityHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={sentences.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
