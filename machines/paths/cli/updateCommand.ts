import { deepEqual, toBaseline } from '../baseline';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import type { Plan } from '../plan';
import type { TestModel } from '../testModel';
import { readBaseline, writeBaseline } from './baselineFiles';
import { messageOf, type Terminal } from './terminal';

/** The plans of the baseline so far; a file that cannot be read is overwritten. */
function readPrevious(folder: string, machine: string): readonly Plan[] {
  try {
    return readBaseline(folder, machine) ?? [];
  } catch {
    return [];
  }
}

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

/** `npm run paths:update`. Returns the exit code: 0, or 1 when a machine's plans cannot be generated. */
export function updateCommand(
  testModels: Readonly<Record<string, TestModel>>,
  folder: string,
  terminal: Terminal,
): number {
  let exitCode = 0;
  for (const model of Object.values(testModels)) {
    const { id } = model.machine;
    try {
      const plans = generatePlans(explore(model));
      const previous = readPrevious(folder, id);
      writeBaseline(folder, toBaseline(id, plans));
      terminal.write(`${id}: ${summarizeChange(previous, plans)}\n`);
    } catch (error) {
      exitCode = 1;
      terminal.writeError(`${messageOf(error)}\n`);
    }
  }
  return exitCode;
}
