import { PageTitle } from '../../../ui/PageTitle';
import { Page } from '../../../ui/Section';
import { home as sentences } from '../../../wording/home';
import { Community } from './Community';
import { EarningOverview } from './EarningOverview';
import { besides } from './Home.css';
import { Overview } from './Overview';
import { ReferralCode } from './ReferralCode';

/** Financial Overview (specification section 2). Each part loads, fails and is retried by itself. */
export default function Home() {
  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <Overview />
      <ReferralCode />
      <div className={besides}>
        <EarningOverview />
        <Community />
      </div>
    </Page>
  );
}
