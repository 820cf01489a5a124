import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findLayer, findViolations } from './tools/architecture';
import { layers } from './tools/importRules';
import { readModule, readModules } from './tools/modules';
import { OWN_PAGE } from './tools/testFiles';

/** Violations of made-up sources, file by file. */
const violations = (sources: Readonly<Record<string, string>>) =>
  findViolations(Object.entries(sources).map(([file, source]) => readModule(file, source)));

const one = (file: string, source: string) => violations({ [file]: source });

describe('the sources', () => {
  const modules = readModules(['src', 'machines', 'mocks']);

  test('are all read', () => {
    const found = modules.map(({ file }) => file);
    expect(found).toContain('src/main.tsx');
    expect(found).toContain('machines/session.ts');
    expect(found).toContain('src/contract/endpoints.ts');
  });

  test('keep to the import rules, without stray default exports', () => {
    expect(findViolations(modules)).toEqual([]);
  });
});

test('view tests that replace modules, or mount the app in a way that does not end it, have a page of their own', () => {
  const files = readdirSync('tests/views', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.tsx'))
    .map((file) => `tests/views/${file.replaceAll(path.sep, '/')}`);
  const needing = files.filter((file) =>
    /vi\.mock\(|app\/mount\.tsx|\bopenPlayer\b/.test(readFileSync(file, 'utf8')),
  );
  expect(needing.toSorted()).toEqual(OWN_PAGE.toSorted());
});

describe('the import rules', () => {
  test('name only layers that exist', () => {
    const names = layers.map(({ name }) => name);
    for (const { layers: allowed = [], types = [], dynamic = [] } of layers) {
      for (const name of [...allowed, ...types, ...dynamic]) expect(names).toContain(name);
    }
  });

  test('give every file the narrowest layer', () => {
    expect(findLayer('machines/paths/plan.ts')?.name).toBe('machines/paths');
    expect(findLayer('machines/session.ts')?.name).toBe('machines');
    expect(findLayer('mocks/worker/workerScript.plugin.ts')?.name).toBe('the build plugins of mocks');
  });
});

describe('allowed imports', () => {
  test.each([
    [
      'machines/session.ts',
      "import { setup } from 'xstate'; import type { Auth } from '#src/contract/auth.ts';",
    ],
    [
      'machines/paths/plan.ts',
      "import { getShortestPaths } from '@xstate/graph'; import { explore } from './explore';",
    ],
    ['src/contract/auth.ts', "import * as z from 'zod/mini'; import { text } from './scalars';"],
    [
      'src/views/dashboard/home/Home.tsx',
      "import { urls } from '../../../urls'; import { Link } from 'wouter';",
    ],
    ['src/ui/Card.css.ts', "import { style } from '@vanilla-extract/css';"],
    ['src/main.tsx', "if (import.meta.env.MODE === 'demo') await import('./demo/start');"],
    ['src/demo/start.tsx', "import { startProvider } from '../../mocks/browser';"],
    ['mocks/handlers/users.ts', "import { getProfile } from '../../src/contract/users';"],
  ])('those of %s', (file, source) => {
    expect(one(file, source)).toEqual([]);
  });
});

describe('violations', () => {
  test.each([
    [
      'a value where only types may go',
      'machines/session.ts',
      "import { auth } from '#src/contract/auth.ts';",
    ],
    [
      'a type import that still runs the module',
      'src/domain/a.ts',
      "import { type T } from '../contract/auth';",
    ],
    ['a package of another layer', 'src/contract/auth.ts', "import { useState } from 'react';"],
    ['the big zod in the contract', 'src/contract/auth.ts', "import * as z from 'zod';"],
    ['path generation in a machine', 'machines/session.ts', "import * as graph from '@xstate/graph';"],
    ['a machine that imports its paths', 'machines/session.ts', "import { plan } from './paths/plan';"],
    ['the path engine that imports a machine', 'machines/paths/plan.ts', "import { m } from '../session';"],
    [
      'the path engine that imports the app',
      'machines/paths/plan.ts',
      "import type { A } from '#src/contract/auth.ts';",
    ],
    ['an import from a higher layer', 'src/api/users.ts', "import { session } from '../actors/session';"],
    ['a component that fetches', 'src/ui/Card.tsx', "import { getProfile } from '../api/users';"],
    ['a view that imports the app', 'src/views/Home.tsx', "import { App } from '../app/App';"],
    [
      'a view that imports a type of a forbidden layer',
      'src/views/Home.tsx',
      "import type { M } from '../../machines/session';",
    ],
    ['the provider in the app', 'src/app/App.tsx', "import { personas } from '../../mocks/seed/personas';"],
    [
      'a type of the provider in the app',
      'src/app/App.tsx',
      "type P = import('../../mocks/seed/personas').Persona;",
    ],
    ['the demo, statically', 'src/main.tsx', "import { startDemo } from './demo/start';"],
    ['the demo, from elsewhere', 'src/app/App.tsx', "const demo = () => import('../demo/start');"],
    ['the app in the provider', 'mocks/world/world.ts', "import { urls } from '#src/urls.ts';"],
    ['msw in the app', 'src/actors/services.ts', "import { setupWorker } from 'msw/browser';"],
    ['faker in the demo’s bundle', 'mocks/seed/members.ts', "import { faker } from '@faker-js/faker';"],
    ['Node in code for the browser', 'mocks/world/world.ts', "import { readFile } from 'node:fs/promises';"],
    ['styles outside a .css.ts file', 'src/ui/Card.tsx', "import { style } from '@vanilla-extract/css';"],
    ['tests in the sources', 'src/app/App.tsx', "import { freeze } from '../../tests/tools/freeze';"],
    [
      'a re-export from a forbidden layer',
      'src/domain/money.ts',
      "export const one = 1; export { text } from '../contract/scalars';",
    ],
    ['a file outside every layer', 'src/helpers/format.ts', 'export const one = 1;'],
    ['an import that leads nowhere', 'src/app/App.tsx', "import { format } from '../helpers/format';"],
    ['a computed import', 'src/app/App.tsx', "const load = (name: string) => import('../views/' + name);"],
    ['a glob of imports', 'src/app/App.tsx', "const views = import.meta.glob('../views/*.tsx');"],
    ['a default export', 'src/ui/Card.tsx', 'export default function Card() { return null; }'],
    ['a default export by name', 'src/ui/Card.tsx', 'const Card = 1; export { Card as default };'],
    [
      'a view with a default export that is not loaded lazily',
      'src/views/Home.tsx',
      'export default () => null;',
    ],
  ])('%s', (_what, file, source) => {
    expect(one(file, source)).toHaveLength(1);
  });

  test('a default export of a view that is loaded lazily is none', () => {
    expect(
      violations({
        'src/views/Home.tsx': 'export default () => null;',
        'src/app/Routes.tsx': "const Home = lazy(() => import('../views/Home'));",
      }),
    ).toEqual([]);
  });
});

/** Biome's findings in made-up sources: `file: rule`. */
function lint(sources: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'trellis-lint-'));
  try {
    const files = {
      ...sources,
      'package.json': readFileSync('package.json', 'utf8'),
      'biome.json': JSON.stringify({ extends: [path.resolve('.biome.json')], vcs: { enabled: false } }),
    };
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
    const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--reporter=json', '.'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = lintReport.parse(JSON.parse(stdout));
    return diagnostics.map(({ category, location }) => `${location.path}: ${category}`).toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const lintReport = z.object({
  diagnostics: z.array(z.object({ category: z.string(), location: z.object({ path: z.string() }) })),
});

test('the linter finds barrels, cycles through types and layers, and require', () => {
  const findings = lint({
    'src/ui/index.ts': "export { Card } from './Card'; export { Form } from './Form';",
    'src/ui/all.ts': "import { Card } from './Card'; export { Card };",
    'src/ui/everything.ts': "export * from './Card';",
    'src/ui/Card.ts': 'export const Card = 1;',
    'src/ui/Form.ts': 'export const Form = 1;',
    'src/ui/A.ts': "import { b } from './B'; export const a = b;",
    'src/ui/B.ts': "import { c } from '#src/api/C.ts'; export const b = c;",
    'src/api/C.ts': "import type { a } from '#src/ui/A.ts'; export type C = typeof a; export const c = 1;",
    'src/ui/required.ts': "export const Card = require('./Card');",
  });
  expect(findings).toEqual([
    'src/api/C.ts: lint/suspicious/noImportCycles',
    'src/ui/A.ts: lint/suspicious/noImportCycles',
    'src/ui/B.ts: lint/suspicious/noImportCycles',
    'src/ui/all.ts: lint/style/noExportedImports',
    'src/ui/everything.ts: lint/performance/noBarrelFile',
    'src/ui/everything.ts: lint/performance/noReExportAll',
    'src/ui/index.ts: lint/performance/noBarrelFile',
    'src/ui/required.ts: lint/style/noCommonJs',
  ]);
});
