import type { ComponentProps, ReactNode } from 'react';
import { reports as messages } from '#src/messages/reports.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useLoadingMark } from '#src/ui/useLoadingMark.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { QueryError } from '../QueryError';
import * as styles from './Reports.css';

export function LoadingCard({ children }: { readonly children: ReactNode }) {
  return (
    <Card aria-busy="true" {...useLoadingMark(true)}>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      {children}
    </Card>
  );
}

/** Placeholder of a report while its code or its data is loading. */
export const TabSkeleton = () => (
  <LoadingCard>
    <Skeleton width="100%" />
    <Skeleton width="70%" />
  </LoadingCard>
);

/** Of a chart, as high as one. */
export const ChartSkeleton = () => (
  <LoadingCard>
    <div className={styles.chartPlace}>
      <Skeleton width="70%" />
    </div>
  </LoadingCard>
);

/** Replaces a report without data: the error of a failed query, or a skeleton while loading. */
export const ReportFallback = ({
  what,
  queries,
  children = <TabSkeleton />,
}: Pick<ComponentProps<typeof QueryError>, 'what' | 'queries'> & {
  /** while loading, in the layout of the report */
  readonly children?: ReactNode;
}) => (queries.some(({ error }) => error) ? <QueryError what={what} queries={queries} /> : children);
