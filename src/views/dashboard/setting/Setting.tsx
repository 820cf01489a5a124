import { setting as messages } from '#src/messages/setting.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { useTabParam } from '../useTabParam';
import { Profile } from './Profile';
import { Security } from './Security';

const TABS = ['profile', 'security'] as const;

/** Account Settings (R2.62). Both tabs keep their form values. */
export default function Setting() {
  const [tab, setTab] = useTabParam(TABS);
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Tabs
        label={messages.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'profile', label: messages.profile.tab, content: <Profile />, keep: true },
          { value: 'security', label: messages.security.tab, content: <Security />, keep: true },
        ]}
      />
    </Page>
  );
}
