import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { stagesQuery } from '../../../api/stages';
import { profileQuery } from '../../../api/users';
import { formatUnits } from '../../../domain/money';
import { earningThreshold, stageRule } from '../../../domain/threshold';
import { home as sentences } from '../../../wording/home';

interface ThresholdReading {
  /** as it is to be read; undefined while it is on its way */
  readonly value: string | undefined;
  /** why there is none */
  readonly problem?: string;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** The member's earning threshold out of the profile and the rule of their stage (specification section 9). */
export function useEarningThreshold(): ThresholdReading {
  const { client } = useServices();
  const profile = useQuery(profileQuery(client));
  const stages = useQuery(stagesQuery(client));
  const failure = profile.error ?? stages.error;
  const retry = () => {
    if (profile.isError) void profile.refetch();
    if (stages.isError) void stages.refetch();
  };
  if (!profile.data || !stages.data) {
    const value = failure ? sentences.unknown : undefined;
    return { value, failure, retry };
  }
  const { profile: member, balances } = profile.data;
  const rule = stageRule(stages.data, member.stage);
  if (!rule) {
    return { value: sentences.unknown, problem: sentences.noStageRule(member.stage), failure, retry };
  }
  const threshold = earningThreshold({
    lastDonation: member.last_donation,
    stageBalance: balances.stage_balance,
    multiplier: rule.earning_multiplier,
  });
  return { value: formatUnits(threshold), failure, retry };
}
