import { Page } from '#src/ui/Section.tsx';
import { NextStage } from './NextStage';
import { ReferralGrowth } from './ReferralGrowth';
import { TeamActivity } from './TeamActivity';

/** The way to the next stage, the growth of the team and how active it is. Each part loads, fails and is retried by itself. */
export default function PerformanceReport() {
  return (
    <Page>
      <NextStage />
      <ReferralGrowth />
      <TeamActivity />
    </Page>
  );
}
