import type { ComponentProps } from 'react';
import { reports as messages } from '#src/messages/reports.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { QueryError } from '../QueryError';

/** Stands for a report while its code is on its way. */
export const TabSkeleton = () => (
  <Card aria-busy="true">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton width="100%" />
    <Skeleton width="70%" />
  </Card>
);

/** In the place of a report whose data is not there: why it could not be loaded, or a skeleton while it is loading. */
export const ReportFallback = ({
  what,
  queries,
}: Pick<ComponentProps<typeof QueryError>, 'what' | 'queries'>) =>
  queries.some(({ error }) => error) ? <QueryError what={what} queries={queries} /> : <TabSkeleton />;
