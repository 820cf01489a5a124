import { fileURLToPath } from 'node:url';
import { vocabularies } from '../vocabularies/all';
import { freezeCommand } from './freeze';
import { openTerminal } from './terminal';

const folder = fileURLToPath(new URL('../frozen', import.meta.url));
process.exitCode = freezeCommand(vocabularies, folder, openTerminal());
