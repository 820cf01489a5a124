import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { StateMachine } from 'xstate';
import { loadBaselinePlans } from '#machines/models/loadBaselinePlans.ts';
import { scenarios } from '#machines/models/scenarios.ts';
import { testModels } from '#machines/models/testModels.ts';
import { parseBaseline } from '#machines/paths/baselineSchema.ts';
import { SCENARIO } from '#machines/paths/plan.ts';

const ids = Object.keys(testModels);

async function findMachineIds(folder: string): Promise<readonly string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  const modules: readonly object[] = await Promise.all(
    files.map((file) => import(path.resolve(folder, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .flatMap((value: unknown) => (value instanceof StateMachine ? [value.id] : []));
}

describe('the list of test models', () => {
  test.each(Object.entries(testModels))(
    'has %s under the id of its machine, with its own baseline',
    async (id, model) => {
      expect(model.machine.id).toBe(id);
      expect(parseBaseline((await model.loadBaseline()).default, model.kinds).machine).toBe(id);
    },
  );

  test('has an entry for every machine', async () => {
    expect([...ids].sort()).toEqual([...(await findMachineIds('machines'))].sort());
  });

  test('has an entry for every baseline file', () => {
    const files = readdirSync('machines/models/baselines').map((file) => path.basename(file, '.json'));
    expect(files.sort()).toEqual([...ids].sort());
  });
});

test('every plan has its own id', async () => {
  const plans = [...(await loadBaselinePlans()), ...scenarios];
  expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length);
  expect(new Set(plans.map(({ machine }) => machine))).toEqual(new Set([...ids, SCENARIO]));
});
