import { diffPlans } from '../diff';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import type { TestModel } from '../testModel';
import { readBaseline } from './baselineFiles';
import { messageOf, type Terminal } from './terminal';

/** How a machine's plans differ from its baseline, in sentences. */
function checkMachine(model: TestModel, folder: string): string[] {
  const { id } = model.machine;
  try {
    const baseline = readBaseline(folder, id);
    if (!baseline) return [`${id} has no baseline in ${folder}: npm run paths:update writes it`];
    return diffPlans(model, baseline, generatePlans(explore(model)));
  } catch (error) {
    return [messageOf(error)];
  }
}

/** `npm run paths:check`. Returns the exit code: 0 when all generated plans equal their baselines, else 1. */
export function checkCommand(
  testModels: Readonly<Record<string, TestModel>>,
  folder: string,
  terminal: Terminal,
): number {
  let exitCode = 0;
  for (const model of Object.values(testModels)) {
    const { id } = model.machine;
    const differences = checkMachine(model, folder);
    if (differences.length === 0) {
      terminal.write(`${id}: equals its baseline\n`);
      continue;
    }
    exitCode = 1;
    terminal.writeError(
      `${id} differs from its baseline:\n${differences.map((each) => `  - ${each}\n`).join('')}`,
    );
  }
  if (exitCode > 0)
    terminal.writeError('If these changes are intended, accept them with npm run paths:update.\n');
  return exitCode;
}
