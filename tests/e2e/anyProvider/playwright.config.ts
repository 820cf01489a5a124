import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../../tools/findChromium';
import type { ProviderOptions } from './providerFixtures';
import { formProviders, providers } from './servedVariants';

const chromium = findChromium();

/** The built provider app in dist/provider, against providers that this project has not written for it. */
export default defineConfig<ProviderOptions>({
  testDir: '.',
  outputDir: '../../../test-results/any-provider',
  globalSetup: './serveApps.ts',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 20_000,
  use: {
    browserName: 'chromium',
    launchOptions: { ...(chromium ? { executablePath: chromium } : {}), args: CHROMIUM_ARGUMENTS },
    actionTimeout: 5000,
    trace: 'off',
  },
  projects: [
    ...Object.keys(providers).map((provider) => ({
      name: provider,
      testMatch: formProviders.includes(provider) ? ['screens.spec.ts', 'forms.spec.ts'] : 'screens.spec.ts',
      use: { provider },
    })),
    { name: 'money', testMatch: 'money.spec.ts' },
    { name: 'prism', testMatch: 'prism.spec.ts' },
    { name: 'provider check', testMatch: 'affectedScreens.spec.ts', use: { provider: 'sample' } },
    { name: 'malformed replies', testMatch: 'malformed.spec.ts', use: { provider: 'sample' } },
  ],
});
