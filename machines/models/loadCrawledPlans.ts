import * as z from 'zod/mini';
import { toasts } from '../paths/baselineSchema';
import type { Plan } from '../paths/plan';
import { toPlan } from '../paths/walk';
import { kinds } from './kinds';

const actions = z.readonly(z.array(z.custom<{ type: string }>(kinds.isAction)));
const crawledPlans = z.readonly(
  z.array(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      steps: z.readonly(z.array(z.strictObject({ actions, toasts }))),
    }),
  ),
);

/** The plans that `npm run paths:crawl` has written: everything that can be done on each screen, once. */
export async function loadCrawledPlans(): Promise<readonly Plan[]> {
  const { default: file } = await import('./crawled.json');
  return crawledPlans.parse(file).map((plan) => toPlan(plan, kinds.describeAction));
}
