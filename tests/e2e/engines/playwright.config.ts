import { defineConfig } from '@playwright/test';

/** The built apps in each engine. The tests start their browsers themselves: not all of them are Playwright's. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/engines',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [['list'], ['html', { outputFolder: '../../../playwright-report/engines', open: 'never' }]],
});
