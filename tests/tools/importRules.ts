/** What the files of one layer may import. The first layer that a file fits is its layer. */
export interface Layer {
  /** the layer's folder or only file, unless `files` says otherwise */
  readonly name: string;
  readonly files?: RegExp;
  /** other layers, by name; files of one layer may always import each other */
  readonly layers?: readonly string[];
  /** other layers of which only types may be imported */
  readonly types?: readonly string[];
  /** other layers that may only be imported with `import()` */
  readonly dynamic?: readonly string[];
  /** may load a file that is named when it runs */
  readonly computed?: true;
  /** packages with their subpaths; `node:` stands for all of its modules */
  readonly packages?: readonly string[];
}

const REACT = ['react', 'react-dom'];
const UI_PACKAGES = [
  ...REACT,
  '@radix-ui',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract',
  'qrcode.react',
  'react-d3-tree',
];
const VIEW_PACKAGES = [
  ...UI_PACKAGES,
  '@xstate/react',
  '@felte',
  '@tanstack/react-query',
  'cmdk',
  'react-error-boundary',
  'wouter',
  'zod/mini',
];
const DEMO_PACKAGES = [
  ...VIEW_PACKAGES,
  '@testing-library/user-event',
  'dom-accessibility-api',
  'idb-keyval',
  'qr',
  'react-hot-toast',
  'xstate',
];
const IS_SAVING_DATA = 'src/browser/isSavingData.ts';
const STORAGE_KEYS = 'src/browser/storageKeys.ts';
const SHARED = [
  'src/basePath.ts',
  'src/urls.ts',
  'src/messages',
  'src/branding.ts',
  IS_SAVING_DATA,
  STORAGE_KEYS,
];
const VIEW_LAYERS = [
  'src/actors',
  'src/api',
  'src/browser',
  'src/contract',
  'src/domain',
  'src/theme',
  'src/ui',
];

