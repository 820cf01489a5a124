import { kinds } from '#machines/models/kinds.ts';
import { pathLines } from '#machines/paths/render/pathText.ts';
import { formatJunit } from '../../tools/junit';
import type { PlanResult } from './planResult';

/** The results as JUnit's XML: a test case for each plan, with its steps in words. */
export const formatResults = (results: readonly PlanResult[]): string =>
  formatJunit(
    'paths',
    results.map(({ plan, milliseconds, errors }) => ({
      name: `${plan.id}: ${kinds.describeText(plan.title)}`,
      className: plan.machine,
      seconds: milliseconds / 1000,
      failures: errors,
      output: pathLines(kinds, plan, 'Path').join('\n').trim(),
    })),
  );
