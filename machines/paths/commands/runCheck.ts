import { fileURLToPath } from 'node:url';
import { vocabularies } from '../vocabularies/all';
import { checkCommand } from './check';
import { openTerminal } from './terminal';

const folder = fileURLToPath(new URL('../frozen', import.meta.url));
process.exitCode = checkCommand(vocabularies, folder, openTerminal());
