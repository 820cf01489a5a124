import { toUnits } from '#src/domain/money.ts';
import { stageRuleNumber } from '#src/domain/threshold.ts';

/** Amounts in dollars. */
interface StageRule {
  readonly stage_number: number;
  readonly donation_requirement: number;
  readonly earning_multiplier: number;
  readonly minimum_donation: number;
}

const define = (
  stage_number: number,
  donation_requirement: number,
  earning_multiplier: number,
  minimum_donation: number,
): StageRule => ({ stage_number, donation_requirement, earning_multiplier, minimum_donation });

/** The ten stages, in dollars. The specification does not show a provider's values; these are the demo's. */
export const stages: readonly StageRule[] = [
  define(1, 100, 2, 10),
  define(2, 250, 2.25, 25),
  define(3, 500, 2.5, 50),
  define(4, 1_000, 2.75, 100),
  define(5, 2_500, 3, 250),
  define(6, 5_000, 3.25, 500),
  define(7, 10_000, 3.5, 1_000),
  define(8, 25_000, 3.75, 2_500),
  define(9, 50_000, 4, 5_000),
  define(10, 100_000, 5, 10_000),
];

export const LAST_STAGE = stages.length;

/** The definition that applies to a member of that stage: stage 1's for stage 0. */
export function getStageRule(stage: number): StageRule {
  // The nth stage has the number n.
  const rule = stages[stageRuleNumber(stage) - 1];
  if (!rule) throw new RangeError(`there is no stage ${stage}`);
  return rule;
}

interface StageProgress {
  readonly stage: number;
  /** units donated within the stage */
  readonly stage_donated: number;
}

/**
 * The progress after a donation of `units`. The first donation raises stage 0 to 1 and counts towards stage 1.
 * Meeting a stage's requirement raises the stage by one and resets the count: one donation completes at most one
 * stage, and nothing is carried over. The last stage is final.
 */
export function advanceStage({ stage, stage_donated }: StageProgress, units: number): StageProgress {
  const current = stageRuleNumber(stage);
  const donated = stage_donated + units;
  if (current < LAST_STAGE && donated >= toUnits(getStageRule(current).donation_requirement)) {
    return { stage: current + 1, stage_donated: 0 };
  }
  return { stage: current, stage_donated: donated };
}
