import { reports as messages } from '#src/messages/reports.ts';
import { Card } from '#src/ui/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

/** Stands for a report while its code is on its way. */
export const TabSkeleton = () => (
  <Card aria-busy="true">
    <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
    <Skeleton width="100%" />
    <Skeleton width="70%" />
  </Card>
);
