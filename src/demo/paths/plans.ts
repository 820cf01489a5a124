import { thaw } from '../../../machines/paths/frozen';
import type { Plan } from '../../../machines/paths/plan';
import { readFrozen } from '../../../machines/paths/readFrozen';
import { together } from '../../../machines/paths/together';
import { findRecording } from './recordings';

/** Fetched when somebody asks for a path: the files are long. */
const files = () =>
  Promise.all([
    import('../../../machines/paths/frozen/session.json'),
    import('../../../machines/paths/frozen/transfer.json'),
    import('../../../machines/paths/frozen/depositWallet.json'),
  ]);

/** The frozen plans of the three machines, then those across machines. */
export async function listPlans(): Promise<readonly Plan[]> {
  const frozen = (await files()).flatMap(({ default: file }) => thaw(readFrozen(file)));
  return [...frozen, ...together];
}

/** A plan by its id, one recorded in this browser included; undefined when there is none of that name. */
export async function findPlan(id: string): Promise<Plan | undefined> {
  const known = (await listPlans()).find((plan) => plan.id === id);
  return known ?? (await findRecording(id))?.plan;
}
