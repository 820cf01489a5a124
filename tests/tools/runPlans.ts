import { spawnSync } from 'node:child_process';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { findChromium } from './findChromium';

const given = process.argv.slice(2);
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
const started = performance.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'tests/paths/run.test.tsx'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      VITE_PATHS_TIMES: times,
      VITE_PATHS_PLAN: plan,
      // React's production build; its development warnings are covered by `npm test`, which runs the same plans.
      NODE_ENV: 'production',
    },
  },
);
console.info(`${((performance.now() - started) / 1000).toFixed(1)} s with start-up`);
process.exitCode = status ?? 1;
