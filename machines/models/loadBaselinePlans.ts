import { fromBaseline } from '../paths/baseline';
import { parseBaseline } from '../paths/baselineSchema';
import type { Plan } from '../paths/plan';
import { kinds } from './kinds';
import { testModels } from './testModels';

/** The plans of all baselines, in the order of the list of models. Rejects when a file is not a baseline. */
export async function loadBaselinePlans(): Promise<readonly Plan[]> {
  const files = await Promise.all(Object.values(testModels).map(({ loadBaseline }) => loadBaseline()));
  return files.flatMap(({ default: file }) => fromBaseline(parseBaseline(file, kinds)));
}
