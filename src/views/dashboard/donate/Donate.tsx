import { useRef } from 'react';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { toAvailableUnits, toOptionalUnits } from '#src/domain/money.ts';
import { stageRule } from '#src/domain/threshold.ts';
import { donate as messages } from '#src/messages/donate.ts';
import { ImpactIcon } from '#src/ui/icons/finance.tsx';
import { DonateIcon } from '#src/ui/icons/navigation.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { MovementPage } from '../amount/MovementPage';
import { DonationTable } from '../tables/DonationTable';
import { useMemberQuery } from '../useMemberQuery';
import { DonateForm } from './DonateForm';
import { StageReached } from './StageReached';

/** Donate Funds (R2.50). A stage whose definition has no minimum donation shows none. */
export default function Donate() {
  const result = useRef<HTMLDivElement>(null);
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const available = toAvailableUnits(profile.data?.balances?.deposit_balance);
  const stage = profile.data?.profile.stage;
  const rule = stage === undefined ? undefined : stageRule(stages.data ?? [], stage);
  const minimum = toOptionalUnits(rule?.minimum_donation);
  const isAnswered = profile.data !== undefined && stages.data !== undefined;
  const pending = !profile.error && !stages.error;
  const minimumFigure = {
    icon: <DonateIcon />,
    title: messages.minimum,
    amount: minimum,
    description: isAnswered
      ? describeMinimum(stage, rule !== undefined)
      : pending && <Skeleton width="14ch" />,
  };

  return (
    <MovementPage
      messages={messages}
      queries={[profile, stages]}
      figures={[
        { icon: <ImpactIcon />, title: messages.impactBalance, amount: available },
        ...(rule && minimum === undefined ? [] : [minimumFigure]),
      ]}
      form={
        <>
          <StageReached after={result} />
          <DonateForm
            bounds={{ minimum: minimum ?? (isAnswered ? 0 : undefined), available }}
            result={result}
          />
        </>
      }
    >
      <DonationTable />
    </MovementPage>
  );
}

function describeMinimum(stage: number | undefined, hasRule: boolean): string {
  if (stage === undefined) return messages.noStage;
  if (!hasRule) return messages.noStageRule(stage);
  return stage === 0 ? messages.notStaged : messages.forStage(stage);
}
