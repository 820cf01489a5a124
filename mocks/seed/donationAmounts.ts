import { toUnits } from '#src/domain/money.ts';
import { getStageRule } from '../rules/stages';
import type { Random } from './random';

/** Dollars as people choose them: 45, 350, 2,500; a few to the cent. */
function pickDollars(from: number, to: number, random: Random): number {
  const dollars = from + (to - from) * random.share();
  if (random.chance(0.08)) return Math.round(dollars * 100) / 100;
  const step = dollars < 100 ? 5 : dollars < 1000 ? 25 : dollars < 10_000 ? 100 : 500;
  return Math.max(from, Math.floor(dollars / step) * step);
}

/** The donations of one stage that lead to the next: at once, as a rule, or in two parts. */
function completeStage(stage: number, random: Random): number[] {
  const { donation_requirement: requirement, minimum_donation: minimum } = getStageRule(stage);
  if (random.chance(0.35)) return [requirement];
  if (random.chance(0.5)) return [pickDollars(requirement, requirement * 1.4, random)];
  const first = pickDollars(Math.max(minimum, requirement * 0.3), requirement * 0.7, random);
  return [first, Math.max(minimum, Math.ceil((requirement - first) / 5) * 5)];
}

/** A donation that leaves the member at a stage, in units. */
export function pickDonation(stage: number, random: Random): number {
  const { donation_requirement: requirement, minimum_donation: minimum } = getStageRule(stage);
  return toUnits(pickDollars(minimum, Math.min(requirement * 0.45, minimum * 4), random));
}

/** The donations that lead to a stage, in units, and one or two within it. */
export function planDonations(stage: number, random: Random): number[] {
  const amounts: number[] = [];
  if (stage === 0) return amounts;
  for (let below = 1; below < stage; below++) {
    for (const dollars of completeStage(below, random)) amounts.push(toUnits(dollars));
  }
  const within = random.chance(0.25) ? 2 : 1;
  for (let count = 0; count < within; count++) amounts.push(pickDonation(stage, random));
  return amounts;
}
