import { availableParallelism } from 'node:os';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { diagrams } from './machines/diagrams/diagrams.plugin.ts';
import { stubUnusedModules } from './mocks/worker/stubUnusedModules.plugin.ts';
import { workerScript } from './mocks/worker/workerScript.plugin.ts';
import { compressedFiles } from './src/compressedFiles.plugin.ts';
import { pageHead } from './src/pageHead.plugin.ts';
import { openApiDocument } from './tests/openApi/openApi.plugin.ts';
import { readApiUrl } from './tests/tools/apiUrl.ts';
import { readBasePath } from './tests/tools/basePath.ts';
import { CONTENT_SECURITY_POLICY } from './tests/tools/contentSecurityPolicy.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/tools/findChromium.ts';
import { routePages } from './tests/tools/routePages.plugin.ts';
import { BUILDS, INTEGRATION, OWN_PAGE, PLANS } from './tests/tools/testFiles.ts';

/** Without one, Playwright uses its own. Looked for only while testing: it costs a moment. */
const systemChromium = (mode: string) => {
  const executablePath = mode === 'test' ? findChromium() : undefined;
  return executablePath ? { executablePath } : {};
};

/** `npm run paths:walk` walks on the packages as members get them, and without pauses and animations. */
const AS_MEMBERS = process.env.NODE_ENV === 'production';

/**
 * What is needed together comes in one file: all that these modules import, statically and at any depth, less what the
 * chunks before hold. Everything else splits by itself.
 */
const CHUNKS = {
  // The app with its first screen: dashboards share most of it.
  start: ['src/main.tsx', 'src/views/public/sign-in/SignIn.tsx'],
  // The session with its calls, and what validates a form: both come after sign-in is shown.
  calls: ['src/actors/services.ts'],
  forms: ['src/views/useValidatedForm.ts', 'src/views/NewPasscodeField.tsx'],
  data: ['src/app/QueryScope.tsx'],
  toasts: ['src/app/Toasts.tsx'],
  demo: ['src/demo/start.tsx'],
  dashboard: ['src/app/DashboardArea.tsx', 'src/views/dashboard/home/Home.tsx'],
};

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function assignChunks(graph: ModuleGraph): ReadonlyMap<string, string> {
  const reachedFrom = (roots: readonly string[]) => {
    const reached = new Set(roots.map((root) => path.resolve(root)));
    for (const id of reached)
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
    return reached;
  };
  const chunkOf = new Map<string, string>();
  for (const [chunk, roots] of Object.entries(CHUNKS)) {
    for (const id of reachedFrom(roots)) if (!chunkOf.has(id)) chunkOf.set(id, chunk);
  }
  return chunkOf;
}

function chunkNames() {
  let chunkOf: ReadonlyMap<string, string> | undefined;
  return (id: string, graph: ModuleGraph) => {
    chunkOf ??= assignChunks(graph);
    return chunkOf.get(id) ?? null;
  };
}

const WITHOUT_PROFILING = 'tests/views/support/withoutProfiling.ts';

/** Importing the same modules for each file took most of the time. */
const SHARED_PROCESS = {
  environment: 'node',
  isolate: false,
  // Neither UTC nor whole hours away from it: a date that is read in the machine's zone shows.
  env: { TZ: 'America/St_Johns' },
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/** Beside the two pages that files share, which wait now and then. */
const ONE_PAGE = { fileParallelism: false };

/** Shows the page of a test with forced colours, as they are in a theme, or without. */
const forceColors: BrowserCommand<['light' | 'dark' | 'none']> = ({ page }, theme) =>
  page.emulateMedia(
    theme === 'none'
      ? { forcedColors: null, colorScheme: null }
      : { forcedColors: 'active', colorScheme: theme },
  );

const inBrowser = (mode: string, pages = {}) => ({
  // Long enough for a busy machine; a condition that holds ends the wait at once.
  expect: { poll: { timeout: 8000 } },
  setupFiles: [WITHOUT_PROFILING],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    ui: false,
    provider: playwright({
      launchOptions: {
        ...systemChromium(mode),
        args: CHROMIUM_ARGUMENTS,
        // Figures of the last months count the days of the reader's zone. A test may emulate another one.
        env: { ...process.env, TZ: 'UTC' },
      },
      actionTimeout: 5000,
      // Given to each page by a browser with windows.
      contextOptions: {
        permissions: ['clipboard-write'],
        ...(AS_MEMBERS ? { reducedMotion: 'reduce' as const } : {}),
      },
    }),
    commands: { forceColors },
    instances: [{ browser: 'chromium' as const }],
    ...pages,
  },
});

export default defineConfig(({ mode, command }) => ({
  // Tests are served at the root.
  base: mode === 'test' ? '/' : readBasePath(mode),
  define: { 'import.meta.env.VITE_API_URL': JSON.stringify(readApiUrl(mode)) },
  // Packages as members get them and as developers do are kept apart: the one would throw the other away.
  cacheDir: `node_modules/.vite${AS_MEMBERS ? '-members' : ''}`,
  plugins: [
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: 'short' } : {}),
    pageHead(),
    workerScript(),
    openApiDocument(),
    diagrams(),
    stubUnusedModules(),
    routePages(),
    compressedFiles(),
  ],
  // The whole app, in browser tests too: a dependency found only while they run would reload the page under them.
  optimizeDeps: {
    entries: ['index.html'],
    // Vitest leaves msw as it is, in two hundred files.
    include: ['msw', 'msw/browser'],
  },
  server: { port: 5173 },
  preview: {
    port: 4173,
    strictPort: true,
    headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
  },
  build: {
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/provider',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkNames(), debugName: 'screens' }],
        },
      },
    },
  },
  test: {
    // A screen waits more than it works: two at a time are quicker even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...SHARED_PROCESS,
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', ...BUILDS, ...INTEGRATION, PLANS],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          ...SHARED_PROCESS,
          include: INTEGRATION,
        },
      },
      {
        extends: true,
        test: { name: 'builds', environment: 'node', include: BUILDS },
      },
      {
        extends: true,
        test: { name: 'plans', environment: 'node', include: [PLANS], maxConcurrency: 2 },
      },
      {
        extends: true,
        test: {
          ...inBrowser(mode),
          name: 'browser',
          // Each file of its own page imported five hundred modules again. What a test changes is put back after it.
          isolate: false,
          setupFiles: ['tests/views/support/eachTest.ts'],
          include: ['tests/views/**/*.test.tsx'],
          exclude: OWN_PAGE,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser(mode, ONE_PAGE),
          name: 'browser, own page',
          include: ['tests/*.test.tsx', 'tests/!(views)/**/*.test.tsx', ...OWN_PAGE],
        },
      },
    ],
  },
}));
