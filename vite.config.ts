import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { lean } from './mocks/lean.plugin.ts';
import { namePools } from './mocks/seed/namePools.plugin.ts';
import { workerScript } from './mocks/workerScript.plugin.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/tools/findChromium.ts';

/** Without one, Playwright uses its own. Looked for only while testing: it costs a moment. */
const systemChromium = (mode: string) => {
  const executablePath = mode === 'test' ? findChromium() : undefined;
  return executablePath ? { executablePath } : {};
};

/** They look at the built folders, so they run after the builds, not with the unit tests. */
const BUILDS = 'tests/builds.test.ts';

export default defineConfig(({ mode }) => ({
  plugins: [react(), vanillaExtractPlugin(), namePools(), workerScript(), lean()],
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
  build: {
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/provider',
    emptyOutDir: true,
    target: 'es2022',
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', BUILDS],
        },
      },
      {
        extends: true,
        test: { name: 'builds', environment: 'node', include: [BUILDS] },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            ui: false,
            provider: playwright({
              launchOptions: { ...systemChromium(mode), args: CHROMIUM_ARGUMENTS },
              actionTimeout: 5000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
