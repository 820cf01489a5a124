import type { ComponentProps } from 'react';
import { reports as messages } from '#src/messages/reports.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { QueryError } from '../QueryError';

/** Placeholder of a report while its code or its data is loading. */
export const TabSkeleton = () => (
  <Card aria-busy="true">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton width="100%" />
    <Skeleton width="70%" />
  </Card>
);

/** Replaces a report without data: the error of a failed query, or a skeleton while loading. */
export const ReportFallback = ({
  what,
  queries,
}: Pick<ComponentProps<typeof QueryError>, 'what' | 'queries'>) =>
  queries.some(({ error }) => error) ? <QueryError what={what} queries={queries} /> : <TabSkeleton />;
