import { lazy, type ReactNode, Suspense } from 'react';
import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { Tabs } from '../../../ui/Tabs';
import { reports as sentences } from '../../../wording/reports';
import { team } from '../../../wording/team';
import { TeamTable } from '../team-table/TeamTable';
import { useTabParam } from '../useTabParam';
import { DirectReferrals } from './DirectReferrals';
import { TabSkeleton } from './TabSkeleton';

// The charts' library comes with the first tab that draws one.
const EarningReport = lazy(() => import('./EarningReport'));
const PerformanceReport = lazy(() => import('./PerformanceReport'));
const TeamGraph = lazy(() => import('../team-graph/TeamGraph'));

const TABS = ['referrals', 'earning', 'performance', 'team', 'graph'] as const;

const awaited = (content: ReactNode) => <Suspense fallback={<TabSkeleton />}>{content}</Suspense>;

const Team = () => (
  <Section title={team.title}>
    <TeamTable name="team" />
  </Section>
);

/** Reports Overview (specification section 2). */
export default function Reports() {
  const [tab, setTab] = useTabParam(TABS);
  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <Tabs
        label={sentences.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'referrals', label: sentences.directReferrals.tab, content: <DirectReferrals /> },
          { value: 'earning', label: sentences.earning.tab, content: awaited(<EarningReport />) },
          { value: 'performance', label: sentences.performance.tab, content: awaited(<PerformanceReport />) },
          { value: 'team', label: sentences.teamTree.tab, content: <Team /> },
          { value: 'graph', label: sentences.teamGraph.tab, content: awaited(<TeamGraph />) },
        ]}
      />
    </Page>
  );
}
