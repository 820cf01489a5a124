import { useSession } from '#src/actors/context.ts';
import { profileQuery } from '#src/api/users.ts';
import { home as messages } from '#src/messages/home.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Stages } from '../stages/Stages';
import { useMemberQuery } from '../useMemberQuery';
import { Community } from './Community';
import { Earnings } from './Earnings';
import { FirstSteps } from './FirstSteps';
import * as styles from './Home.css';
import { Lifetime } from './Lifetime';
import { Now } from './Now';
import { RecentActivity } from './RecentActivity';
import { ReferralStatus } from './ReferralStatus';

const MEMBERS_ORDER = ['earnings', 'now', 'lifetime', 'stages', 'firstSteps'] as const;
const NEWCOMERS_ORDER = ['firstSteps', 'stages', 'now', 'earnings', 'lifetime'] as const;

/**
 * Financial Overview (R2.22 to R2.28). It begins with what the member has earned, before the first donation with what
 * to do first. Each section loads, fails and is retried separately.
 */
export default function Home() {
  const { data } = useMemberQuery(profileQuery);
  const user = useSession(({ context }) => context.auth?.user);
  const member = data?.profile ?? user;
  const isNew = member?.stage === 0;
  const name = member?.name;
  // By name, so that a stage that turns out to be another moves the sections and reads none of them again.
  const sections = {
    firstSteps: <FirstSteps key="firstSteps" isNew={isNew} />,
    earnings: (
      <div key="earnings" className={isNew ? undefined : styles.lead}>
        <Earnings />
      </div>
    ),
    now: (
      <div key="now" className={isNew ? undefined : styles.lead}>
        <Now columns={isNew ? 3 : 1} />
      </div>
    ),
    lifetime: <Lifetime key="lifetime" />,
    stages: <Stages key="stages" />,
  };
  return (
    <div className={styles.page}>
      <PageTitle lead={name && (isNew ? messages.welcome(name) : messages.welcomeBack(name))}>
        {messages.title}
      </PageTitle>
      {(isNew ? NEWCOMERS_ORDER : MEMBERS_ORDER).map((section) => sections[section])}
      <div className={styles.columns}>
        <Page>
          <RecentActivity />
          <ReferralStatus />
        </Page>
        <Community />
      </div>
    </div>
  );
}
