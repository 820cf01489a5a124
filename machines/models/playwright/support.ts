import { fileURLToPath } from 'node:url';
import type { PlaywrightSupport } from '../../paths/render/playwrightSupport';
import { toOutsidePlan } from './outsidePlan';

const HEADER = `/*
 * Paths through the app as Playwright tests. They need only '@playwright/test' and an address:
 *
 *   BASE_URL=https://app.example npx playwright test paths.spec.ts
 *
 * BASE_URL        where the app is served, with its base path; http://localhost:4173 unless it is set
 * API_URL         the base path of its API; /api unless it is set
 * MEMBER_KEY, MEMBER_PASSCODE, MEMBER_NAME   who signs in
 * OTHER_KEY, OTHER_PASSCODE, OTHER_NAME      who signs in in another tab
 * RECIPIENT_KEY, RECIPIENT_NAME              who receives transfers; the other member unless it is set
 *
 * The defaults are members of the demo.
 *
 * MONEY: transfers in these tests are carried out by the provider at that address. With a real provider real money
 * moves. Use accounts that are meant for tests.
 *
 * The tests intercept the app's calls in the page, and let them end with the provider's own answer, a refusal or a
 * broken connection.
 */`;

/** How the app's plans run from outside the page. */
export const playwright: PlaywrightSupport = {
  module: fileURLToPath(new URL('./driver.ts', import.meta.url)),
  header: HEADER,
  toOutsidePlan,
};
