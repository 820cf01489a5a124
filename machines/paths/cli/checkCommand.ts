import { diffPlans } from '../diff';
import { explore } from '../explore';
import { generatePlans } from '../generatePlans';
import type { TestModel } from '../testModel';
import { readBaseline } from './baselineFiles';
import { messageOf, type Terminal } from './terminal';

/** How a machine differs from its frozen plans, in sentences. */
function checkMachine(model: TestModel, folder: string): string[] {
  const { id } = model.machine;
  try {
    const frozen = readBaseline(folder, id);
    if (!frozen) return [`${id} has no frozen plans in ${folder}: npm run paths:freeze writes them`];
    return diffPlans(model, frozen, generatePlans(explore(model)));
  } catch (error) {
    return [messageOf(error)];
  }
}

/** `npm run paths:check`. The exit code: 0 when all frozen plans are what comes out today, else 1. */
export function checkCommand(
  testModels: Readonly<Record<string, TestModel>>,
  folder: string,
  terminal: Terminal,
): number {
  let exitCode = 0;
  for (const model of Object.values(testModels)) {
    const { id } = model.machine;
    const told = checkMachine(model, folder);
    if (told.length === 0) {
      terminal.write(`${id}: the frozen plans are as the machine is\n`);
      continue;
    }
    exitCode = 1;
    terminal.writeError(
      `${id} differs from its frozen plans:\n${told.map((each) => `  - ${each}\n`).join('')}`,
    );
  }
  if (exitCode > 0) terminal.writeError('If that is as it should be, npm run paths:freeze accepts it.\n');
  return exitCode;
}
