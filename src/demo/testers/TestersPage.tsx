import { useState } from 'react';
import { testModels } from '#machines/models/testModels.ts';
import { toAddress } from '#src/basePath.ts';
import { branding } from '#src/branding.ts';
import { demo } from '#src/messages/demo.ts';
import { testers as messages } from '#src/messages/testers.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { DemoMarker } from '#src/ui/DemoMarker.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { Wordmark } from '#src/ui/Wordmark.tsx';
import { urls } from '#src/urls.ts';
import { demoUrls } from '../demoUrls';
import { plainPage } from '../plainPage.css';
import { MachinesTab } from './MachinesTab';
import { PathsTab } from './PathsTab';
import { RecordTab } from './RecordTab';
import * as styles from './TestersPage.css';

const TABS = ['machines', 'paths', 'record'] as const;
type Tab = (typeof TABS)[number];

const readTabFromUrl = (): Tab => {
  const parameter = new URLSearchParams(location.search).get('tab');
  return TABS.find((tab) => tab === parameter) ?? 'machines';
};

const TAB_CONTENTS = { machines: <MachinesTab />, paths: <PathsTab />, record: <RecordTab /> };

/** The testers' page: the machines with what was visited, the paths to play, and recordings. */
export function TestersPage() {
  const [tab, setTab] = useState(readTabFromUrl);
  const open = (next: Tab) => {
    const url = new URL(location.href);
    url.searchParams.set('tab', next);
    history.replaceState(null, '', url);
    setTab(next);
  };
  return (
    <>
      <title>{`${messages.title} – ${branding.name}`}</title>
      <DemoMarker label={demo.label} />
      <main className={plainPage}>
        <div className={styles.head}>
          <Wordmark name={branding.name} />
          <div className={styles.links}>
            <a
              href={toAddress(urls.home)}
              target="_blank"
              rel="noopener"
              className={buttonClass('secondary')}
            >
              {messages.openDemo}
            </a>
            <a href={demoUrls.contract} className={buttonClass('quiet')}>
              {messages.openContract}
            </a>
          </div>
        </div>
        <PageTitle lead={messages.lead(Object.keys(testModels).length)}>{messages.title}</PageTitle>
        <div className={styles.explanation}>
          {messages.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Tabs
          label={messages.tabsLabel}
          value={tab}
          onChange={open}
          tabs={TABS.map((value) => ({ value, label: messages.tabs[value], content: TAB_CONTENTS[value] }))}
        />
      </main>
    </>
  );
}
