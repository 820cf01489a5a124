import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { kinds } from '#machines/models/kinds.ts';
import { playwright } from '#machines/models/playwright/support.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { readBaseline } from '#machines/paths/cli/baselineFiles.ts';
import { loadSuite } from '#machines/paths/cli/suite.ts';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { renderPlaywright } from '#machines/paths/render/playwright.ts';

/** The folder of the rendered tests; git ignores it. */
const FOLDER = path.resolve('tests/e2e/.paths');

function readPlans(machine: string): readonly Plan[] {
  const file = path.resolve('machines/models/baselines', `${machine}.json`);
  return readBaseline(file, machine, kinds)?.plans ?? [];
}

/** The smoke plans of a machine's baseline. Throws when there are none, because then nothing would be run. */
export function readSmokePlans(machine: string): readonly Plan[] {
  const smoke = readPlans(machine).filter((plan) => plan.smoke);
  if (smoke.length === 0) throw new Error(`the baseline of ${machine} has no smoke plans`);
  return smoke;
}

const IMPORT = /, test as (\S+) \} from "@playwright\/test";/;

/** The paths of the engine's example, whose page is a file, and not of this app. */
async function renderExample(): Promise<string> {
  const folder = path.resolve('machines/paths/example');
  const {
    models,
    kinds: own,
    playwright: support,
  } = await loadSuite(`${folder}/checkout.model.ts`, undefined);
  const plans = Object.values(models).flatMap((model) => generatePlans(explore(model)));
  const { spec } = await renderPlaywright(plans, own, support);
  return spec.replaceAll('process.env.BASE_URL', JSON.stringify(pathToFileURL(folder).href));
}

/** Tests that fail on a violation of the content security policy, too. */
function extendPolicyTest(spec: string): string {
  if (!IMPORT.test(spec)) throw new Error('the rendered tests import their test in another way');
  return spec.replace(
    IMPORT,
    (_, name: string) => ` } from '@playwright/test';\nimport { test as ${name} } from '../policyTest';`,
  );
}

/**
 * Writes the smoke plans of all baselines, or with `E2E_PLANS=all` all plans and scenarios, and the example's
 * plans as spec files, as `npm run paths -- --format playwright` does.
 */
export async function writePathSpecs(): Promise<void> {
  const isWhole = process.env.E2E_PLANS === 'all';
  const plans = Object.keys(testModels).flatMap(isWhole ? readPlans : readSmokePlans);
  const { spec } = await renderPlaywright([...plans, ...(isWhole ? scenarios : [])], kinds, playwright);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, '.gitignore'), '*\n');
  writeFileSync(path.join(FOLDER, 'smoke.spec.ts'), extendPolicyTest(spec));
  writeFileSync(path.join(FOLDER, 'example.spec.ts'), await renderExample());
}
