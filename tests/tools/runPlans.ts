import { spawnSync } from 'node:child_process';
import { Command, CommanderError } from 'commander';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { findChromium } from './findChromium';
import { githubReporter } from './githubReporter';

const command = new Command('npm run paths:run --')
  .description('Runs every plan, or one, in Chromium on the real screens.')
  .argument('[what...]', 'a number of repeats, the id of a plan, or both')
  .option('--report <folder>', 'write paths.xml (JUnit) and paths.html into this folder')
  .exitOverride();
try {
  command.parse();
} catch (error) {
  process.exit(error instanceof CommanderError && error.exitCode === 0 ? 0 : 2);
}
const { report } = command.opts<{ report?: string }>();
const given = command.args;
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
const times = given.find(isNumber) ?? '1';
const [plan = '', ...others] = given.filter((each) => !isNumber(each));
const known = [...(await loadBaselinePlans()), ...scenarios].map(({ id }) => id);
if (others.length > 0 || (plan !== '' && !known.includes(plan))) {
  console.error(
    `“${[plan, ...others].join(' ')}” is neither a number of repeats nor the id of a plan: npm run paths:run -- 20, or ${known[0]}`,
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
    'tests/paths/run.test.tsx',
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
      // React's production build; its development warnings are covered by `npm test`, which runs the same plans.
      NODE_ENV: 'production',
    },
  },
);
console.info(`${((performance.now() - started) / 1000).toFixed(1)} s with start-up`);
process.exitCode = status ?? 1;
