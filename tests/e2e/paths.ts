import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { kinds } from '#machines/models/kinds.ts';
import { playwright } from '#machines/models/playwright/support.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

/** The folder of the rendered tests; git ignores it. */
const FOLDER = path.resolve('tests/e2e/.paths');

const IMPORT = /^import \{ expect, (test as [\w$]+) \} from "@playwright\/test";$/m;

/** Tests that fail on a violation of the content security policy, too. */
function extendPolicyTest(spec: string): string {
  if (!IMPORT.test(spec)) throw new Error('The rendered tests import their test in another way.');
  return spec.replace(
    IMPORT,
    'import { expect } from "@playwright/test";\nimport { $1 } from "../policyTest";',
  );
}

function readPlans(machine: string, isChosen: (plan: Plan) => boolean): readonly Plan[] {
  const file = path.resolve('machines/models/baselines', `${machine}.json`);
  const chosen = readBaseline(file, machine, kinds)?.plans.filter(isChosen) ?? [];
  if (chosen.length === 0) throw new Error(`${machine} has no such plans in ${file}`);
  return chosen;
}

/** The smoke plans of a machine's baseline. Throws when there are none, because then nothing would be run. */
export const readSmokePlans = (machine: string): readonly Plan[] => readPlans(machine, ({ smoke }) => smoke);

/**
 * Writes the smoke plans of all baselines, or with `E2E_PLANS=all` all plans and scenarios, as a spec file, as
 * `npm run paths -- --format playwright` does.
 */
export async function writeSmokeSpec(): Promise<void> {
  const machines = Object.keys(testModels);
  const plans =
    process.env.E2E_PLANS === 'all'
      ? [...machines.flatMap((machine) => readPlans(machine, () => true)), ...scenarios]
      : machines.flatMap(readSmokePlans);
  const { spec } = await renderPlaywright(plans, kinds, playwright);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(path.join(FOLDER, 'smoke.spec.ts'), extendPolicyTest(spec));
}
