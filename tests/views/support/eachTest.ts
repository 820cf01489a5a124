import { resetClock } from '../../paths/support/fixedClock';
import './withoutProfiling';
import { afterEach, beforeEach, vi } from 'vitest';
import { cleanUpPage, prepareBrowser } from './openApp';

// For a file with a page of its own to import. Files that share a page have it set up for each of them.
document.documentElement.lang = 'en';
beforeEach(prepareBrowser);
afterEach(() => {
  vi.useRealTimers();
  resetClock();
  cleanUpPage();
});
