import { deepEqual, toBaseline } from '../baseline';
import { describeChart } from '../chart';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import type { Plan } from '../plan';
import { readBaseline } from './baselineFiles';
import { writeOutput } from './outputFiles';
import type { Suite } from './suite';
import { messageOf, type Terminal } from './terminal';

/** `10 paths (2 new, 1 removed, 7 changed)`. */
function summarizeChange(previous: readonly Plan[], now: readonly Plan[]): string {
  const before = new Map(previous.map((plan) => [plan.id, plan]));
  const ids = new Set(now.map(({ id }) => id));
  const counts = [
    ['new', now.filter(({ id }) => !before.has(id)).length],
    ['removed', previous.filter(({ id }) => !ids.has(id)).length],
    ['changed', now.filter((plan) => before.has(plan.id) && !deepEqual(before.get(plan.id), plan)).length],
  ] as const;
  const changes = counts.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what}`);
  const smoke = now.filter((plan) => plan.smoke).length;
  return `${now.length} paths, ${smoke} of them smoke (${changes.length > 0 ? changes.join(', ') : 'unchanged'})`;
}

/**
 * `paths:update`: keeps the paths that are still possible, and adds what they do not cover; with `isFresh` all are made
 * anew. Returns the exit code: 0, or 1 when a machine's plans cannot be generated or written.
 */
export function updateCommand(suite: Suite, terminal: Terminal, isFresh: boolean): number {
  let exitCode = 0;
  for (const model of Object.values(suite.models)) {
    const { id } = model.machine;
    const file = suite.getBaselineFile(id);
    try {
      const previous = isFresh ? [] : (readBaseline(file, id, model.kinds)?.plans ?? []);
      const plans = generatePlans(explore(model), previous);
      writeOutput(file, `${JSON.stringify(toBaseline(id, plans, describeChart(model.machine)))}\n`);
      terminal.write(`${id}: ${summarizeChange(previous, plans)}\n`);
    } catch (error) {
      exitCode = 1;
      terminal.writeError(`${messageOf(error)}\n`);
    }
  }
  return exitCode;
}
