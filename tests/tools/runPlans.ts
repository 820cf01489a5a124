import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium';

const [times = '1'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) {
  console.error(`“${times}” is not a number of repeats: npm run paths:run -- 20`);
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
      // React's production build; its development warnings are covered by `npm test`, which runs the same plans.
      NODE_ENV: 'production',
    },
  },
);
console.info(`${((performance.now() - started) / 1000).toFixed(1)} s with start-up`);
process.exitCode = status ?? 1;
