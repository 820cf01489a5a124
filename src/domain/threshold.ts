import type { StageDefinition } from '#src/contract/stages.ts';
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
  readonly lastDonation: number | undefined;
  /** dollars */
  readonly stageBalance: number | undefined;
  /** earning_multiplier of the member's stage, at most five decimals */
  readonly multiplier: number | undefined;
}

/**
 * max(0, last_donation × earning_multiplier − stage_balance), in units, rounded down (R9.3); undefined
 * where the provider leaves one of them out.
 */
export function earningThreshold({
  lastDonation,
  stageBalance,
  multiplier,
}: EarningThreshold): bigint | undefined {
  if (lastDonation === undefined || stageBalance === undefined || multiplier === undefined) return undefined;
  const product = (BigInt(toUnits(lastDonation)) * BigInt(toUnits(multiplier))) / BigInt(UNITS_PER_DOLLAR);
  const left = product - BigInt(toUnits(stageBalance));
  return left > 0n ? left : 0n;
}