/** Who may import whom. No layer may import `tests`. */
export const layers: readonly Layer[] = [
  {
    name: 'the Playwright rendering of paths',
    files:
      /^machines\/paths\/(playwright\/.*|render\/(playwright|bundle)\w*|example\/checkout\.playwright)\.ts$/,
    layers: ['machines/paths'],
    packages: ['node:', '@playwright/test', 'rolldown', 'zod/mini'],
  },
  {
    name: 'machines/paths/cli',
    layers: ['machines/paths', 'the Playwright rendering of paths'],
    packages: ['node:', 'commander', 'xstate'],
    // The command's --model names a file.
    computed: true,
  },
  {
    name: 'machines/models/playwright',
    layers: ['machines/models', 'machines/paths', 'the Playwright rendering of paths'],
    packages: ['node:', '@playwright/test'],
  },
  { name: 'machines/paths', packages: ['xstate', '@xstate/graph', 'zod/mini'] },
  {
    name: 'machines/models/cli.ts',
    layers: ['machines/models', 'machines/models/playwright', 'machines/paths/cli'],
    packages: ['node:'],
  },
  {
    name: 'machines/models',
    layers: ['machines', 'machines/paths', 'src/messages', 'src/urls.ts', 'src/ui/icons/statusDrawings.ts'],
    types: ['src/contract'],
    packages: ['xstate', 'zod/mini'],
  },
  {
    name: 'machines/diagrams',
    layers: ['machines/models', 'machines/paths'],
    packages: ['node:', 'elkjs', 'vite', 'xstate'],
  },
  { name: 'machines', types: ['src/contract'], packages: ['xstate'] },

  { name: 'src/contract', packages: ['zod/mini'] },
  {
    name: 'src/domain',
    types: ['src/contract'],
    packages: ['@noble/hashes', 'd3-hierarchy', 'date-fns', 'papaparse'],
  },
  { name: 'src/theme', packages: ['@vanilla-extract'] },
  // What rendered path tests tell toasts by.
  { name: 'src/ui/icons/statusDrawings.ts' },
  {
    name: 'src/ui',
    layers: ['src/theme', 'src/domain', 'src/ui/icons/statusDrawings.ts'],
    packages: UI_PACKAGES,
  },
  { name: 'src/api', layers: ['src/contract'], packages: ['@tanstack/react-query', 'zod/mini'] },
  { name: IS_SAVING_DATA, packages: ['zod/mini'] },
  { name: STORAGE_KEYS },
  {
    name: 'src/browser',
    layers: ['src/basePath.ts', 'src/contract', IS_SAVING_DATA, STORAGE_KEYS],
    packages: ['zod/mini'],
  },
  {
    name: 'src/actors',
    layers: ['machines', 'src/api', 'src/browser', STORAGE_KEYS, 'src/contract', 'src/messages'],
    packages: ['xstate', '@xstate/react', '@tanstack/react-query', 'react', 'react-hot-toast'],
  },
  { name: 'src/views', layers: [...VIEW_LAYERS, ...SHARED], packages: VIEW_PACKAGES },
  {
    name: 'the toasts',
    files: /^src\/app\/Toasts\./,
    layers: ['src/ui', 'src/theme'],
    packages: ['react', 'react-hot-toast', '@vanilla-extract'],
  },
  {
    name: 'src/demo',
    layers: ['src/actors', 'src/ui', 'src/theme', 'machines/paths', 'machines/models', 'mocks', ...SHARED],
    types: ['machines/diagrams'],
    // Plans load it before their first step.
    dynamic: ['the toasts'],
    packages: [...DEMO_PACKAGES, 'virtual:diagrams'],
  },
  {
    name: 'src/app',
    dynamic: ['the toasts'],
    layers: ['machines', 'src/views', ...VIEW_LAYERS, ...SHARED],
    packages: [...VIEW_PACKAGES, 'react-hot-toast', 'regexparam', 'xstate'],
  },
  { name: 'src/main.tsx', layers: ['src/app'], dynamic: ['src/demo', 'mocks'], packages: REACT },
  // They make the pages of a build.
  { name: 'src/prerender.ts', layers: ['src/app'], dynamic: ['src/demo'] },
  { name: 'src/beforePaint.ts', layers: ['src/basePath.ts', 'src/browser', STORAGE_KEYS, 'src/urls.ts'] },
  { name: 'src/messages', layers: ['src/domain'] },
  { name: 'src/basePath.ts' },
  { name: 'src/urls.ts' },
  { name: 'src/branding.ts' },
  { name: 'src/pageHead.ts', layers: ['src/theme', ...SHARED] },
  {
    name: 'the build plugins of src',
    files: /^src\/\w+\.plugin\.ts$/,
    types: ['src/pageHead.ts'],
    packages: ['node:', 'vite'],
  },
  { name: 'src/environment.d.ts' },

  {
    name: 'the build plugins of mocks',
    files: /^mocks\/.*\.plugin\.ts$/,
    packages: ['node:', 'vite', 'msw'],
  },
  {
    name: 'mocks/node.ts',
    layers: ['mocks', 'src/contract', 'src/domain'],
    packages: ['node:', 'msw', '@mswjs/data', 'zod/mini'],
  },
  {
    name: 'mocks',
    layers: ['src/basePath.ts', 'src/contract', 'src/domain'],
    packages: ['msw', '@mswjs/data', 'idb-keyval', 'pure-rand', 'zod/mini'],
  },
  { name: 'tests' },
];

/** Components that may have a default export if they are loaded lazily, which is what React's `lazy` takes. */
export const DEFAULT_EXPORT_FILES = /^src\/(views|app|demo)\/.*\.tsx$/;
/** These packages run at build time only, from their own kind of file. */
export const BUILD_TIME_STYLES = { packages: '@vanilla-extract', files: /\.css\.ts$/ } as const;
