import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toBaseline } from '#machines/paths/baseline.ts';
import { runCommand } from '#machines/paths/cli/runCommand.ts';
import type { Suite } from '#machines/paths/cli/suite.ts';
import { explore } from '#machines/paths/explore.ts';
import { generatePlans } from '#machines/paths/generatePlans.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import type { Plan } from '#machines/paths/plan.ts';
import { edges } from '#machines/paths/strategies.ts';
import { webRegistry } from '#machines/paths/web/webKinds.ts';
import { byMember, coinsModel, createModel, houseModel, lampModel } from './smallMachines';

const dim = byMember('the light is turned down');
const models = { lamp: lampModel, house: houseModel, coins: coinsModel };

const createSuite = (testModels: Suite['models'], scenarios: Suite['scenarios'] = []): Suite => ({
  models: testModels,
  kinds: webRegistry,
  scenarios,
  playwright: { module: path.resolve('machines/paths/playwright/standard.ts') },
  getBaselineFile: (machine) => path.join(folder, `${machine}.json`),
});

const PROGRAMS = { paths: 'npm run p --', check: 'npm run p:check --', update: 'npm run p:update --' };

/** Carries out a command, and returns what it prints with its exit code; without a suite that of the package. */
async function runCommandIn(suite: Suite | undefined, ...args: string[]) {
  const output = { out: '', errors: '' };
  const terminal = {
    write: (text: string) => {
      output.out += text;
    },
    writeError: (text: string) => {
      output.errors += text;
    },
  };
  const exitCode = await runCommand(args, suite, terminal, suite && PROGRAMS);
  return { exitCode, ...output };
}

const runIn = (suite: Suite, ...args: string[]) => runCommandIn(suite, 'paths', ...args);
const run = (...args: string[]) => runIn(createSuite(models), ...args);

