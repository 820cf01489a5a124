import type { Donation } from '#src/contract/donations.ts';
import type { StageDefinition } from '#src/contract/stages.ts';
import { toOptionalUnits, toOutgoingUnits, toUnits } from './money';
import { stageRule } from './threshold';

export type StageDistance =
  /** the provider does not say the member's stage */
  | { readonly case: 'noStage' }
  /** before the first donation, which leads to stage 1; `least`: the minimum donation in units, if there is one */
  | { readonly case: 'notStaged'; readonly least: number | undefined }
  /** the member has the last stage */
  | { readonly case: 'last' }
  /** the provider has no rule for the member's stage */
  | { readonly case: 'noRule' }
  /** the provider does not say what the next stage asks for, or asks for nothing (`requirement` 0, D70) */
  | { readonly case: 'noRequirement'; readonly next: number; readonly requirement: 0 | undefined }
  /** the donations do not add up to the member's stage, so that progress towards the next one is not known */
  | { readonly case: 'unknown'; readonly next: number; readonly requirement: number }
  /** an estimate, in units: `donated` and `missing` add up to `requirement`, which is above zero */
  | {
      readonly case: 'estimated';
      readonly next: number;
      readonly requirement: number;
      readonly donated: number;
      readonly missing: number;
    };

interface StageDistanceInput {
  /** 0 before the first donation */
  readonly stage: number | undefined;
  readonly stages: readonly StageDefinition[];
  readonly donations: readonly Pick<Donation, 'created_at' | 'amount' | 'status'>[];
}

/** Whether a donation counts: the status is the provider's own text (R4.3). */
export const isCompletedDonation = ({ status }: Pick<Donation, 'status'>) =>
  status?.trim().toLowerCase() === 'completed';

/**
 * Distance to the next stage. The provider does not return the progress, so the completed donations are replayed from
 * the first: meeting a stage's requirement leads to the next stage, where counting starts at zero.
 */
export function getStageDistance({ stage, stages, donations }: StageDistanceInput): StageDistance {
  if (stage === undefined) return { case: 'noStage' };
  const rule = stageRule(stages, stage);
  if (!rule) return { case: 'noRule' };
  if (stage === 0) return { case: 'notStaged', least: toOptionalUnits(rule.minimum_donation) };
  const next = stage + 1;
  if (!stageRule(stages, next)) return { case: 'last' };

  const requirement = toOptionalUnits(rule.donation_requirement);
  if (requirement === undefined || requirement <= 0)
    return { case: 'noRequirement', next, requirement: requirement === undefined ? undefined : 0 };
  const replayed = replayDonations(donations, stages);
  if (replayed?.stage !== stage) return { case: 'unknown', next, requirement };
  return {
    case: 'estimated',
    next,
    requirement,
    donated: replayed.donated,
    missing: requirement - replayed.donated,
  };
}

/**
 * The stage that completed donations lead to, and the units donated within it; undefined if a stage has no requirement or
 * a donation no status.
 */
function replayDonations(donations: StageDistanceInput['donations'], stages: readonly StageDefinition[]) {
  if (donations.some(({ status }) => status === undefined)) return undefined;
  // The history comes newest first: after reversing it, a stable sort keeps the order of simultaneous donations.
  const inOrder = donations
    .filter(isCompletedDonation)
    .reverse()
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at));
  let stage = 0;
  let donated = 0;
  for (const { amount } of inOrder) {
    stage = Math.max(1, stage);
    const requirement = stageRule(stages, stage)?.donation_requirement;
    if (requirement === undefined) return undefined;
    donated += toOutgoingUnits(amount);
    if (donated >= toUnits(requirement) && stageRule(stages, stage + 1)) {
      stage += 1;
      donated = 0;
    }
  }
  return { stage, donated };
}
