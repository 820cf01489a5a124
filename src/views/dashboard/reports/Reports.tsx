import { lazy, type ReactNode, Suspense } from 'react';
import { reports as messages } from '#src/messages/reports.ts';
import { TabbedPage } from '../TabbedPage';
import { TeamTable } from '../team-table/TeamTable';
import { DirectReferrals } from './DirectReferrals';
import { TabSkeleton } from './TabSkeleton';

// The chart library is loaded with the first tab that has a chart.
const EarningReport = lazy(() => import('./EarningReport'));
const PerformanceReport = lazy(() => import('./PerformanceReport'));
const TeamGraph = lazy(() => import('../team-graph/TeamGraph'));

const withSuspense = (content: ReactNode) => <Suspense fallback={<TabSkeleton />}>{content}</Suspense>;

/** Reports Overview (R2.53). */
export default function Reports() {
  return (
    <TabbedPage
      title={messages.title}
      tabs={[
        { value: 'referrals', label: messages.directReferrals.tab, content: <DirectReferrals /> },
        { value: 'earning', label: messages.earning.tab, content: withSuspense(<EarningReport />) },
        {
          value: 'performance',
          label: messages.performance.tab,
          content: withSuspense(<PerformanceReport />),
        },
        { value: 'team', label: messages.teamTree.tab, content: <TeamTable name="team" /> },
        { value: 'graph', label: messages.teamGraph.tab, content: withSuspense(<TeamGraph />) },
      ]}
    />
  );
}
