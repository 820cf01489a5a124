import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { reports as sentences } from '../../../wording/reports';

/** Stands for a report while its code is on its way. */
export const TabSkeleton = () => (
  <Card aria-busy="true">
    <VisuallyHidden role="status">{sentences.loading}</VisuallyHidden>
    <Skeleton width="100%" />
    <Skeleton width="70%" />
  </Card>
);
