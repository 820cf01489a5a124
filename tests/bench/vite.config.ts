import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The pages that are measured, as the app is built. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false } },
});
