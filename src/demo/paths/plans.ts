import { scenarios } from '#machines/models/scenarios.ts';
import { fromBaseline } from '#machines/paths/baseline.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { findRecording } from './recordingStorage';

/** Fetched when somebody asks for a path: the files are long. */
const files = () =>
  Promise.all([
    import('#machines/models/baselines/session.json'),
    import('#machines/models/baselines/transfer.json'),
    import('#machines/models/baselines/depositWallet.json'),
  ]);

/** The frozen plans of the three machines, then those across machines. */
export async function listPlans(): Promise<readonly Plan[]> {
  const frozen = (await files()).flatMap(({ default: file }) => fromBaseline(parseBaseline(file)));
  return [...frozen, ...scenarios];
}

/** A plan by its id, one recorded in this browser included; undefined when there is none of that name. */
export async function findPlan(id: string): Promise<Plan | undefined> {
  const known = (await listPlans()).find((plan) => plan.id === id);
  return known ?? (await findRecording(id))?.plan;
}
