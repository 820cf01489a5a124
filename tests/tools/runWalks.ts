import { spawnSync } from 'node:child_process';
import { Command, InvalidArgumentError } from 'commander';
import { findChromium } from './findChromium';

const toNumber = (text: string): number => {
  const number = Number(text);
  if (!(number > 0)) throw new InvalidArgumentError('It must be a number above zero.');
  return number;
};

const { minutes, seed, axe } = new Command('npm run paths:walk --')
  .description(
    'Walks at random over all machines on the real screens, and checks the invariants after each step.',
  )
  .option('--minutes <number>', 'for how long', toNumber, 1)
  .option('--seed <number>', 'the first walk; each later one has the next', toNumber, 1)
  .option('--axe', 'looks for accessibility violations too, wherever the app is at rest')
  .addHelpText(
    'after',
    '\nA failing walk is shrunk and kept in machines/models/walks/failing.json, which is replayed first from then on.',
  )
  .parse()
  .opts<{ minutes: number; seed: number; axe?: true }>();

const chromium = findChromium();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'browser, own page', 'tests/paths/walk.test.tsx'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(chromium ? { CHROMIUM: chromium } : {}),
      VITE_WALK_SECONDS: String(minutes * 60),
      VITE_WALK_SEED: String(seed),
      VITE_WALK_AXE: axe ? '1' : '',
      // React's production build and no animations, as for paths:run.
      NODE_ENV: 'production',
    },
  },
);
process.exitCode = status ?? 1;
