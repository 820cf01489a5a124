import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';

/** The commands of the README's chapter for testers, without their comments. */
function readCommands(): readonly string[] {
  const readme = readFileSync('README.md', 'utf8');
  const chapter = readme.slice(readme.indexOf('## Generate path tests'));
  const [, block = ''] = /```sh\n(.*?)```/s.exec(chapter) ?? [];
  return block
    .trim()
    .split('\n')
    .map((line) => line.replace(/\s+#.*/, ''));
}

const run = (command: string, cwd: string) =>
  spawnSync(command, { shell: true, cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });

test('the README’s commands for testers write a spec whose tests Playwright finds, in an empty project', {
  timeout: 60_000,
}, async () => {
  const [start, generate = '', play = ''] = readCommands();
  expect(start).toBe('npm start');

  const project = mkdtempSync(path.join(tmpdir(), 'trellis-testers-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  mkdirSync(path.join(project, 'node_modules/@playwright'), { recursive: true });
  for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name));

  // Written where it is run; the packages are there.
  const written = run(
    generate
      .replace('npm run', 'npm run --ignore-scripts')
      .replace('paths.spec.ts', `${project}/paths.spec.ts`),
    process.cwd(),
  );
  expect(written.status, written.stderr).toBe(0);
  // Listed to the letter, not run: the smoke plans are run end to end.
  const listed = run(`${play} --list`, project);
  expect(listed.status, listed.stderr + listed.stdout).toBe(0);
  const [, count] = /Total: (\d+) tests in 1 file/.exec(listed.stdout) ?? [];
  const plans = (await loadBaselinePlans()).length + scenarios.length;
  expect(Number(count)).toBeGreaterThan(plans / 2);
});
