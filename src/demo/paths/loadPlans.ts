import { loadBaselinePlans, loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { findRecording } from './recordingStorage';

/** The plans of all baselines, then the scenarios across machines. */
export const loadPlans = async (): Promise<readonly Plan[]> => [
  ...(await loadBaselinePlans()),
  ...(await loadScenarios()),
];

/** A plan by its id, recordings of this browser included; undefined when there is none. */
export async function findPlan(id: string): Promise<Plan | undefined> {
  const found = (await loadPlans()).find((plan) => plan.id === id);
  return found ?? (await findRecording(id))?.plan;
}
