import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromBaseline } from '../baseline';
import { type Baseline, parseBaseline } from '../baselineSchema';
import type { Plan } from '../plan';
import { messageOf } from './terminal';

/** A command that would help has to be named where something is wrong. */
const HINT = 'npm run paths:freeze writes it anew';

const fileOf = (folder: string, machine: string): string => path.join(folder, `${machine}.json`);

/** The plans in a machine's frozen file; undefined when there is none. Throws, with a sentence, when it is no such file. */
export function readBaseline(folder: string, machine: string): Plan[] | undefined {
  const file = fileOf(folder, machine);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    return fromBaseline(parseBaseline(JSON.parse(text)));
  } catch (error) {
    throw new Error(`${file} is no file of frozen plans (${messageOf(error)}): ${HINT}`);
  }
}

export function writeBaseline(folder: string, frozen: Baseline): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, frozen.machine), `${JSON.stringify(frozen)}\n`);
}
