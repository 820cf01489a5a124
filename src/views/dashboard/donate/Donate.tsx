import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { stagesQuery } from '../../../api/stages';
import { profileQuery } from '../../../api/users';
import { formatDollars, toUnits } from '../../../domain/money';
import { stageRule } from '../../../domain/threshold';
import { Card } from '../../../ui/Card';
import { ImpactIcon } from '../../../ui/icons/money';
import { DonateIcon } from '../../../ui/icons/navigation';
import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { donate as sentences } from '../../../wording/donate';
import { FigureSheet } from '../amount/FigureSheet';
import { beside } from '../amount/FigureSheet.css';
import { DonationTable } from '../tables/DonationTable';
import { DonateForm } from './DonateForm';

/** Donate Funds (specification section 2). */
export default function Donate() {
  const { client } = useServices();
  const profile = useQuery(profileQuery(client));
  const stages = useQuery(stagesQuery(client));
  const balance = profile.data?.balances.deposit_balance;
  const stage = profile.data?.profile.stage;
  const known = stage !== undefined && stages.data !== undefined;
  const minimum = known ? stageRule(stages.data, stage)?.minimum_donation : undefined;

  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <div className={beside}>
        <FigureSheet
          title={sentences.figures}
          reads={[profile, stages]}
          figures={[
            {
              icon: <ImpactIcon />,
              title: sentences.impactBalance,
              value: balance === undefined ? undefined : formatDollars(balance),
            },
            {
              icon: <DonateIcon />,
              title: sentences.minimum,
              value: minimum === undefined ? undefined : formatDollars(minimum),
              description: known ? minimumFor(stage, minimum !== undefined) : undefined,
            },
          ]}
        />
        <Card>
          <DonateForm
            bounds={{
              minimum: minimum === undefined ? undefined : toUnits(minimum),
              available: balance === undefined ? undefined : toUnits(balance),
            }}
          />
        </Card>
      </div>
      <Section title={sentences.details}>
        <DonationTable />
      </Section>
    </Page>
  );
}

function minimumFor(stage: number, hasRule: boolean): string {
  if (!hasRule) return sentences.noStageRule(stage);
  return stage === 0 ? sentences.notStaged : sentences.forStage(stage);
}
