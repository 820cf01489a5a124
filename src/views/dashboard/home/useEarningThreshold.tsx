import type { ReactNode } from 'react';
import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { formatUnits } from '#src/domain/money.ts';
import { getEarningThreshold, stageRule } from '#src/domain/threshold.ts';
import { home as messages } from '#src/messages/home.ts';
import { NotAvailable } from '../../NotAvailable';
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
  if (member.stage === undefined) return { value: <NotAvailable />, problem: messages.noStage, queries };
  const rule = stageRule(stages.data, member.stage);
  if (!rule) return { value: <NotAvailable />, problem: messages.noStageRule(member.stage), queries };
  const stageBalance = balances?.stage_balance;
  const threshold = getEarningThreshold({ profile: member, stageBalance, rule });
  return threshold === undefined
    ? { value: <NotAvailable />, problem: messages.noThreshold, queries }
    : { value: formatUnits(threshold), queries };
}