/** Without a case for one of the events. */
const incomplete = createModel(lampModel.machine, { press: [byMember('press')] });
/** The first plan of the lamp, as one that was written or recorded by hand. */
function createPlan(id: string, machine = 'scenario'): Plan {
  const graph = explore(lampModel);
  return { ...makePlan(graph, edges(graph)[0] ?? []), id, machine };
}

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'paths-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('paths', () => {
  test('prints all machines unless one is named', async () => {
    const { exitCode, out } = await run();
    expect(exitCode).toBe(0);
    for (const machine of ['LAMP', 'HOUSE', 'COINS']) expect(out).toContain(machine);
    expect((await run('--machine', 'house')).out).not.toContain('LAMP');
  });

  test('includes every scenario, however long it is, and says of its steps no more than they show', async () => {
    const graph = explore(lampModel);
    const [plan] = generatePlans(graph);
    if (!plan) throw new Error('The lamp has no plan.');
    const [step] = plan.steps;
    if (!step) throw new Error('The plan has no step.');
    const expected = { ...step.expected, state: '' };
    const scenario = {
      ...plan,
      id: 'scenario-long',
      machine: 'scenario',
      start: { ...plan.start, expected },
      steps: Array.from({ length: 30 }, () => ({ ...step, expected, took: [] })),
    };
    const { out } = await runIn(createSuite(models, [scenario]));
    const text = out.slice(out.indexOf('SCENARIOS'));
    expect(text).toContain('scenario-long');
    expect(text).toContain(' 30. ');
    expect(text).not.toContain('stays in');
  });

  test.each([
    [['--machine', 'car'], /'car' is invalid\. Allowed choices are lamp, house, coins\.$/],
    [['--strategy', 'all'], /'all' is invalid\. Allowed choices are smoke, edges, shortest, simple\.$/],
    [
      ['--format', 'pdf'],
      /'pdf' is invalid\. Allowed choices are text, gherkin, json, mermaid, playwright\.$/,
    ],
    [['--max', '0'], /'0' is invalid\. It is a whole number from 1 to 1000\.$/],
    [['--max', 'many'], /'many' is invalid\. It is a whole number/],
    [['--max'], /argument missing\.$/],
    [
      ['--to', 'blue'],
      /^There is no state “blue”: lamp has off, on; house has outside, inside, inside\.hall,/,
    ],
    [['--machine', 'lamp', '--to', 'inside'], /^There is no state “inside”: lamp has off, on\.$/],
    [['--to', 'on', '--strategy', 'smoke'], /leave out --strategy or --to\.$/],
    [
      ['--loud'],
      /^Unknown option '--loud'\. The options are --machine, --strategy, --max, --model, --to, --format, --out, --scenario, --requirements and --help\.$/,
    ],
    [['lamp'], /^Too many arguments.* The options are --machine/],
    [['--out', ''], /^Option '--out <path>' argument is empty/],
    [['--out', '/dev/null'], /^\/dev\/null is neither a file nor a folder\.$/],
    [['--format', 'mermaid', '--out', 'all.mmd'], /^A file of mermaid contains one machine/],
  ])('%j exits with 2, and a sentence that lists what exists', async (args, sentence) => {
    const { exitCode, out, errors } = await run(...args);
    expect(exitCode).toBe(2);
    expect(out).toBe('');
    expect(errors.trim()).toMatch(sentence);
  });

  test('limits the length of paths', async () => {
    const plans: unknown = JSON.parse(
      (await run('--machine', 'coins', '--max', '2', '--format', 'json')).out,
    );
    const longest = Array.isArray(plans) ? Math.max(...plans.map(({ steps }) => steps.length)) : 0;
    expect(longest).toBe(2);
  });

  test('finds the shortest paths to a state, in the machines that have it', async () => {
    const { exitCode, out } = await run('--to', 'inside.attic');
    expect(exitCode).toBe(0);
    expect(out).toContain('Path 1 of 1');
    expect(out).not.toContain('LAMP');
  });

  test('warns when no path matches the options', async () => {
    const { exitCode, errors } = await run('--to', 'inside.attic', '--max', '1');
    expect([exitCode, errors]).toEqual([0, 'house: no path of at most 1 step matches the options.\n']);
  });

  test('writes a file for each machine into a folder, and prints their names', async () => {
    const out = path.join(folder, 'features');
    const printed = await run('--format', 'gherkin', '--out', out);
    expect(readdirSync(out).sort()).toEqual(['coins.feature', 'house.feature', 'lamp.feature']);
    expect(printed.out).toContain(`Wrote 1 path to ${path.join(out, 'lamp.feature')}\n`);
  });

  test('writes all machines into one file where the format allows it', async () => {
    const file = path.join(folder, 'plans.json');
    const printed = await run('--format', 'json', '--strategy', 'smoke', '--out', file);
    expect(printed.out).toMatch(/^Wrote 3 paths to .*plans\.json\n$/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(3);
  });

  test('includes the scenarios only with all machines and the default strategy', async () => {
    const suite = createSuite(models, [createPlan('scenario-lamps')]);
    const print = async (...args: string[]) => (await runIn(suite, ...args)).out;
    expect(await print()).toContain('SCENARIOS');
    for (const format of ['json', 'playwright']) {
      expect(await print('--format', format)).toContain('scenario-lamps');
      expect(await print('--format', format, '--machine', 'lamp')).not.toContain('scenario-lamps');
      expect(await print('--format', format, '--strategy', 'smoke')).not.toContain('scenario-lamps');
    }
    const out = path.join(folder, 'each');
    await print('--format', 'json', '--out', out);
    expect(readFileSync(path.join(out, 'scenarios.json'), 'utf8')).toContain('scenario-lamps');
    expect(readFileSync(path.join(out, 'lamp.json'), 'utf8')).not.toContain('scenario-lamps');
  });

  test('reads a recording, as text, as JSON and as a Playwright spec', async () => {
    const plan = createPlan('recorded-lamp', 'lamp');
    const file = path.join(folder, 'recorded-lamp.json');
    writeFileSync(file, JSON.stringify(toBaseline('lamp', [plan])));
    expect((await run('--scenario', file)).out).toContain('Path 1 of 1: recorded-lamp.');
    expect(JSON.parse((await run('--scenario', file, '--format', 'json')).out)).toEqual([plan]);
    expect((await run('--scenario', file, '--format', 'playwright')).out).toContain('recorded-lamp');
    writeFileSync(file, JSON.stringify(plan));
    const refused = await run('--scenario', file);
    expect([refused.exitCode, refused.errors]).toEqual([
      2,
      `${file} is not a recording: this is not a baseline.\n`,
    ]);
    expect((await run('--scenario', file, '--format', 'gherkin')).exitCode).toBe(2);
  });

  test('reports a file that cannot be written', async () => {
    const { exitCode, errors } = await run('--out', path.join('/dev/null', 'plans.txt'));
    expect(exitCode).toBe(2);
    expect(errors).toContain('cannot be written: /dev/null is not a folder.');
  });

  test('reports a folder that cannot be made, and ends', async () => {
    const { exitCode, errors } = await run('--out', '/proc/nowhere/plans.txt');
    expect([exitCode, errors.includes('/proc/nowhere/plans.txt cannot be written')]).toEqual([1, true]);
  });

  test('fails when an event has no cases', async () => {
    const { exitCode, errors } = await runIn(createSuite({ lamp: incomplete }));
    expect(exitCode).toBe(1);
    expect(errors).toBe('lamp: the test model has no cases for dim\n');
  });

  test('prints which plans prove which requirements, and fails for ids without proof or row', async () => {
    const file = path.join(folder, 'requirements.md');
    const row = (id: string, proofs = '') => `| ${id} | The ${id} of lamps. | ${proofs} |\n`;
    const proving = { ...lampModel, cases: { ...lampModel.cases, dim: [{ ...dim, proves: ['L1'] }] } };
    const prove = (model: typeof lampModel, ...rows: string[]) => {
      writeFileSync(file, ['| id | requirement | proven by |\n| --- | --- | --- |\n', ...rows].join(''));
      return runIn({ ...createSuite({ lamp: model }), requirementsFile: file }, '--requirements');
    };
    const whole = await prove(
      { ...proving, proves: { on: ['L2'] } },
      row('L1'),
      row('L2'),
      row('L3', '`a › b`'),
    );
    expect([whole.exitCode, whole.errors]).toEqual([0, '']);
    expect(whole.out).toContain('3 requirements: 2 are proven by plans, 1 by tests only, 0 by nothing.');
    expect(whole.out).toMatch(/\nL1 {4}The L1 of lamps\.\n {6}lamp-\w+, lamp-\w+\n/);
    expect(whole.out).toMatch(/\nL3 {4}The L3 of lamps\.\n {6}a › b\n/);
    expect(whole.out).toMatch(/\nlamp-\w+: L\d, L\d\n/);
    const wrong = await prove(proving, row('L2'));
    expect(wrong).toMatchObject({
      exitCode: 1,
      errors: 'Without a proof: L2.\nNamed by plans, but no requirements: L1.\n',
    });
    expect((await run('--requirements')).errors).toContain('--requirements needs a file');
    expect((await run('--requirements', '/no/file.md')).exitCode).toBe(2);
    expect((await run('--requirements', '--format', 'json')).errors).toContain('cannot be used with');
  });

  test('prints its help', async () => {
    const { exitCode, out } = await run('--help');
    expect(exitCode).toBe(0);
    for (const option of ['--machine', '--strategy', '--max', '--to', '--format', '--out', 'Examples']) {
      expect(out).toContain(option);
    }
    expect(out).toContain('npm run p -- --machine lamp --strategy smoke');
  });

  test('exits quietly when its reader closes the pipe', { timeout: 30_000 }, async () => {
    const child = spawn(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', 'machines/models/cli.ts', 'paths'],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let errors = '';
    child.stderr.on('data', (data: Buffer) => {
      errors += data.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const exitCode = await new Promise((resolve) => child.once('close', resolve));
    expect([exitCode, errors]).toEqual([0, '']);
  });
});

describe('update and check', () => {
  const update = (testModels: Suite['models'] = models, ...options: string[]) =>
    runCommandIn(createSuite(testModels), 'update', ...options);
  const check = (testModels: Suite['models'] = models, scenarios: Suite['scenarios'] = []) =>
    runCommandIn(createSuite(testModels, scenarios), 'check');
  const changed = { ...models, lamp: { ...lampModel, cases: { ...lampModel.cases, dim: [dim] } } };

  test('an updated baseline passes the check', async () => {
    expect((await update()).exitCode).toBe(0);
    expect(await check()).toEqual({
      exitCode: 0,
      out: Object.keys(models)
        .map((id) => `${id}: equals its baseline\n`)
        .join(''),
      errors: '',
    });
  });

  test('a change fails the check with its differences, and an update accepts it', async () => {
    await update();
    const { exitCode, errors } = await check(changed);
    expect(exitCode).toBe(1);
    expect(errors).toContain(
      'lamp differs from its baseline:\n  - the case “the light is turned down” (dim) is new, in off, on\n',
    );
    expect(errors).not.toContain('house');
    expect(errors).toContain('accept them with npm run p:update.');
    expect((await update(changed)).out).toContain('house: 2 paths, 1 of them smoke (unchanged)');
    expect((await check(changed)).exitCode).toBe(0);
  });

  test('an update prints for each machine how many paths are new, removed and changed', async () => {
    expect((await update()).out).toMatch(/^lamp: \d paths, \d of them smoke \(\d new\)\nhouse: /);
    expect((await update(changed)).out).toMatch(/^lamp: \d paths, 1 of them smoke \(\d new, \d removed\)$/m);
  });

  test('a scenario that asserts a state which the machine does not have fails the check', async () => {
    await update();
    const plan = createPlan('scenario-x');
    const assertion = { type: 'machineState', machine: 'lamp', state: 'blue' };
    const scenario = { ...plan, start: { ...plan.start, assertions: [assertion] } };
    const { exitCode, errors } = await check(models, [scenario]);
    expect(exitCode).toBe(1);
    expect(errors).toContain('scenario-x asserts lamp to be in blue, a state that it does not have');
  });

  test('what an update would refuse is not offered to it', async () => {
    await update();
    const { errors } = await check({ lamp: { ...lampModel, cases: {} } });
    expect(errors).toContain('lamp cannot be compared with its baseline:');
    expect(errors).not.toContain('paths:update');
  });

  test('a machine without a baseline fails the check', async () => {
    expect(await check()).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining(`lamp has no baseline ${path.join(folder, 'lamp.json')}`),
    });
  });

  test.each(['', '{', '[]', '{"machine":"lamp"}'])('a file that contains %j fails it, too', async (text) => {
    await update();
    const file = path.join(folder, 'lamp.json');
    writeFileSync(file, text);
    const { exitCode, errors } = await check();
    expect(exitCode).toBe(1);
    expect(errors).toContain(`${file} is not a baseline of lamp (`);
    expect((await update()).exitCode).toBe(1);
    expect((await update(models, '--fresh')).exitCode).toBe(0);
    expect((await check()).exitCode).toBe(0);
  });

  test('there is no update of a test model without cases for an event', async () => {
    const { exitCode, errors } = await update({ lamp: incomplete });
    expect(exitCode).toBe(1);
    expect(errors).toContain('no cases for dim');
    expect(existsSync(path.join(folder, 'lamp.json'))).toBe(false);
  });
});

