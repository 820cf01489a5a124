import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { toOptionalUnits } from '#src/domain/money.ts';
import { stageRule } from '#src/domain/threshold.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { ImpactIcon } from '#src/ui/icons/finance.tsx';
import { DonateIcon } from '#src/ui/icons/navigation.tsx';
import { MovementPage } from '../amount/MovementPage';
import { DonationTable } from '../tables/DonationTable';
import { useMemberQuery } from '../useMemberQuery';
import { DonateForm } from './DonateForm';

/** Donate Funds (R2.50). */
export default function Donate() {
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const available = toOptionalUnits(profile.data?.balances?.deposit_balance);
  const stage = profile.data?.profile.stage;
  const known = stage !== undefined && stages.data !== undefined;
  const rule = known ? stageRule(stages.data, stage) : undefined;
  const minimum = toOptionalUnits(rule?.minimum_donation);

  return (
    <MovementPage
      messages={messages}
      queries={[profile, stages]}
      figures={[
        { icon: <ImpactIcon />, title: messages.impactBalance, amount: available },
        {
          icon: <DonateIcon />,
          title: messages.minimum,
          amount: minimum,
          description: known ? describeMinimum(stage, rule !== undefined) : undefined,
        },
      ]}
      form={<DonateForm bounds={{ minimum, available }} />}
    >
      <DonationTable />
    </MovementPage>
  );
}

function describeMinimum(stage: number, hasRule: boolean): string {
  if (!hasRule) return messages.noStageRule(stage);
  return stage === 0 ? messages.notStaged : messages.forStage(stage);
}
