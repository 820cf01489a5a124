import { describe, expect, test } from 'vitest';
import { placeOf, violationsOf } from './tools/architecture';
import { places } from './tools/importRules';
import { readModule, readModules } from './tools/modules';

/** Violations of made-up sources, file by file. */
const violations = (sources: Readonly<Record<string, string>>) =>
  violationsOf(Object.entries(sources).map(([file, source]) => readModule(file, source)));

const one = (file: string, source: string) => violations({ [file]: source });

describe('the sources', () => {
  const modules = readModules(['src', 'machines', 'mocks']);

  test('are all read', () => {
    const found = modules.map(({ file }) => file);
    expect(found).toContain('src/main.tsx');
    expect(found).toContain('machines/session.ts');
    expect(found).toContain('src/contract/endpoints.ts');
  });

  test('keep to the table of who may import whom, without cycles, barrels or stray default exports', () => {
    expect(violationsOf(modules)).toEqual([]);
  });
});

describe('the table', () => {
  test('names only places that there are', () => {
    const names = places.map(({ name }) => name);
    for (const { places: own = [], types = [], dynamic = [] } of places) {
      for (const name of [...own, ...types, ...dynamic]) expect(names).toContain(name);
    }
  });

  test('gives every file the narrowest place', () => {
    expect(placeOf('machines/paths/plan.ts')?.name).toBe('machines/paths');
    expect(placeOf('machines/session.ts')?.name).toBe('machines');
    expect(placeOf('mocks/workerScript.plugin.ts')?.name).toBe('the build plugins of mocks');
  });
});

describe('the checker lets pass', () => {
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
  ])('what %s is allowed', (file, source) => {
    expect(one(file, source)).toEqual([]);
  });
});

describe('the checker catches', () => {
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
    ['a package of another place', 'src/contract/auth.ts', "import { useState } from 'react';"],
    ['the big zod in the contract', 'src/contract/auth.ts', "import * as z from 'zod';"],
    ['path generation in a machine', 'machines/session.ts', "import * as graph from '@xstate/graph';"],
    ['a machine that knows its paths', 'machines/session.ts', "import { plan } from './paths/plan';"],
    ['the path engine that knows a machine', 'machines/paths/plan.ts', "import { m } from '../session';"],
    [
      'the path engine that knows the app',
      'machines/paths/plan.ts',
      "import type { A } from '#src/contract/auth.ts';",
    ],
    ['a layer that reaches up', 'src/api/users.ts', "import { session } from '../actors/session';"],
    ['a component that fetches', 'src/ui/Card.tsx', "import { getProfile } from '../api/users';"],
    ['a view that reaches into the app', 'src/views/Home.tsx', "import { App } from '../app/App';"],
    [
      'a view that imports another place by type',
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
    ['the app in the provider', 'mocks/world.ts', "import { urls } from '#src/urls.ts';"],
    ['msw in the app', 'src/actors/services.ts', "import { setupWorker } from 'msw/browser';"],
    ['faker in what the demo carries', 'mocks/seed/members.ts', "import { faker } from '@faker-js/faker';"],
    ['Node in what a browser runs', 'mocks/world.ts', "import { readFile } from 'node:fs/promises';"],
    ['styles outside a .css.ts file', 'src/ui/Card.tsx', "import { style } from '@vanilla-extract/css';"],
    ['tests in the sources', 'src/app/App.tsx', "import { freeze } from '../../tests/tools/freeze';"],
    [
      'a re-export from another place',
      'src/domain/money.ts',
      "export const one = 1; export { text } from '../contract/scalars';",
    ],
    ['a file outside every place', 'src/helpers/format.ts', 'export const one = 1;'],
    ['an import that leads nowhere', 'src/app/App.tsx', "import { format } from '../helpers/format';"],
    ['a computed import', 'src/app/App.tsx', "const load = (name: string) => import('../views/' + name);"],
    ['a glob of imports', 'src/app/App.tsx', "const views = import.meta.glob('../views/*.tsx');"],
    ['a barrel', 'src/ui/index.ts', "export { Card } from './Card'; export { Form } from './Form';"],
    ['a barrel in two steps', 'src/ui/all.ts', "import { Card } from './Card'; export { Card };"],
    ['a default export', 'src/ui/Card.tsx', 'export default function Card() { return null; }'],
    ['a default export by name', 'src/ui/Card.tsx', 'const Card = 1; export { Card as default };'],
    [
      'a view with a default export that nobody loads lazily',
      'src/views/Home.tsx',
      'export default () => null;',
    ],
  ])('%s', (_what, file, source) => {
    expect(one(file, source)).toHaveLength(1);
  });

  test('a cycle through three files, and names its way', () => {
    expect(
      violations({
        'src/ui/A.ts': "import { b } from './B'; export const a = b;",
        'src/ui/B.ts': "import { c } from './C'; export const b = c;",
        'src/ui/C.ts': "import type { a } from './A'; export const c = 1;",
      }),
    ).toEqual(['an import cycle: src/ui/A.ts → src/ui/B.ts → src/ui/C.ts → src/ui/A.ts']);
  });

  test('nothing in a view with a default export that is loaded lazily', () => {
    expect(
      violations({
        'src/views/Home.tsx': 'export default () => null;',
        'src/app/Routes.tsx': "const Home = lazy(() => import('../views/Home'));",
      }),
    ).toEqual([]);
  });
});
