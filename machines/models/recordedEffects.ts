import * as z from 'zod/mini';
import type { Plan, SCENARIO } from '../paths/plan';
import type { MachineId } from './testModels';

/** By id of a plan, the effects of its start and of each step. */
export const recordedEffects = z.record(z.string(), z.readonly(z.array(z.readonly(z.array(z.string())))));
export type RecordedEffects = z.output<typeof recordedEffects>;

type Load = () => Promise<{ readonly default: unknown }>;

/** One file for each machine, and one for the scenarios: `npm run paths:run -- --record` writes them. */
const files: Readonly<Record<MachineId | typeof SCENARIO, Load>> = {
  session: () => import('./effects/session.json'),
  transfer: () => import('./effects/transfer.json'),
  withdrawal: () => import('./effects/withdrawal.json'),
  donation: () => import('./effects/donation.json'),
  depositWallet: () => import('./effects/depositWallet.json'),
  scenario: () => import('./effects/scenario.json'),
};

const isRecorded = (machine: string): machine is keyof typeof files => Object.hasOwn(files, machine);

/** Plans with the effects that were recorded for them. */
export async function addEffects(plans: readonly Plan[]): Promise<readonly Plan[]> {
  const machines = [...new Set(plans.map(({ machine }) => machine))].filter(isRecorded);
  const recorded = await Promise.all(
    machines.map(async (machine) => recordedEffects.parse((await files[machine]()).default)),
  );
  const byId: RecordedEffects = Object.assign({}, ...recorded);
  return plans.map((plan) => {
    const [start, ...steps] = byId[plan.id] ?? [];
    if (!start) return plan;
    return {
      ...plan,
      start: { ...plan.start, effects: start },
      steps: plan.steps.map((step, index) => ({ ...step, effects: steps[index] ?? [] })),
    };
  });
}
