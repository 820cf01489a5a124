import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { activityHistoryQuery } from '../../../api/activities';
import type { Activity } from '../../../contract/activities';
import { formatDate } from '../../../domain/dates';
import { Card } from '../../../ui/Card';
import { ErrorState } from '../../../ui/ErrorState';
import { Figure, Money } from '../../../ui/Figure';
import { Notice } from '../../../ui/Notice';
import { Section } from '../../../ui/Section';
import { SimpleTable, type TableColumn } from '../../../ui/SimpleTable';
import { reading } from '../../../wording/common';
import { home as sentences } from '../../../wording/home';
import { failureText } from '../failureText';
import { useEarningThreshold } from './useEarningThreshold';

const { earning } = sentences;

/** How many of the newest activities count as recent. */
const RECENT = 5;

const columns: readonly TableColumn<Activity>[] = [
  { header: earning.date, align: 'whole', cell: (activity) => formatDate(activity.created_at) },
  { header: earning.descriptionColumn, cell: (activity) => activity.description },
  { header: earning.type, align: 'whole', cell: (activity) => activity.type },
  {
    header: earning.amount,
    align: 'figure',
    cell: (activity) => <Money dollars={activity.metadata?.amount ?? 0} />,
  },
];

/** The threshold as a figure, over what happened lately. */
export function EarningOverview() {
  const { client } = useServices();
  const threshold = useEarningThreshold();
  const activities = useQuery(activityHistoryQuery(client));

  return (
    <Section title={earning.title} description={earning.description}>
      <Card>
        <Figure value={threshold.value} size="large" />
        {threshold.problem && <Notice tone="warning">{threshold.problem}</Notice>}
        {Boolean(threshold.failure) && (
          <ErrorState
            title={reading.failed(earning.title)}
            detail={failureText(threshold.failure)}
            retryLabel={reading.retry}
            onRetry={threshold.retry}
          />
        )}
      </Card>
      <Section level={3} title={earning.recentActivity}>
        {activities.error && !activities.data ? (
          <ErrorState
            title={reading.failed(earning.recentActivity)}
            detail={failureText(activities.error)}
            retryLabel={reading.retry}
            onRetry={() => void activities.refetch()}
            retrying={activities.isFetching}
          />
        ) : (
          <SimpleTable
            caption={earning.recentActivity}
            columns={columns}
            rows={activities.data?.slice(0, RECENT)}
            rowKey={(activity) => activity._id}
            empty={earning.empty}
            expectedRows={RECENT}
          />
        )}
      </Section>
    </Section>
  );
}
