import { Link } from 'wouter';
import { activityHistoryQuery } from '#src/api/activities.ts';
import type { Activity } from '#src/contract/activities.ts';
import { formatDate } from '#src/domain/dates.ts';
import { getActivityDirection } from '#src/domain/direction.ts';
import { viewAll } from '#src/messages/common.ts';
import { home as messages } from '#src/messages/home.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { urls } from '#src/urls.ts';
import { orNotAvailable } from '../../NotAvailable';
import { QuerySection } from '../QueryError';
import { getNewest } from '../tables/getNewest';
import { getActivityKey } from '../tables/getRowKey';
import { getActivityIcon, TypeWithIcon } from '../tables/TypeWithIcon';
import { useMemberQuery } from '../useMemberQuery';

const { earning } = messages;

/** How many of the newest activities are shown. */
const MAX_RECENT = 5;

const columns: readonly TableColumn<Activity>[] = [
  {
    header: earning.date,
    align: 'nowrap',
    place: 'note',
    cell: (activity) => formatDate(activity.created_at),
  },
  {
    header: earning.descriptionColumn,
    place: 'lead',
    cell: (activity) => orNotAvailable(activity.description, String),
  },
  {
    header: earning.type,
    align: 'nowrap',
    place: 'tail',
    hasIcon: true,
    cell: ({ type }) =>
      orNotAvailable(type, (known) => <TypeWithIcon type={known} getIcon={getActivityIcon} />),
  },
  {
    header: earning.amount,
    align: 'number',
    place: 'end',
    cell: (activity) => (
      <Money dollars={activity.metadata?.amount ?? 0} direction={getActivityDirection(activity)} />
    ),
  },
];

export function RecentActivity() {
  const activities = useMemberQuery(activityHistoryQuery);
  return (
    <QuerySection
      title={earning.recentActivity}
      queries={[activities]}
      actions={
        <Link href={urls.transactions} className={buttonClass('quiet')}>
          {viewAll}
        </Link>
      }
    >
      <SimpleTable
        caption={earning.recentActivity}
        columns={columns}
        rows={activities.data && getNewest(activities.data, MAX_RECENT)}
        rowKey={getActivityKey}
        empty={earning.empty}
        expectedRows={MAX_RECENT}
      />
    </QuerySection>
  );
}
