import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromBaseline } from '../baseline';
import { type Baseline, parseBaseline } from '../baselineSchema';
import type { Plan } from '../plan';
import { messageOf } from './terminal';

const getBaselineFile = (folder: string, machine: string): string => path.join(folder, `${machine}.json`);

/** The plans of a machine's baseline; undefined when there is no file. Throws when the file is not a baseline. */
export function readBaseline(folder: string, machine: string): Plan[] | undefined {
  const file = getBaselineFile(folder, machine);
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
    throw new Error(`${file} is not a baseline (${messageOf(error)}): npm run paths:update rewrites it`);
  }
}

export function writeBaseline(folder: string, baseline: Baseline): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(getBaselineFile(folder, baseline.machine), `${JSON.stringify(baseline)}\n`);
}
