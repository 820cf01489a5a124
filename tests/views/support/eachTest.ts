import { beginAt, resetClock } from '../../paths/support/fixedClock';
import './withoutProfiling';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { cleanUpPage, prepareBrowser } from './openApp';

// For a file with a page of its own to import. Files that share a page have it set up for each of them.
document.documentElement.lang = 'en';
// To see that nothing depends on the day.
if (import.meta.env.VITE_START) beginAt(Date.parse(import.meta.env.VITE_START));
beforeEach(prepareBrowser);
afterEach(async () => {
  vi.useRealTimers();
  resetClock();
  cleanUpPage();
  // By itself it is only done in the first of the files that share a page.
  await cleanup();
});
