import { together } from '../together';
import { vocabularies } from '../vocabularies/all';
import { pathsCommand } from './paths';
import { openTerminal } from './terminal';

process.exitCode = await pathsCommand(process.argv.slice(2), vocabularies, openTerminal(), together);
