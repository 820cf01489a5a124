import { Page } from './Section';
import { Skeleton } from './Skeleton';
import { StatList } from './StatCard';

/** Titles are keys: each is blank, and different. */
const BLANK_CARDS = ['', ' ', '  ', '   '].map((title) => ({ title, value: undefined }));

/** Placeholder of a dashboard screen while its code is loading. */
export const ScreenSkeleton = () => (
  <Page>
    <Skeleton width="16ch" />
    <StatList columns={4} busy cards={BLANK_CARDS} />
  </Page>
);
