import { stagesQuery } from '#src/api/stages.ts';
import { profileQuery } from '#src/api/users.ts';
import { getEarningThreshold, stageRule } from '#src/domain/threshold.ts';
import { home as messages } from '#src/messages/home.ts';
import type { QueryState } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

interface EarningThresholdState {
  readonly isPending: boolean;
  /** in units; undefined while it is not known */
  readonly threshold?: ReturnType<typeof getEarningThreshold>;
  /** whether the member has donated, so that there is something to be left */
  readonly hasDonated: boolean;
  /** why it is not known, though everything has been answered */
  readonly problem?: string;
  readonly queries: readonly QueryState[];
}

/** The earning threshold, from the profile and the rule of the member's stage (R9.3). */
export function useEarningThreshold(): EarningThresholdState {
  const profile = useMemberQuery(profileQuery);
  const stages = useMemberQuery(stagesQuery);
  const queries = [profile, stages];
  if (!profile.data || !stages.data) {
    return { isPending: !queries.some(({ error }) => error), hasDonated: false, queries };
  }
  const { profile: member, balances } = profile.data;
  const state = { isPending: false, hasDonated: member.stage !== 0, queries };
  if (member.stage === undefined) return { ...state, problem: messages.noStage };
  const rule = stageRule(stages.data, member.stage);
  if (!rule) return { ...state, problem: messages.noStageRule(member.stage) };
  const threshold = getEarningThreshold({ profile: member, stageBalance: balances?.stage_balance, rule });
  return threshold ? { ...state, threshold } : { ...state, problem: messages.noThreshold };
}
