import * as z from 'zod/mini';
import type { Plan } from '../paths/plan';
import { loadBaselinePlans } from './loadBaselinePlans';
import { scenarios } from './scenarios';

/** By id of a plan, the effects of its start and of each step. */
const recordedEffects = z.record(z.string(), z.readonly(z.array(z.readonly(z.array(z.string())))));
/** By its name, a text of many lines that effects refer to: what a page shows is the same in many steps. */
const recordedScreens = z.record(z.string(), z.readonly(z.array(z.string())));

const load = async (file: string): Promise<unknown> => (await import(`./effects/${file}.json`)).default;

/**
 * Every plan, those of the baselines first, with what its steps cause, which `paths:run -- --record` writes. Not for the
 * demo, where nobody compares it: the files are long.
 */
export async function loadRecordedPlans(): Promise<readonly Plan[]> {
  const plans = [...(await loadBaselinePlans()), ...scenarios];
  const screens = recordedScreens.parse(await load('screens'));
  const machines = [...new Set(plans.map(({ machine }) => machine))];
  // A new machine has no file yet.
  const files = await Promise.all(
    machines.map(async (machine) => recordedEffects.parse(await load(machine).catch(() => ({})))),
  );
  const byId: z.output<typeof recordedEffects> = Object.assign({}, ...files);
  const unpack = (effects: readonly string[] = []) => effects.map((one) => screens[one]?.join('\n') ?? one);
  return plans.map((plan) => {
    const [start, ...steps] = byId[plan.id] ?? [];
    if (!start) return plan;
    return {
      ...plan,
      start: { ...plan.start, effects: unpack(start) },
      steps: plan.steps.map((step, index) => ({ ...step, effects: unpack(steps[index]) })),
    };
  });
}
