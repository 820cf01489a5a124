import { spawnSync } from 'node:child_process';
import { Command, InvalidArgumentError } from 'commander';
import { parseArguments, readCount } from './arguments';
import { findChromium } from './findChromium';

/** A day. */
const MAX_MINUTES = 24 * 60;

const toNumber = (text: string): number => {
  const number = Number(text);
  if (!(number > 0 && number <= MAX_MINUTES))
    throw new InvalidArgumentError(`It is a number above zero, of at most ${MAX_MINUTES}.`);
  return number;
};

const command = new Command('npm run paths:walk --')
  .description(
    'Walks at random over all machines on the real screens, and checks the invariants after each step.',
  )
  .option('--minutes <number>', 'for how long', toNumber, 1)
  .option('--seed <number>', 'the first walk; each later one has the next', readCount, 1)
  .option('--axe', 'looks for accessibility violations too, wherever the app is at rest')
  .addHelpText(
    'after',
    '\nA failing walk is shrunk and kept in machines/models/walks/failing.json, which is replayed first from then on.',
  );
parseArguments(command);
const { minutes, seed, axe } = command.opts<{ minutes: number; seed: number; axe?: true }>();

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
