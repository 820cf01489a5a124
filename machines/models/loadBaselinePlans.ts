import { fromBaseline } from '../paths/baseline';
import { parseBaseline } from '../paths/baselineSchema';
import type { Plan } from '../paths/plan';
import { kinds } from './kinds';
import { addEffects } from './recordedEffects';
import { scenarios } from './scenarios';
import { testModels } from './testModels';

/** The plans of all baselines with their effects, in the order of the list of models. Rejects when a file is not a baseline. */
export async function loadBaselinePlans(): Promise<readonly Plan[]> {
  const models = Object.values(testModels);
  const files = await Promise.all(models.map(({ loadBaseline }) => loadBaseline()));
  const plans = files.flatMap(({ default: file }) => fromBaseline(parseBaseline(file, kinds)));
  return addEffects(plans, ...models.map(({ loadEffects }) => loadEffects));
}

/** The scenarios with their effects. */
export const loadScenarios = (): Promise<readonly Plan[]> =>
  addEffects(scenarios, () => import('./effects/scenario.json'));
