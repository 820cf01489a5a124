import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig(({ mode }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  server: { port: 5173, strictPort: true },
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
          exclude: ['tests/e2e/**'],
        },
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
              launchOptions: {
                ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
                args: CHROMIUM_ARGUMENTS,
              },
              actionTimeout: 5000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
}));
