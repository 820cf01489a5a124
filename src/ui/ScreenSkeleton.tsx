import { Page } from './Section';
import { Skeleton } from './Skeleton';
import { StatCard, StatList } from './StatCard';

/** Placeholder of a dashboard screen while its code is loading. */
export const ScreenSkeleton = () => (
  <Page>
    <Skeleton width="16ch" />
    <StatList columns={4} busy>
      {['a', 'b', 'c', 'd'].map((key) => (
        <StatCard key={key} title="" value={undefined} />
      ))}
    </StatList>
  </Page>
);
