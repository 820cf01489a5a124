/** What the files of one place may import. Places are named by their path; the first that fits a file is its place. */
export interface Place {
  readonly name: string;
  readonly files: RegExp;
  /** other places, by name; a place's own files may always import each other */
  readonly places?: readonly string[];
  /** other places of which only types may be imported */
  readonly types?: readonly string[];
  /** other places that may only be imported with `import()` */
  readonly dynamic?: readonly string[];
  /** packages, with everything below them; `node:` stands for all of its modules */
  readonly packages?: readonly string[];
}

const REACT = ['react', 'react-dom'];
/** What draws, and nothing else. */
const DRAWING = [
  ...REACT,
  '@radix-ui',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract',
  'qrcode.react',
  'react-d3-tree',
];
const VIEWING = [
  ...DRAWING,
  '@xstate/react',
  '@felte',
  '@visx',
  '@tanstack/react-query',
  'react-error-boundary',
  'wouter',
  'zod/mini',
];
const SHARED = ['src/urls.ts', 'src/messages', 'src/branding.ts'];

/** Who may import whom: the table of the design, row by row. */
export const places: readonly Place[] = [
  {
    name: 'the Playwright rendering of paths',
    files: /^machines\/paths\/render\/playwright\w*\.ts$/,
    places: ['machines/paths'],
    packages: ['node:', '@playwright/test'],
  },
  {
    name: 'the commands of machines/paths',
    files: /^machines\/paths\/cli\//,
    places: ['machines/paths', 'the Playwright rendering of paths'],
    packages: ['node:', 'commander'],
  },
  {
    name: 'machines/paths',
    files: /^machines\/paths\//,
    packages: ['xstate', '@xstate/graph', 'zod/mini'],
  },
  {
    name: 'the command line of machines/models',
    files: /^machines\/models\/cli\.ts$/,
    places: ['machines/models', 'the commands of machines/paths'],
    packages: ['node:'],
  },
  {
    name: 'machines/models',
    files: /^machines\/models\//,
    places: ['machines', 'machines/paths', 'src/messages', 'src/urls.ts'],
    types: ['src/contract'],
    packages: ['xstate'],
  },
  { name: 'machines', files: /^machines\//, types: ['src/contract'], packages: ['xstate'] },
  { name: 'src/contract', files: /^src\/contract\//, packages: ['zod/mini'] },
  {
    name: 'src/domain',
    files: /^src\/domain\//,
    types: ['src/contract'],
    packages: ['d3-hierarchy', 'date-fns', 'papaparse'],
  },
  { name: 'src/theme', files: /^src\/theme\//, packages: ['@vanilla-extract'] },
  { name: 'src/ui', files: /^src\/ui\//, places: ['src/theme', 'src/domain'], packages: DRAWING },
  {
    name: 'src/api',
    files: /^src\/api\//,
    places: ['src/contract'],
    packages: ['@tanstack/react-query', 'zod/mini'],
  },
  { name: 'src/browser', files: /^src\/browser\//, places: ['src/contract'], packages: ['zod/mini'] },
  {
    name: 'src/actors',
    files: /^src\/actors\//,
    places: ['machines', 'src/api', 'src/browser', 'src/contract', 'src/messages'],
    packages: ['xstate', '@xstate/react', '@tanstack/react-query', 'react', 'react-hot-toast'],
  },
  {
    name: 'src/views',
    files: /^src\/views\//,
    places: [
      'src/actors',
      'src/api',
      'src/browser',
      'src/ui',
      'src/theme',
      'src/domain',
      'src/contract',
      ...SHARED,
    ],
    packages: VIEWING,
  },
  {
    name: 'src/demo',
    files: /^src\/demo\//,
    places: ['src/actors', 'src/ui', 'src/theme', 'machines/paths', 'machines/models', 'mocks', ...SHARED],
    packages: [
      ...VIEWING,
      '@testing-library/user-event',
      'dom-accessibility-api',
      'idb-keyval',
      'mermaid',
      'qr',
      'react-hot-toast',
      'xstate',
    ],
  },
  {
    name: 'src/app',
    files: /^src\/app\//,
    places: [
      'machines',
      'src/actors',
      'src/api',
      'src/browser',
      'src/contract',
      'src/domain',
      'src/theme',
      'src/ui',
      'src/views',
      ...SHARED,
    ],
    packages: [...VIEWING, 'react-hot-toast', 'regexparam', 'xstate'],
  },
  {
    name: 'src/main.tsx',
    files: /^src\/main\.tsx$/,
    places: ['src/app'],
    dynamic: ['src/demo', 'mocks'],
    packages: REACT,
  },
  { name: 'src/urls.ts', files: /^src\/urls\.ts$/ },
  { name: 'src/messages', files: /^src\/messages\//, places: ['src/domain'] },
  { name: 'src/branding.ts', files: /^src\/branding\.ts$/ },
  { name: 'src/environment.d.ts', files: /^src\/environment\.d\.ts$/ },
  {
    name: 'the build plugins of mocks',
    files: /^mocks\/.*\.plugin\.ts$/,
    packages: ['node:', 'vite', 'msw'],
  },
  {
    name: 'mocks/node.ts',
    files: /^mocks\/node\.ts$/,
    places: ['mocks', 'src/contract', 'src/domain'],
    packages: ['node:', 'msw', '@mswjs/data', 'zod/mini'],
  },
  {
    name: 'mocks',
    files: /^mocks\//,
    places: ['src/contract', 'src/domain'],
    packages: ['msw', '@mswjs/data', 'idb-keyval', 'pure-rand', 'zod/mini'],
  },
  { name: 'tests', files: /^tests\// },
];

/** Where a component may have a default export, if it is loaded lazily: React's `lazy` asks for one. */
export const MAY_EXPORT_DEFAULT = /^src\/(views|app|demo)\/.*\.tsx$/;
/** `@vanilla-extract` runs while building, from its own kind of file. */
export const BUILD_TIME_STYLES = { packages: '@vanilla-extract', files: /\.css\.ts$/ } as const;
