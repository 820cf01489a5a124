import { setting as messages } from '#src/messages/setting.ts';
import { TabbedPage } from '../TabbedPage';
import { Profile } from './Profile';
import { Security } from './Security';

/** Account Settings (R2.62). Both tabs keep their form values. */
export default function Setting() {
  return (
    <TabbedPage
      title={messages.title}
      tabs={[
        { value: 'profile', label: messages.profile.tab, content: <Profile />, keep: true },
        { value: 'security', label: messages.security.tab, content: <Security />, keep: true },
      ]}
    />
  );
}
