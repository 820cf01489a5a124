import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium';
import { writePathSpecs } from './paths';

const port = Number(process.env.E2E_PORT ?? 4174);
const chromium = findChromium();

// The rendered tests have to be there before tests are looked for. Every worker reads this file, too.
if (process.env.TEST_WORKER_INDEX === undefined) await writePathSpecs();
process.env.BASE_URL = `http://localhost:${port}`;

/** Against the built demo, served as `npm run preview:demo` serves it, on a port of its own. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'demo', testIgnore: ['anyProvider/**', 'engines/**'] },
    { name: 'money', testMatch: 'anyProvider/money.spec.ts', grep: /@quick/ },
  ],
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: CHROMIUM_ARGUMENTS },
    // Recording slows every test down: `-- --trace on` brings it back for the one that fails.
    trace: 'off',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --mode demo --port ${port} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${port}/`,
    stdout: 'ignore',
  },
});
