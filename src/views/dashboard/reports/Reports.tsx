import { reports as messages } from '#src/messages/reports.ts';
import { lazyPart } from '../../lazyPart';
import { TabbedPage } from '../TabbedPage';
import { TeamTable } from '../team-table/TeamTable';
import { DirectReferrals } from './DirectReferrals';
import { TabSkeleton } from './TabSkeleton';

// The chart library is loaded with the first tab that has a chart.
const fallback = <TabSkeleton />;
const EarningReport = lazyPart(() => import('./EarningReport'), { what: messages.earning.tab, fallback });
const PerformanceReport = lazyPart(() => import('./PerformanceReport'), {
  what: messages.performance.tab,
  fallback,
});
const TeamGraph = lazyPart(() => import('../team-graph/TeamGraph'), {
  what: messages.teamGraph.tab,
  fallback,
});

/** Reports Overview (R2.53). */
export default function Reports() {
  return (
    <TabbedPage
      title={messages.title}
      tabs={[
        { value: 'referrals', label: messages.directReferrals.tab, content: <DirectReferrals /> },
        { value: 'earning', label: messages.earning.tab, content: <EarningReport /> },
        {
          value: 'performance',
          label: messages.performance.tab,
          content: <PerformanceReport />,
        },
        { value: 'team', label: messages.teamTree.tab, content: <TeamTable name="team" /> },
        { value: 'graph', label: messages.teamGraph.tab, content: <TeamGraph /> },
      ]}
    />
  );
}
