import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json';

const FOLDERS = ['.ci', '.github', 'machines', 'mocks', 'src', 'tests'];
const CODE = /`([^`\n]+)`/g;
const PLACEHOLDER = /<\w+>/g;

const guide = readFileSync('.github/CONTRIBUTING.md', 'utf8');
const quoted = [...guide.matchAll(CODE)].flatMap(([, code]) => code ?? []);
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name).replaceAll(path.sep, '/'),
  ),
).concat(readdirSync('.'));

/** A path in which each `<placeholder>` stands for one or more characters of a name. */
const toPattern = (named: string): RegExp =>
  new RegExp(`^${named.replaceAll('.', '\\.').replace(PLACEHOLDER, '[^/]+')}$`);

describe('CONTRIBUTING.md', () => {
  test('names only files that exist', () => {
    const named = quoted.filter(
      (code) => /^[\w.<>/-]+$/.test(code) && /\/\w|^\.\w|\.(md|json|ts)$/.test(code),
    );
    expect(named).toContain('machines/models/<machine>.model.ts');
    expect(named.filter((code) => !files.some((file) => toPattern(code).test(file)))).toEqual([]);
  });

  test('names only scripts that exist', () => {
    const scripts = quoted.flatMap((code) => /^npm run ([\w:]+)/.exec(code)?.[1] ?? []);
    expect(scripts).toContain('paths:update');
    expect(scripts.filter((script) => !(script in packageJson.scripts))).toEqual([]);
  });
});

test('every test model file is imported by the list of models', () => {
  const list = readFileSync('machines/models/testModels.ts', 'utf8');
  const models = readdirSync('machines/models').filter((name) => name.endsWith('.model.ts'));
  expect(models.filter((name) => !list.includes(`'./${name.replace(/\.ts$/, '')}'`))).toEqual([]);
});
