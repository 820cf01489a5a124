import type { ComponentProps } from 'react';
import { useSearchParams } from 'wouter';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { changeParams } from './searchParams';

interface TabbedPageProps {
  /** also the accessible name of the tab list */
  readonly title: string;
  /** at least one */
  readonly tabs: ComponentProps<typeof Tabs>['tabs'];
}

/**
 * A screen of tabs, of which the URL names one (`?tab=security`); each change adds a history entry. A missing or unknown
 * tab means the first.
 */
export function TabbedPage({ title, tabs }: TabbedPageProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? first;
  const setTab = (next: string) =>
    setParams((current) => changeParams(current, { tab: next === first ? undefined : next }));
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Tabs label={title} value={tab} onChange={setTab} tabs={tabs} />
    </Page>
  );
}
