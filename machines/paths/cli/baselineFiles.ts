import { readFileSync } from 'node:fs';
import { fromBaseline } from '../baseline';
import { parseBaseline } from '../baselineSchema';
import type { Registry } from '../kinds';
import type { Plan } from '../plan';
import { UsageError } from './options';
import { messageOf } from './terminal';

/** The plans of a baseline and the machine that they were made of. */
export interface StoredPlans {
  readonly plans: readonly Plan[];
  readonly chart: readonly string[];
}

/** The plans of a baseline file; undefined when there is no file. Throws when it is not a baseline of this machine. */
export function readBaseline(file: string, machine: string, kinds: Registry): StoredPlans | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${messageOf(error)}`);
  }
  try {
    const baseline = parseBaseline(JSON.parse(text), kinds);
    if (baseline.machine !== machine) throw new Error(`it is one of the machine ${baseline.machine}`);
    return { plans: fromBaseline(baseline), chart: baseline.chart };
  } catch (error) {
    throw new Error(
      `${file} is not a baseline of ${machine} (${messageOf(error)}): an update with --fresh rewrites it`,
    );
  }
}

/** The paths of a recording, which has the form of a baseline. Throws a UsageError when the file is none. */
export function readRecording(file: string, kinds: Registry): readonly Plan[] {
  try {
    return fromBaseline(parseBaseline(JSON.parse(readFileSync(file, 'utf8')), kinds));
  } catch (error) {
    throw new UsageError(`${file} is not a recording: ${messageOf(error)}.`);
  }
}
