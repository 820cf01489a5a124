import { network as messages } from '#src/messages/network.ts';
import { tables } from '#src/messages/tables.ts';
import { team } from '#src/messages/team.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ReferralTable } from '../tables/ReferralTable';
import { TeamTable } from '../team-table/TeamTable';
import { useTabParam } from '../useTabParam';
import { Progress } from './Progress';
import { ReferralSharing } from './ReferralSharing';

/** Network (R2.33, R2.35). */
export default function Network() {
  const [tab, setTab] = useTabParam(['activity', 'team']);
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Tabs
        label={messages.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'activity',
            label: messages.tabs.activity,
            content: (
              <Page>
                <ReferralSharing />
                <Section title={tables.referrals.title}>
                  <ReferralTable name="referrals" />
                </Section>
                <Progress />
              </Page>
            ),
          },
          {
            value: 'team',
            label: messages.tabs.team,
            content: (
              <Section title={team.title}>
                <TeamTable name="team" />
              </Section>
            ),
          },
        ]}
      />
    </Page>
  );
}
