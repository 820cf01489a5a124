import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { loadCrawledPlans } from '#machines/models/loadCrawledPlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import type { Plan } from '#machines/paths/plan.ts';

/** The plans of all baselines, then the scenarios across machines. */
export const loadPlans = async (): Promise<readonly Plan[]> => [...(await loadBaselinePlans()), ...scenarios];

/** A plan by its id, also one of those that do what can be done on a screen; undefined when there is none. */
export async function findPlan(id: string): Promise<Plan | undefined> {
  const hasId = (plan: Plan) => plan.id === id;
  return (await loadPlans()).find(hasId) ?? (await loadCrawledPlans()).find(hasId);
}
