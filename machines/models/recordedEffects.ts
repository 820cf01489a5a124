import * as z from 'zod/mini';
import type { Plan } from '../paths/plan';
import { loadBaselinePlans } from './loadBaselinePlans';
import { loadCrawledPlans } from './loadCrawledPlans';
import { scenarios } from './scenarios';
import { testModels } from './testModels';
import { placeInWindow } from './windows';

/** By id of a plan, the effects of its start and of each step. */
const recordedEffects = z.record(z.string(), z.readonly(z.array(z.readonly(z.array(z.string())))));
/**
 * By its name, a text of many lines that effects refer to, as what a page shows is the same in many steps; or a long line
 * that such texts refer to.
 */
const recordedScreens = z.record(z.string(), z.readonly(z.array(z.string())));

/**
 * Every plan, those of the baselines first, with what its steps cause, which `paths:run -- --record` writes. Not for the
 * demo, where nobody compares it: the files are long.
 */
export async function loadRecordedPlans(): Promise<readonly Plan[]> {
  const plans = [...(await loadBaselinePlans()), ...scenarios, ...(await loadCrawledPlans())].map(
    placeInWindow,
  );
  const [screens, ...files] = await Promise.all([
    import('./effects/screens.json'),
    import('./effects/scenario.json'),
    ...Object.values(testModels).map(({ loadEffects }) => loadEffects()),
  ]);
  const texts = recordedScreens.parse(screens.default);
  const byId: z.output<typeof recordedEffects> = Object.assign(
    {},
    ...files.map(({ default: file }) => recordedEffects.parse(file)),
  );
  const unpackLine = (line: string) => texts[line]?.[0] ?? line;
  const unpack = (effects: readonly string[] = []) =>
    effects.map((one) => texts[one]?.map(unpackLine).join('\n') ?? one);
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
