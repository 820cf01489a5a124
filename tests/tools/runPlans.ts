import { spawnSync } from 'node:child_process';
import { Command, CommanderError } from 'commander';
import { loadBaselinePlans, loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import { findChromium } from './findChromium';
import { githubReporter } from './githubReporter';

const command = new Command('npm run paths:run --')
  .description('Runs every plan, or one, in Chromium on the real screens.')
  .argument('[what...]', 'a number of repeats, the id of a plan, or both')
  .option('--report <folder>', 'write paths.xml (JUnit) and paths.html into this folder')
  .option('--record', 'write what the plans now do to the network into machines/models/effects')
  .exitOverride();
try {
  command.parse();
} catch (error) {
  process.exit(error instanceof CommanderError && error.exitCode === 0 ? 0 : 2);
}
const { report, record: isRecording = false } = command.opts<{ report?: string; record?: true }>();
const given = command.args;
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
const times = given.find(isNumber) ?? '1';
const [plan = '', ...others] = given.filter((each) => !isNumber(each));
const plans = [...(await loadBaselinePlans()), ...(await loadScenarios())];
const known = new Set(plans.flatMap(({ id, machine }) => [machine, id]));
if (others.length > 0 || (plan !== '' && !known.has(plan))) {
  console.error(
    `“${[plan, ...others].join(' ')}” is no number of repeats, no machine and no id of a plan: npm run paths:run -- 20, or ${plans[0]?.id}`,
  );
  process.exit(2);
}
const chromium = findChromium();
const reporters = ['default', ...githubReporter('github-actions')];
if (report) reporters.push('./tests/paths/report/planReporter.ts');
const started = performance.now();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'browser',
    'tests/paths/run/',
    ...reporters.map((name) => `--reporter=${name}`),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      ...(report ? { PATHS_REPORT: report } : {}),
      VITE_PATHS_TIMES: times,
      VITE_PATHS_PLAN: plan,
      VITE_PATHS_RECORD: isRecording ? '1' : '',
      // React's production build; its development warnings are covered by `npm test`, which runs the same plans.
      NODE_ENV: 'production',
    },
  },
);
if (isRecording) {
  const biome = 'node_modules/@biomejs/biome/bin/biome';
  spawnSync(process.execPath, [biome, 'format', '--write', '--log-level=error', 'machines/models/effects'], {
    stdio: 'inherit',
  });
}
console.info(`${((performance.now() - started) / 1000).toFixed(1)} s with start-up`);
process.exitCode = status ?? 1;
