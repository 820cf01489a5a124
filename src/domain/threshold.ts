import type { StageDefinition } from '#src/contract/stages.ts';
import type { Profile } from '#src/contract/users.ts';
import { toUnits, UNITS_PER_DOLLAR } from './money';

/** A member without a stage (0) has the rule of stage 1 (R4.4). */
export const stageRuleNumber = (stage: number): number => (stage === 0 ? 1 : stage);

/** The definition for a member of a stage, if the provider has one. */
export const stageRule = <Stage extends Pick<StageDefinition, 'stage_number'>>(
  stages: readonly Stage[],
  stage: number,
): Stage | undefined => stages.find((definition) => definition.stage_number === stageRuleNumber(stage));

interface EarningThreshold {
  /** dollars */
  readonly lastDonation: number;
  /** dollars */
  readonly stageBalance: number;
  /** earning_multiplier of the member's stage, at most five decimals */
  readonly multiplier: number;
}

/** last_donation × earning_multiplier, in units, rounded down. */
const getLimit = ({ lastDonation, multiplier }: Omit<EarningThreshold, 'stageBalance'>): bigint =>
  (BigInt(toUnits(lastDonation)) * BigInt(toUnits(multiplier))) / BigInt(UNITS_PER_DOLLAR);

/** max(0, last_donation × earning_multiplier − stage_balance), in units, rounded down (R9.3). */
export function earningThreshold({ stageBalance, ...limit }: EarningThreshold): bigint {
  const left = getLimit(limit) - BigInt(toUnits(stageBalance));
  return left > 0n ? left : 0n;
}

interface ThresholdSources {
  readonly profile: Pick<Profile, 'stage' | 'last_donation'>;
  /** dollars */
  readonly stageBalance: number | undefined;
  readonly rule: Pick<StageDefinition, 'earning_multiplier'>;
}

/** In units. */
interface MemberThreshold {
  readonly left: bigint;
  /** what may be earned after a donation in all: `left` right after it, unless a provider's figures disagree */
  readonly limit: bigint;
}

/**
 * The earning threshold of a member by the rule of their stage; undefined where the provider leaves out a figure of
 * it. A member without a stage has not donated yet, so that an absent last donation is zero.
 */
export function getEarningThreshold({
  profile,
  stageBalance,
  rule,
}: ThresholdSources): MemberThreshold | undefined {
  const lastDonation = profile.last_donation ?? (profile.stage === 0 ? 0 : undefined);
  const multiplier = rule.earning_multiplier;
  if (lastDonation === undefined || stageBalance === undefined || multiplier === undefined) return undefined;
  return {
    left: earningThreshold({ lastDonation, stageBalance, multiplier }),
    limit: getLimit({ lastDonation, multiplier }),
  };
}
