import { afterAll, describe, test } from 'vitest';
import { page } from 'vitest/browser';
import { explore, transitionsOf } from '../../machines/paths/explore';
import { makePlan } from '../../machines/paths/makePlan';
import type { Plan } from '../../machines/paths/plan';
import { edges } from '../../machines/paths/strategies';
import { together } from '../../machines/paths/together';
import { vocabularies } from '../../machines/paths/vocabularies/all';
import { startProvider } from '../../mocks/browser';
import { mount } from '../../src/app/mount';
import { play } from '../../src/demo/paths/play';
import { createStage } from '../../src/demo/paths/stage';
import { watchConsole } from '../views/support/console';

const START = Date.now();
const provider = await startProvider({ persist: false, serviceWorker: false, members: 40, now: () => START });
await page.viewport(1440, 900);
const took = new Set<string>();
const times: number[] = [];

const runPlan = async (plan: Plan) => {
  watchConsole();
  const box = document.body.appendChild(document.createElement('div'));
  const stage = createStage({ provider, box, patience: 2000 });
  await mount(box, stage.parts);
  const t = performance.now();
  try {
    await play(stage, plan);
  } finally {
    for (const one of stage.live.took) took.add(one);
    stage.end();
    box.remove();
    times.push(performance.now() - t);
  }
};
describe('together', () => {
  for (const plan of together) test(plan.id, { timeout: 60_000 }, () => runPlan(plan));
});
for (const vocabulary of Object.values(vocabularies)) {
  const graph = explore(vocabulary);
  const plans = edges(graph, 20).map((path) => makePlan(graph, path));
  describe(vocabulary.machine.id, () => {
    for (const plan of plans) {
      test(`${plan.id} ${plan.steps.length} ${plan.title}`, { timeout: 60_000 }, () => runPlan(plan));
    }
  });
}
afterAll(() => {
  const all = Object.values(vocabularies).flatMap(({ machine }) =>
    transitionsOf(machine).map(({ id }) => id),
  );
  console.log(
    'LIVE',
    all.filter((id) => took.has(id)).length,
    all.length,
    all.filter((id) => !took.has(id)),
    times.map(Math.round).join(' '),
  );
});
