import { Page } from './Section';
import { Skeleton } from './Skeleton';
import { StatCard, StatList } from './StatCard';

/** Stands for a dashboard screen whose code is on its way: a title and a sheet of figures. */
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