describe('--model', () => {
  const example = path.resolve('machines/paths/example/checkout.model.ts');
  const runExample = (...args: string[]) => runCommandIn(createSuite(models), ...args);

  test('prints, checks, updates and renders the models of any file', async () => {
    const printed = await runExample('paths', '--model', example);
    expect([printed.exitCode, printed.errors]).toEqual([0, '']);
    expect(printed.out).toContain('CHECKOUT');
    expect(printed.out).toContain('The cart has 2 items.');
    expect(printed.out).not.toContain('Not covered');
    const rendered = await runExample('paths', '--model', example, '--format', 'playwright');
    expect(rendered.out).toContain('app.check({"type":"items","count":2})');
    const baseline = path.join(folder, 'own.json');
    expect((await runExample('update', '--model', example, '--baseline', baseline)).exitCode).toBe(0);
    expect((await runExample('check', '--model', example, '--baseline', baseline)).out).toBe(
      'checkout: equals its baseline\n',
    );
    expect((await runExample('check', '--model', example)).exitCode).toBe(0);
  });

  test('a check names the command that accepts the differences of these models', async () => {
    const args = ['check', '--model', example, '--baseline', path.join(folder, 'none.json')];
    expect((await runExample(...args)).errors).toContain(
      `accept them with npm run p:update -- ${args.slice(1).join(' ')}.`,
    );
    const packed = await runCommandIn(undefined, ...args);
    expect(packed.errors).toContain(`accept them with npx trellis-paths update ${args.slice(1).join(' ')}.`);
  });

  test('the help of the packed command names its own commands, and the machines of the file', async () => {
    const { out } = await runCommandIn(undefined, 'paths', '--model', example, '--help');
    expect(out).not.toContain('npm run');
    const [, given = ''] = /^ *npx trellis-paths (.*--strategy smoke)$/m.exec(out) ?? [];
    const smoke = await runCommandIn(undefined, ...given.split(' '));
    expect([smoke.exitCode, smoke.errors]).toEqual([0, '']);
    expect(smoke.out).toContain('CHECKOUT');
    const check = await runCommandIn(undefined, 'check', '--model', example, '--help');
    expect(check.out).toContain(`Usage: npx trellis-paths check --model ${example} [options]`);
    const own = await runExample('paths', '--model', example, '--help');
    expect(own.out).toContain(`npm run p -- --model ${example} --machine checkout --strategy smoke`);
  });

  test('a baseline that cannot be written is told', async () => {
    const update = ['update', '--model', example, '--baseline', '/proc/nowhere.json'];
    const { exitCode, errors } = await runExample(...update);
    expect([exitCode, errors.includes('/proc/nowhere.json cannot be written: ')]).toEqual([1, true]);
  });

  test.each([['--help'], ['-h'], ['paths', '--help'], ['check', '--help']])(
    'the packed command has help without a model: %s %s',
    async (...args) => {
      const { exitCode, out } = await runCommandIn(undefined, ...args);
      expect([exitCode, out.includes('Usage: trellis-paths <command> --model <file>')]).toEqual([0, true]);
    },
  );

  test.each([
    [['paths', '--model', 'nowhere.ts'], 'There is no file nowhere.ts'],
    [['paths', '--model'], '--model needs a file.'],
    [['check', '--baseline', 'x.json'], '--baseline belongs to --model'],
    [['check', '--model', path.resolve('machines/session.ts')], 'exports no test model'],
    [['check', '--machine', 'nope'], 'Allowed choices are lamp, house, coins.'],
    [['update', '--loud'], "Unknown option '--loud'"],
    [['dance'], 'The commands are paths, check, update.'],
    [['paths', '--machine', 'lamp', '--machine=house'], "Option '--machine' is given twice."],
    [['check', '--model', example, '--model', example], "Option '--model' is given twice."],
    [['paths', '--requirements', ''], "Option '--requirements [file]' argument is empty."],
    [['paths', '--scenario', ''], "Option '--scenario <file>' argument is empty."],
  ])('%j exits with 2, and a sentence', async (args, sentence) => {
    const { exitCode, errors } = await runExample(...args);
    expect(exitCode).toBe(2);
    expect(errors).toContain(sentence);
  });
});
