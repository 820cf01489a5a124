import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

/** What a command ends with, which is to end before anything is built or written. */
const refuse = (file: string, args: readonly string[]) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], { timeout: 50_000 }).catch(
    ({ code, stderr }: { readonly code: number; readonly stderr: string }) => ({ code, stderr }),
  );

test.each([
  ['tests/tools/runPlans.ts', ['2', '3'], '“2 3” is not one machine or id of a plan'],
  ['tests/tools/runPlans.ts', ['1000000'], '“1000000” is not one machine or id of a plan'],
  ['tests/tools/runPlans.ts', ['--report', ''], 'It needs a name.'],
  [
    'tests/tools/runPlans.ts',
    ['--report', '/proc/nowhere/report'],
    "no such file or directory, mkdir '/proc/nowhere'",
  ],
  ['tests/tools/runWalks.ts', ['--seed', '1.5'], 'It is a whole number from 1.'],
  ['tests/tools/runWalks.ts', ['--minutes', 'soon'], 'It is a number above zero'],
  ['tests/tools/runCrawl.ts', ['now'], 'too many arguments'],
])(
  '%s %j is refused with a sentence, before anything is done',
  { timeout: 60_000 },
  async (file, args, sentence) => {
    const refused = await refuse(file, args);
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(sentence) });
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  },
);
