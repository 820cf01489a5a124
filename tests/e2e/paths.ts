import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

const BASELINES = path.resolve('machines/models/baselines');

/** The folder of the rendered tests; git ignores it. */
const FOLDER = path.resolve('tests/e2e/.paths');

/** Tests that fail on a violation of the content security policy, too. */
const extendPolicyTest = (spec: string): string =>
  `import { test as base } from '../policyTest';\n${spec.replace('test as base, ', '')}`;

/**
 * Writes the smoke plans of all baselines, or with `E2E_PLANS=all` all plans and scenarios, as a spec file, as
 * `npm run paths -- --format playwright` does. Throws when a machine has none, because then nothing would be run.
 */
export function writeSmokeSpec(): void {
  const isWhole = process.env.E2E_PLANS === 'all';
  const plans = Object.keys(testModels).flatMap((machine) => {
    const chosen = readBaseline(BASELINES, machine)?.filter(({ smoke }) => smoke || isWhole) ?? [];
    if (chosen.length === 0) throw new Error(`${machine} has no smoke plans in ${BASELINES}`);
    return chosen;
  });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(
    path.join(FOLDER, 'smoke.spec.ts'),
    extendPolicyTest(renderPlaywright([...plans, ...(isWhole ? scenarios : [])])),
  );
}
