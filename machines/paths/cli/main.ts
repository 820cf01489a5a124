import { runCommand } from './runCommand';
import { openTerminal } from './terminal';

/** The command of the package: the models come with `--model`. */
process.exitCode = await runCommand(process.argv.slice(2), undefined, openTerminal());
