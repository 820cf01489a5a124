import { Page } from '#src/ui/Section.tsx';
import { NextStage } from './NextStage';
import { ReferralGrowth } from './ReferralGrowth';
import { TeamActivity } from './TeamActivity';

/** Next stage, growth of the referrals and activity of the team. Each section loads, fails and is retried separately. */
export default function PerformanceReport() {
  return (
    <Page>
      <NextStage />
      <ReferralGrowth />
      <TeamActivity />
    </Page>
  );
}
