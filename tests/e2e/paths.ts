import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

const BASELINES = path.resolve('machines/models/baselines');

/** The folder of the rendered tests; git ignores it. */
const FOLDER = path.resolve('tests/e2e/.paths');

/**
 * Writes the smoke plans of all baselines as a spec file, as `npm run paths -- --format playwright` does. Throws when a
 * machine has none, because then nothing would be run.
 */
export function writeSmokeSpec(): void {
  const plans = Object.keys(testModels).flatMap((machine) => {
    const smoke = readBaseline(BASELINES, machine)?.filter((plan) => plan.smoke) ?? [];
    if (smoke.length === 0) throw new Error(`${machine} has no smoke plans in ${BASELINES}`);
    return smoke;
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(path.join(FOLDER, 'smoke.spec.ts'), renderPlaywright(plans));
}
