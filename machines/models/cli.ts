import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../paths/cli/runCommand';
import type { Suite } from '../paths/cli/suite';
import { openTerminal } from '../paths/cli/terminal';
import { kinds } from './kinds';
import { playwright } from './playwright/support';
import { scenarios } from './scenarios';
import { testModels } from './testModels';

const baselines = fileURLToPath(new URL('./baselines', import.meta.url));
/** This app's test models, for `npm run paths`, `paths:check` and `paths:update`. */
const suite: Suite = {
  models: testModels,
  kinds,
  scenarios,
  playwright,
  getBaselineFile: (machine) => `${baselines}/${machine}.json`,
  requirementsFile: fileURLToPath(new URL('../../tests/requirements.md', import.meta.url)),
};
const args = process.argv.slice(2);
process.exitCode = await runCommand(args, suite, openTerminal(), {
  paths: 'npm run paths --',
  check: 'npm run paths:check --',
  update: 'npm run paths:update --',
});
// The committed files are formatted like all others.
if (
  args[0] === 'update' &&
  process.exitCode === 0 &&
  !args.some((each) => /^(--model|--help$|-h$)/.test(each))
) {
  const biome = fileURLToPath(new URL('../../node_modules/@biomejs/biome/bin/biome', import.meta.url));
  spawnSync(process.execPath, [biome, 'format', '--write', '--log-level=error', baselines], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
