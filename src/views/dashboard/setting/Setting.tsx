import { PageTitle } from '../../../ui/PageTitle';
import { Page } from '../../../ui/Section';
import { Tabs } from '../../../ui/Tabs';
import { setting as sentences } from '../../../wording/setting';
import { useTabParam } from '../useTabParam';
import { Profile } from './Profile';
import { Security } from './Security';

const TABS = ['profile', 'security'] as const;

/** Account Settings (specification section 2). What is typed in one tab stays while the other one is shown. */
export default function Setting() {
  const [tab, setTab] = useTabParam(TABS);
  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <Tabs
        label={sentences.tabs}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'profile', label: sentences.profile.tab, content: <Profile />, keep: true },
          { value: 'security', label: sentences.security.tab, content: <Security />, keep: true },
        ]}
      />
    </Page>
  );
}
