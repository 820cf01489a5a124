import * as z from 'zod/mini';
import type { Plan } from '../paths/plan';

/** By id of a plan, the effects of its start and of each step. */
const recordedEffects = z.record(z.string(), z.readonly(z.array(z.readonly(z.array(z.string())))));
type RecordedEffects = z.output<typeof recordedEffects>;

/** By its name, a text of many lines that effects refer to: what a page shows is the same in many steps. */
const recordedScreens = z.record(z.string(), z.readonly(z.array(z.string())));

/** Plans with the effects that were recorded for them. */
export async function addEffects(
  plans: readonly Plan[],
  ...loadFiles: readonly (() => Promise<{ readonly default: unknown }>)[]
): Promise<readonly Plan[]> {
  const [screens, ...files] = await Promise.all([
    import('./effects/screens.json'),
    ...loadFiles.map((load) => load()),
  ]);
  const texts = recordedScreens.parse(screens.default);
  const unpack = (effects: readonly string[] = []) => effects.map((one) => texts[one]?.join('\n') ?? one);
  const byId: RecordedEffects = Object.assign(
    {},
    ...files.map(({ default: file }) => recordedEffects.parse(file)),
  );
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
