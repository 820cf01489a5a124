import { spawnSync } from 'node:child_process';
import { loadBaselinePlans, loadScenarios } from '#machines/models/loadBaselinePlans.ts';
import { findChromium } from './findChromium';

const given = process.argv.slice(2);
const isNumber = (text: string) => /^[1-9]\d*$/.test(text);
const isRecording = given.includes('--record');
const times = given.find(isNumber) ?? '1';
const [plan = '', ...others] = given.filter((each) => !isNumber(each) && each !== '--record');
const plans = [...(await loadBaselinePlans()), ...(await loadScenarios())];
const known = new Set(plans.flatMap(({ id, machine }) => [machine, id]));
if (others.length > 0 || (plan !== '' && !known.has(plan))) {
  console.error(
    `“${[plan, ...others].join(' ')}” is no number of repeats, no machine and no id of a plan: npm run paths:run -- 20, or ${plans[0]?.id}`,
  );
  process.exit(2);
}
const chromium = findChromium();
const started = performance.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', 'tests/paths/run/'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM: chromium } : {}),
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
