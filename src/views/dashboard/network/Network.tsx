import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { Tabs } from '../../../ui/Tabs';
import { network as sentences } from '../../../wording/network';
import { tables } from '../../../wording/tables';
import { team } from '../../../wording/team';
import { ReferralTable } from '../tables/ReferralTable';
import { TeamTable } from '../team-table/TeamTable';
import { useTabParam } from '../useTabParam';
import { Progress } from './Progress';
import { ReferralCode } from './ReferralCode';

/** Network (specification section 2): what the member does for it, and everybody below them. */
export default function Network() {
  const [tab, setTab] = useTabParam(['activity', 'team']);
  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <Tabs
        label={sentences.title}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'activity',
            label: sentences.tabs.activity,
            content: (
              <Page>
                <ReferralCode />
                <Section title={tables.referrals.title}>
                  <ReferralTable name="referrals" />
                </Section>
                <Progress />
              </Page>
            ),
          },
          {
            value: 'team',
            label: sentences.tabs.team,
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
