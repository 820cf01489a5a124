import type { ReactNode } from 'react';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatUnits } from '#src/domain/money.ts';
import { earningThreshold, stageRule } from '#src/domain/threshold.ts';
import { home as messages } from '#src/messages/home.ts';
import { NotAvailable, orNotAvailable } from '../../NotAvailable';
import type { QueryState } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

interface EarningThresholdState {
  /** formatted; undefined while loading */
  readonly value: ReactNode | undefined;
  /** why it is not known */
  readonly problem?: string;
  readonly queries: readonly QueryState[];
}

/** The earning threshold, from the profile and the rule of the member's stage (R9.3). */
export function useEarningThreshold(): EarningThresholdState {
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const queries = [profile, stages];
  if (!profile.data || !stages.data) {
    return { value: queries.some(({ error }) => error) ? <NotAvailable /> : undefined, queries };
  }
  const { profile: member, balances } = profile.data;
  const rule = member.stage === undefined ? undefined : stageRule(stages.data, member.stage);
  if (member.stage !== undefined && !rule) {
    return { value: <NotAvailable />, problem: messages.noStageRule(member.stage), queries };
  }
  const threshold = earningThreshold({
    lastDonation: member.last_donation,
    stageBalance: balances?.stage_balance,
    multiplier: rule?.earning_multiplier,
  });
  return { value: orNotAvailable(threshold, formatUnits), queries };
}
