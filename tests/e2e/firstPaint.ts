import { expect, type Page } from '@playwright/test';

/** Holds requests back, as a slow connection does, and gives what lets them through. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds a script of the build back. */
export const holdFile = (page: Page, name: string) => holdRequests(page, `**/assets/${name}-*.js`);

/** Holds the app's own code back. */
export const holdApp = (page: Page) => holdFile(page, 'start');

/** What is reported to the console, where React says that a page is not the one that it renders. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Marks the form, and gives whether the same one is still there. */
export async function markForm(page: Page): Promise<() => Promise<boolean>> {
  const form = await page.locator('form').elementHandle();
  if (!form) throw new Error('The page has no form.');
  return () => page.evaluate((element) => element.isConnected, form);
}

/** Waits until the app handles the form of the page. */
export const expectTakenOver = (page: Page) => expect(page.locator('[data-prerendered]')).toHaveCount(0);
