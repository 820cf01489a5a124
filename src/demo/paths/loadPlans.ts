import { loadBaselinePlans, loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import type { Plan } from '#machines/paths/plan.ts';

/** The plans of all baselines, then the scenarios across machines. */
export const loadPlans = async (): Promise<readonly Plan[]> => [
  ...(await loadBaselinePlans()),
  ...(await loadScenarios()),
];

/** A plan by its id; undefined when there is none. */
export const findPlan = async (id: string): Promise<Plan | undefined> =>
  (await loadPlans()).find((plan) => plan.id === id);
