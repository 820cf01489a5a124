import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkCommand } from '#machines/paths/cli/checkCommand.ts';
import { pathsCommand } from '#machines/paths/cli/pathsCommand.ts';
import { updateCommand } from '#machines/paths/cli/updateCommand.ts';
import { explore } from '#machines/paths/explore.ts';
import { makePlan } from '#machines/paths/makePlan.ts';
import { edges } from '#machines/paths/strategies.ts';
import { byMember, coinsWords, houseWords, lampWords, vocabularyFor } from './smallMachines';

const words = { lamp: lampWords, house: houseWords, coins: coinsWords };

function recorder() {
  const said = { out: '', errors: '' };
  const terminal = {
    write: (text: string) => {
      said.out += text;
    },
    writeError: (text: string) => {
      said.errors += text;
    },
  };
  return { said, terminal };
}

async function run(...args: string[]) {
  const { said, terminal } = recorder();
  const exitCode = await pathsCommand(args, words, terminal);
  return { exitCode, ...said };
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
    [['--to', 'on', '--strategy', 'smoke'], /leave --strategy or --to out\.$/],
    [
      ['--loud'],
      /^Unknown option '--loud'\. The options are --machine, --strategy, --max, --to, --format, --out and --help\.$/,
    ],
    [['lamp'], /^Too many arguments.* The options are --machine/],
    [['--format', 'mermaid', '--out', 'all.mmd'], /^A file of mermaid holds one machine/],
  ])('%j ends with 2, and a sentence that says what there is', async (args, sentence) => {
    const { exitCode, out, errors } = await run(...args);
    expect(exitCode).toBe(2);
    expect(out).toBe('');
    expect(errors.trim()).toMatch(sentence);
  });

  test('ends no path later than is asked for', async () => {
    const plans: unknown = JSON.parse(
      (await run('--machine', 'coins', '--max', '2', '--format', 'json')).out,
    );
    const longest = Array.isArray(plans) ? Math.max(...plans.map(({ steps }) => steps.length)) : 0;
    expect(longest).toBe(2);
  });

  test('takes the shortest ways into a state, in the machines that have it', async () => {
    const { exitCode, out } = await run('--to', 'inside.attic');
    expect(exitCode).toBe(0);
    expect(out).toContain('Path 1 of 1');
    expect(out).not.toContain('LAMP');
  });

  test('tells when no path does what is asked for', async () => {
    const { exitCode, errors } = await run('--to', 'inside.attic', '--max', '1');
    expect([exitCode, errors]).toEqual([0, 'house: no path of at most 1 step does what is asked for.\n']);
  });

  test('writes a file for each machine into a folder, and says so', async () => {
    const out = path.join(folder, 'features');
    const told = await run('--format', 'gherkin', '--out', out);
    expect(readdirSync(out).sort()).toEqual(['coins.feature', 'house.feature', 'lamp.feature']);
    expect(told.out).toContain(`Wrote 1 path to ${path.join(out, 'lamp.feature')}\n`);
  });

  test('writes all machines into one file where that can hold them', async () => {
    const file = path.join(folder, 'plans.json');
    const told = await run('--format', 'json', '--strategy', 'smoke', '--out', file);
    expect(told.out).toMatch(/^Wrote 3 paths to .*plans\.json\n$/);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(3);
  });

  test('tells the plans listed by hand when everything is asked for, and only then', async () => {
    const graph = explore(lampWords);
    const byHand = { ...makePlan(graph, edges(graph)[0] ?? []), id: 'scenario-lamps', machine: 'scenario' };
    const told = async (...args: string[]) => {
      const { said, terminal } = recorder();
      await pathsCommand(args, words, terminal, [byHand]);
      return said.out;
    };
    expect(await told()).toContain('LISTED BY HAND');
    for (const format of ['json', 'playwright']) {
      expect(await told('--format', format)).toContain('scenario-lamps');
      expect(await told('--format', format, '--machine', 'lamp')).not.toContain('scenario-lamps');
      expect(await told('--format', format, '--strategy', 'smoke')).not.toContain('scenario-lamps');
    }
    const out = path.join(folder, 'each');
    await told('--format', 'json', '--out', out);
    expect(
      readdirSync(out)
        .map((file) => readFileSync(path.join(out, file), 'utf8'))
        .join(),
    ).not.toContain('scenario-lamps');
  });

  test('tells of a file that cannot be written', async () => {
    const { exitCode, errors } = await run('--out', path.join('/dev/null', 'plans.txt'));
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/ENOTDIR|EEXIST/);
  });

  test('refuses to leave events out in silence', async () => {
    const { said, terminal } = recorder();
    const poor = vocabularyFor(lampWords.machine, { press: [byMember('press')] }, { states: ['on', 'off'] });
    expect(await pathsCommand([], { lamp: poor }, terminal)).toBe(1);
    expect(said.errors).toBe('lamp: the vocabulary has no cases for dim\n');
  });

  test('explains itself', async () => {
    const { exitCode, out } = await run('--help');
    expect(exitCode).toBe(0);
    for (const option of ['--machine', '--strategy', '--max', '--to', '--format', '--out', 'Examples']) {
      expect(out).toContain(option);
    }
  });

  test('takes it quietly when its reader has read enough', { timeout: 30_000 }, async () => {
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

describe('freezing and checking', () => {
  const freeze = (testModels = words) => {
    const { said, terminal } = recorder();
    return { exitCode: updateCommand(testModels, folder, terminal), ...said };
  };
  const assertion = (testModels: Parameters<typeof checkCommand>[0] = words) => {
    const { said, terminal } = recorder();
    return { exitCode: checkCommand(testModels, folder, terminal), ...said };
  };
  const dim = byMember('the light is turned down');
  const changed = { ...words, lamp: { ...lampWords, cases: { ...lampWords.cases, dim: [dim] } } };

  test('what is frozen passes the check', () => {
    expect(freeze().exitCode).toBe(0);
    expect(assertion()).toEqual({
      exitCode: 0,
      out: Object.keys(words)
        .map((id) => `${id}: the frozen plans are as the machine is\n`)
        .join(''),
      errors: '',
    });
  });

  test('what has changed fails it, in words, and freezing accepts it', () => {
    freeze();
    const { exitCode, errors } = assertion(changed);
    expect(exitCode).toBe(1);
    expect(errors).toContain('lamp differs from its frozen plans:\n  - lamp-');
    expect(errors).not.toContain('house');
    expect(errors).toContain('npm run paths:freeze accepts it');
    expect(freeze(changed).out).toContain('house: 2 paths, 1 of them smoke (as before)');
    expect(assertion(changed).exitCode).toBe(0);
  });

  test('freezing says in a line for each machine what is new, gone and changed', () => {
    expect(freeze().out).toMatch(/^lamp: \d paths, \d of them smoke \(\d new\)\nhouse: /);
    expect(freeze(changed).out).toMatch(/^lamp: \d paths, 1 of them smoke \(\d new, \d gone\)$/m);
  });

  test('a machine without frozen plans fails the check', () => {
    expect(assertion()).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining(
        `lamp has no frozen plans in ${folder}: npm run paths:freeze writes them`,
      ),
    });
  });

  test.each(['', '{', '[]', '{"machine":"lamp"}'])('a file that holds %j fails it too', (text) => {
    freeze();
    const file = path.join(folder, 'lamp.json');
    writeFileSync(file, text);
    const { exitCode, errors } = assertion();
    expect(exitCode).toBe(1);
    expect(errors).toContain(`${file} is no file of frozen plans (`);
    expect(freeze().exitCode).toBe(0);
    expect(assertion().exitCode).toBe(0);
  });

  test('nothing is frozen of a vocabulary that leaves events out', () => {
    const { said, terminal } = recorder();
    const poor = vocabularyFor(lampWords.machine, { press: [byMember('press')] }, { states: ['on', 'off'] });
    expect(updateCommand({ lamp: poor }, folder, terminal)).toBe(1);
    expect(said.errors).toContain('no cases for dim');
    expect(existsSync(path.join(folder, 'lamp.json'))).toBe(false);
  });
});
