import { useState } from 'react';
import { branding } from '../../branding';
import { buttonClass } from '../../ui/buttonClass';
import { DemoMarker } from '../../ui/DemoMarker';
import { PageTitle } from '../../ui/PageTitle';
import { Tabs } from '../../ui/Tabs';
import { Wordmark } from '../../ui/Wordmark';
import { urls } from '../../urls';
import { demo } from '../../wording/demo';
import { testers as sentences } from '../../wording/testers';
import { plainPage } from '../plainPage.css';
import { MachinesTab } from './MachinesTab';
import { PathsTab } from './PathsTab';
import { RecordTab } from './RecordTab';
import * as styles from './TestersPage.css';

const TABS = ['machines', 'paths', 'record'] as const;
type Tab = (typeof TABS)[number];

const tabInUrl = (): Tab => {
  const asked = new URLSearchParams(location.search).get('tab');
  return TABS.find((tab) => tab === asked) ?? 'machines';
};

const CONTENTS = { machines: <MachinesTab />, paths: <PathsTab />, record: <RecordTab /> };

/** The testers' page: the machines and what was visited of them, the paths to play, and recordings. */
export function TestersPage() {
  const [tab, setTab] = useState(tabInUrl);
  const open = (next: Tab) => {
    const url = new URL(location.href);
    url.searchParams.set('tab', next);
    history.replaceState(null, '', url);
    setTab(next);
  };
  return (
    <>
      <title>{`${sentences.title} – ${branding.name}`}</title>
      <DemoMarker label={demo.label} />
      <main className={plainPage}>
        <div className={styles.head}>
          <Wordmark name={branding.name} />
          <a href={urls.home} target="_blank" rel="noopener" className={buttonClass('secondary')}>
            {sentences.openDemo}
          </a>
        </div>
        <PageTitle lead={sentences.lead}>{sentences.title}</PageTitle>
        <div className={styles.explanation}>
          {sentences.explanation.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <Tabs
          label={sentences.tabsLabel}
          value={tab}
          onChange={open}
          tabs={TABS.map((value) => ({ value, label: sentences.tabs[value], content: CONTENTS[value] }))}
        />
      </main>
    </>
  );
}
