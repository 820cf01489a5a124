import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '#machines/models/kinds.ts';
import { playwright } from '#machines/models/playwright/support.ts';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

/** The folder of the rendered tests; git ignores it. */
const FOLDER = path.resolve('tests/e2e/.paths');

/** The smoke plans of a machine's baseline. Throws when there are none, because then nothing would be run. */
export function readSmokePlans(machine: string): readonly Plan[] {
  const file = path.resolve('machines/models/baselines', `${machine}.json`);
  const smoke = readBaseline(file, machine, kinds)?.plans.filter((plan) => plan.smoke) ?? [];
  if (smoke.length === 0) throw new Error(`${machine} has no smoke plans in ${file}`);
  return smoke;
}

/** Writes the smoke plans of all baselines as a spec file, as `npm run paths -- --format playwright` does. */
export async function writeSmokeSpec(): Promise<void> {
  const plans = Object.keys(testModels).flatMap(readSmokePlans);
  const { spec } = await renderPlaywright(plans, kinds, playwright);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(path.join(FOLDER, 'smoke.spec.ts'), spec);
}
