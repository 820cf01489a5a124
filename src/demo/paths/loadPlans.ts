import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import type { Plan } from '#machines/paths/plan.ts';

/** The plans of all baselines, then the scenarios across machines. */
export const loadPlans = async (): Promise<readonly Plan[]> => [...(await loadBaselinePlans()), ...scenarios];

/** A plan by its id; undefined when there is none. */
export const findPlan = async (id: string): Promise<Plan | undefined> =>
  (await loadPlans()).find((plan) => plan.id === id);
