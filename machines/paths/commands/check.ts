import { differences } from '../differences';
import { explore } from '../explore';
import { plansToFreeze } from '../frozenSet';
import type { Vocabulary } from '../vocabulary';
import { readPlans } from './frozenFiles';
import { messageOf, type Terminal } from './terminal';

/** How a machine differs from its frozen plans, in sentences. */
function checkMachine(vocabulary: Vocabulary, folder: string): string[] {
  const { id } = vocabulary.machine;
  try {
    const frozen = readPlans(folder, id);
    if (!frozen) return [`${id} has no frozen plans in ${folder}: npm run paths:freeze writes them`];
    return differences(vocabulary, frozen, plansToFreeze(explore(vocabulary)));
  } catch (error) {
    return [messageOf(error)];
  }
}

/** `npm run paths:check`. The exit code: 0 when all frozen plans are what comes out today, else 1. */
export function checkCommand(
  vocabularies: Readonly<Record<string, Vocabulary>>,
  folder: string,
  terminal: Terminal,
): number {
  let exitCode = 0;
  for (const vocabulary of Object.values(vocabularies)) {
    const { id } = vocabulary.machine;
    const told = checkMachine(vocabulary, folder);
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
