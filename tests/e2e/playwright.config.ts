import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium';

const port = Number(process.env.E2E_PORT ?? 4174);
const chromium = findChromium();

// The rendered tests have to be there before tests are looked for. Every worker reads this file, too, and would import
// the machines for nothing.
if (process.env.TEST_WORKER_INDEX === undefined) {
  const { writePathSpecs } = await import('./paths');
  await writePathSpecs();
}
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
  // A wait ends when the screen shows what is awaited; these bounds only end a test that hangs. The first sign-in of
  // a demo generates its world: 2.5 s on a processor slowed down to a quarter, and more beside a second worker.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
