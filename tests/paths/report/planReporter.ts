import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { formatResults } from './formatResults';
import type { PlanResult } from './planResult';
import { renderReport } from './renderReport';

function toResult(test: TestCase, plan: Plan): PlanResult {
  const { state, errors } = test.result();
  return {
    plan,
    state: state === 'pending' ? 'skipped' : state,
    milliseconds: test.diagnostic()?.duration ?? 0,
    errors: (errors ?? []).map(({ message }) => stripVTControlCharacters(message)),
    failure: test.meta().path?.failure,
  };
}

/** Writes how the plans went into the folder `PATHS_REPORT`: `paths.xml` for build servers, `paths.html` for people. */
export default class PlanReporter implements Reporter {
  async onTestRunEnd(testModules: readonly TestModule[]): Promise<void> {
    const folder = process.env.PATHS_REPORT;
    if (!folder) return;
    const plans = new Map([...(await loadBaselinePlans()), ...scenarios].map((plan) => [plan.id, plan]));
    const results = testModules
      .flatMap(({ children }) => [...children.allTests()])
      .flatMap((test) => {
        const plan = plans.get(test.meta().path?.plan ?? '');
        return plan ? [toResult(test, plan)] : [];
      });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'paths.xml'), formatResults(results));
    writeFileSync(path.join(folder, 'paths.html'), renderReport(results, new Date()));
    console.info(`Wrote ${path.join(folder, 'paths.xml')} and paths.html`);
  }
}
