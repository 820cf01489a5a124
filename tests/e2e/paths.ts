import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

const FROZEN = path.resolve('machines/paths/frozen');
const MACHINES = ['session', 'transfer', 'depositWallet'];

/** Where the rendered tests lie: beside the others, and never in the repository. */
const FOLDER = path.resolve('tests/e2e/.paths');

/**
 * Writes the frozen smoke plans of all machines as a spec file, as `npm run paths -- --format playwright` does.
 * Throws when a machine has none: nothing would be run, and nobody would notice.
 */
export function writeSmokeSpec(): void {
  const plans = MACHINES.flatMap((machine) => {
    const smoke = readBaseline(FROZEN, machine)?.filter((plan) => plan.smoke) ?? [];
    if (smoke.length === 0) throw new Error(`${machine} has no frozen smoke plans in ${FROZEN}`);
    return smoke;
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(path.join(FOLDER, 'smoke.spec.ts'), renderPlaywright(plans));
}
