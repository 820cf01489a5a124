import { network as messages } from '#src/messages/network.ts';
import { tables } from '#src/messages/tables.ts';
import { Page, Section } from '#src/ui/Section.tsx';
import { TabbedPage } from '../TabbedPage';
import { ReferralTable } from '../tables/ReferralTable';
import { TeamTable } from '../team-table/TeamTable';
import { LinkResults } from './LinkResults';
import { Progress } from './Progress';
import { ReferralSharing } from './ReferralSharing';
import { Sponsors } from './Sponsors';

/** Network (R2.33, R2.35). */
export default function Network() {
  return (
    <TabbedPage
      title={messages.title}
      tabs={[
        {
          value: 'activity',
          label: messages.tabs.activity,
          content: (
            <Page>
              <ReferralSharing />
              <LinkResults />
              <Sponsors />
              <Section title={tables.referrals.title}>
                <ReferralTable name="referrals" />
              </Section>
              <Progress />
            </Page>
          ),
        },
        { value: 'team', label: messages.tabs.team, content: <TeamTable name="team" /> },
      ]}
    />
  );
}
