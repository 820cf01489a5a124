import { home as messages } from '#src/messages/home.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Community } from './Community';
import { EarningOverview } from './EarningOverview';
import { columns } from './Home.css';
import { Overview } from './Overview';
import { ReferralStatus } from './ReferralStatus';

/** Financial Overview (R2.22 to R2.28). Each section loads, fails and is retried separately. */
export default function Home() {
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Overview />
      <ReferralStatus />
      <div className={columns}>
        <EarningOverview />
        <Community />
      </div>
    </Page>
  );
}
