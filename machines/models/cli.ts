import { fileURLToPath } from 'node:url';
import { checkCommand } from '../paths/cli/checkCommand';
import { pathsCommand } from '../paths/cli/pathsCommand';
import { openTerminal } from '../paths/cli/terminal';
import { updateCommand } from '../paths/cli/updateCommand';
import { scenarios } from './scenarios';
import { testModels } from './testModels';

const baselines = fileURLToPath(new URL('./baselines', import.meta.url));
const [command, ...options] = process.argv.slice(2);
const terminal = openTerminal();

/** `npm run paths`, `paths:check` and `paths:update`, over this app's test models. */
const commands: Readonly<Record<string, () => number | Promise<number>>> = {
  paths: () => pathsCommand(options, testModels, terminal, scenarios),
  check: () => checkCommand(testModels, baselines, terminal),
  update: () => updateCommand(testModels, baselines, terminal),
};

const run = command === undefined ? undefined : commands[command];
if (!run) terminal.writeError(`The commands are ${Object.keys(commands).join(', ')}.\n`);
process.exitCode = run ? await run() : 2;
